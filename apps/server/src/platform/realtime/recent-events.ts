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
}

const isOfRecord = (room: Room): room is RecordRoom => room.startsWith('record:');

/**
 * Keeps what was told in the rooms of records for ten seconds: who enters one has read the record before, or is just
 * reading it, and has to hear what happened between the two.
 */
export function recentEvents(now: () => number = Date.now): RecentEvents {
  const byRoom = new Map<RecordRoom, Recent[]>();

  function forgetOld(): void {
    const since = now() - keepMs;
    for (const [room, events] of byRoom) {
      const kept = events.filter(({ at }) => at >= since);
      if (kept.length === 0) byRoom.delete(room);
      else if (kept.length < events.length) byRoom.set(room, kept);
    }
  }

  return {
    remember: (event, payload, rooms) => {
      forgetOld();
      for (const room of rooms.filter(isOfRecord)) {
        byRoom.set(room, [...(byRoom.get(room) ?? []), { event, payload, at: now() }]);
      }
    },
    of: (room) => {
      forgetOld();
      return byRoom.get(room) ?? [];
    },
  };
}
