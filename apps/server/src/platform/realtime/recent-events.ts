import type { ServerEvent } from '@szansa/api-client/realtime';

import type { RecordRoom, Room } from './announce.ts';

/** Longer than an answer is under way between being read and being shown. */
const keepMs = 10_000;

interface Recent {
  readonly event: ServerEvent;
  readonly payload: unknown;
  readonly at: number;
}

interface RecentEvents {
  readonly remember: (event: ServerEvent, payload: unknown, rooms: readonly Room[]) => void;
  /** What was told in the room lately, in order. */
  readonly of: (room: RecordRoom) => readonly Recent[];
  /** How many rooms are remembered. */
  readonly rooms: () => number;
}

const isOfRecord = (room: Room): room is RecordRoom => room.startsWith('record:');

/**
 * Keeps what was told in the rooms of records for ten seconds: who enters one has read the record before, or is just
 * reading it, and has to hear what happened between the two.
 */
export function recentEvents(now: () => number = Date.now): RecentEvents {
  /** The room that was told last stands last. */
  const byRoom = new Map<RecordRoom, Recent[]>();

  const keptOf = (room: RecordRoom) => (byRoom.get(room) ?? []).filter(({ at }) => at >= now() - keepMs);

  /** Forgets rooms in which nothing was told lately; those after the first that is kept were told later. */
  function forgetOld(): void {
    const since = now() - keepMs;
    for (const [room, events] of byRoom) {
      if ((events.at(-1)?.at ?? since) >= since) return;
      byRoom.delete(room);
    }
  }

  return {
    remember: (event, payload, rooms) => {
      forgetOld();
      for (const room of rooms.filter(isOfRecord)) {
        const events = [...keptOf(room), { event, payload, at: now() }];
        byRoom.delete(room);
        byRoom.set(room, events);
      }
    },
    of: keptOf,
    rooms: () => byRoom.size,
  };
}
