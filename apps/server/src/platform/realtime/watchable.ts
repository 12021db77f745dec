import type { Entity } from '@szansa/domain/access';

import type { StaffReading } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Actor } from '../sessions/actor.ts';
import type { WatchedRecord } from './staff-socket.ts';

/** The records of a module that a browser may watch: what reads one of them, or refuses to. */
export type Watchable = {
  readonly [E in Entity]?: (reading: StaffReading, id: string) => Promise<unknown>;
};

/**
 * Returns a function that decides whether an actor may read a record: by the right of its entity, and its module's
 * rule.
 */
export function readingRule(
  modules: readonly { readonly watchable?: Watchable }[],
  readingAs: (actor: Actor) => StaffReading,
): (actor: Actor, record: WatchedRecord) => Promise<boolean> {
  const watchable: Watchable = Object.assign({}, ...modules.map((one) => one.watchable));
  return async (actor, { entity, id }) => {
    const read = watchable[entity];
    if (!read || !actor.can(`${entity}.get`)) return false;
    try {
      await read(readingAs(actor), id);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
}
