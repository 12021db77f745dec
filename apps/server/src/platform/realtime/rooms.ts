import type { Actor } from '../sessions/actor.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { recordRoom, type Room } from './emit.ts';
import { inTurn, type StaffSocket, type WatchedRecord } from './staff-socket.ts';

/** What decides which rooms a socket is in. */
export interface Membership {
  readonly sessions: Sessions;
  /** The rooms an actor enters besides their own. */
  readonly roomsOf: (actor: Actor) => readonly Room[];
  /** Whether an actor may read a record, by the rule that decides reading it. */
  readonly mayRead: (actor: Actor, record: WatchedRecord) => Promise<boolean>;
}

/** How many records one socket may watch. */
export const mostWatched = 50;

async function readableRooms({ data }: StaffSocket, { mayRead }: Membership): Promise<string[]> {
  const rooms: string[] = [];
  for (const [room, record] of data.watched) if (await mayRead(data.actor, record)) rooms.push(room);
  return rooms;
}

async function enterRooms(socket: StaffSocket, membership: Membership): Promise<void> {
  const { actor } = socket.data;
  const records = await readableRooms(socket, membership);
  const rooms = new Set([socket.id, `user:${actor.userId}`, ...membership.roomsOf(actor), ...records]);
  for (const room of socket.rooms) if (!rooms.has(room)) void socket.leave(room);
  await socket.join([...rooms]);
  socket.data.isLost = false;
}

/** Joins a socket whose client has identified itself to its rooms. */
export function welcome(socket: StaffSocket, membership: Membership): Promise<void> {
  socket.data.ready = true;
  return inTurn(socket, () => enterRooms(socket, membership));
}

/** Removes a socket from all rooms: until its permissions are known, it receives nothing. */
function leaveAll(socket: StaffSocket): void {
  for (const room of socket.rooms) void socket.leave(room);
  socket.data.isLost = true;
}

/**
 * Reloads the user of a socket: closes the socket when its session ended, otherwise updates its rooms to the user's
 * rights. Its browser refetches the session within `withinMs`.
 */
export function refreshReaders(socket: StaffSocket, membership: Membership, withinMs = 0): Promise<void> {
  return inTurn(socket, async () => {
    try {
      const actor = await membership.sessions.resolve(socket.data.token);
      if (!actor) {
        socket.disconnect(true);
        return;
      }
      socket.data.actor = actor;
      if (!socket.data.ready) return;
      await enterRooms(socket, membership);
      socket.emit('access-changed', { withinMs });
    } catch (error) {
      leaveAll(socket);
      throw error;
    }
  });
}

/**
 * Checks again whether a socket may read a record it is subscribed to; if not, it receives only an event that reports
 * this.
 */
export function refreshRecordSubscriptions(
  socket: StaffSocket,
  record: WatchedRecord,
  { mayRead }: Membership,
): Promise<void> {
  const room = recordRoom(record.entity, record.id);
  return inTurn(socket, async () => {
    if (!socket.data.watched.has(room)) return;
    try {
      if (await mayRead(socket.data.actor, record)) await socket.join(room);
      else if (socket.rooms.has(room)) {
        await socket.leave(room);
        socket.emit('record-lost', record);
      }
    } catch (error) {
      leaveAll(socket);
      throw error;
    }
  });
}

/** Enters the room of a record; whether the actor may read it and has room for it. */
export async function watch(
  socket: StaffSocket,
  record: WatchedRecord,
  { mayRead }: Membership,
): Promise<boolean> {
  const { data } = socket;
  if (!data.ready || data.pendingWatches >= mostWatched) return false;
  const room = recordRoom(record.entity, record.id);
  let isAllowed = false;
  data.pendingWatches += 1;
  try {
    await inTurn(socket, async () => {
      if (data.watched.has(room) && socket.rooms.has(room)) {
        isAllowed = true;
        return;
      }
      if (data.watched.size >= mostWatched) return;
      // from here on a change of the record's readers causes another check, also while this one is running
      data.watched.set(room, record);
      try {
        isAllowed = await mayRead(data.actor, record);
      } finally {
        if (!isAllowed) data.watched.delete(room);
      }
      if (isAllowed) await socket.join(room);
    });
  } finally {
    data.pendingWatches -= 1;
  }
  return isAllowed;
}

export function unwatch(socket: StaffSocket, { entity, id }: WatchedRecord): Promise<void> {
  const room = recordRoom(entity, id);
  return inTurn(socket, async () => {
    socket.data.watched.delete(room);
    await socket.leave(room);
  });
}
