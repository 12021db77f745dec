import { effectsOf } from '@szansa/api-client/realtime/effects';
import type { RecordName, ServerEvent, ServerPayload } from '@szansa/api-client/realtime';

import { queries, queryClient } from '../api/api.ts';
import { accessNow, authAtom, store } from '../session/session-atoms.ts';
import { publishEvent } from './server-events.ts';
import { createStaleness } from './staleness.ts';

const effects = effectsOf(queries, () => ({
  id: store.get(authAtom)?.user.id ?? null,
  canEditMessages: accessNow().has('comment.edit'),
}));
const staleness = createStaleness(queryClient);

/** Every event that makes something stale. */
export const subscribedEvents = Object.keys(effects) as ServerEvent[];

/** Handles a change by another user: what it makes stale is refetched, at a limited rate. */
export function applyChange<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void {
  staleness.applyReceived(effects[event](payload));
  publishEvent(event, payload);
}

/** Handles the user's own change: what it makes stale is refetched as soon as no change of it is running. */
export function madeChange<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void {
  staleness.own(effects[event](payload));
}

interface Subscription {
  /** When it was requested, in epoch milliseconds. */
  readonly since: number;
  /** All events of so many milliseconds before it are replayed. */
  readonly replayedMs: number;
}

/**
 * Refetches data of a record that was read before its subscription, unless the events since then are replayed: a record
 * is prefetched when the pointer comes near, and subscribed to when it is shown.
 */
export function catchUp(record: RecordName, { since, replayedMs }: Subscription): void {
  // the other half is for responses that were long in transit
  const readSince = since - replayedMs / 2;
  for (const effect of effects['record-lost'](record)) {
    void queryClient.invalidateQueries({
      queryKey: 'key' in effect ? effect.key : effect,
      predicate: ({ state }) => state.fetchStatus === 'idle' && state.dataUpdatedAt < readSince,
    });
  }
}
