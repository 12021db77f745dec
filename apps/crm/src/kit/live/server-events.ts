import type { ServerEvent, ServerPayload } from '@szansa/api-client/realtime';
import { useEffect, useEffectEvent } from 'react';

type EventSubscriber = (payload: unknown) => void;

const subscribers = new Map<ServerEvent, Set<EventSubscriber>>();

/** Calls the subscribers of an event. */
export function publishEvent(event: ServerEvent, payload: unknown): void {
  for (const subscriber of subscribers.get(event) ?? []) subscriber(payload);
}

/** Subscribes to an event while the component is shown: for immediate reactions, such as a toast. */
export function useServerEvent<E extends ServerEvent>(
  event: E,
  handler: (payload: ServerPayload<E>) => void,
): void {
  // the line hands on what the schema of the event describes
  const subscriber = useEffectEvent((payload: unknown) => handler(payload as ServerPayload<E>));
  useEffect(() => {
    const own: EventSubscriber = (payload) => subscriber(payload);
    const all = subscribers.get(event) ?? new Set();
    subscribers.set(event, all.add(own));
    return () => void all.delete(own);
  }, [event]);
}
