import { clientEvents } from '@szansa/api-client/realtime';

import { recordRoom, type Emit } from './emit.ts';
import type { StaffSocket } from './staff-socket.ts';

/** Minimum milliseconds between two typing events of a browser; earlier ones are not passed on. */
const leastPauseMs = 1000;

/**
 * Passes on that a user is typing to others who have the same conversation open; the typing user must have it open as
 * well. Nothing is stored: browsers clear the display by themselves.
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
