import type { ServerEvent, ServerPayload } from '@szansa/api-client/realtime';
import { useEffect, useEffectEvent } from 'react';

type Listener = (payload: unknown) => void;

const listeners = new Map<ServerEvent, Set<Listener>>();

/** Calls the subscribers of an event. */
export function publishEvent(event: ServerEvent, payload: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(payload);
}

/** Subscribes to an event while the component is shown: for immediate reactions, such as a toast. */
export function useServerEvent<E extends ServerEvent>(event: E, handler: (payload: ServerPayload<E>) => void): void {
  // the line hands on what the schema of the event describes
  const listener = useEffectEvent((payload: unknown) => handler(payload as ServerPayload<E>));
  useEffect(() => {
    const own: Listener = (payload) => listener(payload);
    const all = listeners.get(event) ?? new Set();
    listeners.set(event, all.add(own));
    return () => void all.delete(own);
  }, [event]);
}
