import { clientEvents } from '@szansa/api-client/realtime';

import { recordRoom, type Emit } from './announce.ts';
import type { StaffSocket } from './staff-socket.ts';

/** A browser says it no more often than this, in milliseconds; what comes sooner is not handed on. */
const leastPauseMs = 1000;

/**
 * Hands on that somebody is writing to those who have the same conversation open, as the one who says so has. It is
 * noted nowhere: readers forget it by themselves.
 */
export function listenForTyping(socket: StaffSocket, emit: Emit): void {
  let last = Number.NEGATIVE_INFINITY;
  socket.on('typing', (payload: unknown) => {
    const parsed = clientEvents.typing.safeParse(payload);
    if (!parsed.success || Date.now() - last < leastPauseMs) return;
    const { entity, id, isNote } = parsed.data;
    const room = recordRoom(entity, id);
    if (!socket.rooms.has(room)) return;
    last = Date.now();
    emit('conversation-typing', { entity, id, isNote, userId: socket.data.actor.userId }, [room]);
  });
}
