import { randomUUID } from 'node:crypto';

import { clientEvents, presenceEntities, type Acknowledgement } from '@szansa/api-client/realtime';

import type { AccessChange } from '../sessions/access-changes.ts';
import type { Actor } from '../sessions/actor.ts';
import { recordRoom, type RecordRoom } from './emit.ts';
import type { StaffServer, StaffSocket } from './staff-socket.ts';
import { atAPace } from './pacing.ts';
import { createPresence, type Presence, type Present, type PresenceWord } from './presence.ts';

const personPrefix = 'user:';
const recordPrefixes = presenceEntities.map((entity) => `record:${entity}/`);

const isOfRecord = (room: string): room is RecordRoom =>
  recordPrefixes.some((prefix) => room.startsWith(prefix));
const isOfPerson = (room: string) => room.startsWith(personPrefix);

const byName = new Intl.Collator('pl');
const nameOf = ({ lastName, firstName }: Present) => `${lastName} ${firstName}`;

const presentAs = ({ userId: id, firstName, lastName, pictureId }: Actor): Present => ({
  id,
  firstName,
  lastName,
  pictureId,
});

interface SocketPresenceOptions {
  readonly io: StaffServer;
  readonly send: (word: PresenceWord) => void;
  /** Resolves once every socket whose access changed has left the rooms it may not be in. */
  readonly settled: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

export interface SocketPresence {
  /** Follows where a socket comes and goes, and answers whether people are online. */
  readonly follow: (socket: StaffSocket) => void;
  /** Access changed: who has left a record a moment ago may not be shown any more, others may be called otherwise. */
  readonly accessChanged: (change: AccessChange) => void;
  readonly receive: Presence['receive'];
  readonly close: () => void;
}

type Online = ReturnType<typeof onlinePublisher>;

/** Emits to browsers whether the users they show are online: each change once, simultaneous ones together. */
function onlinePublisher(isOnline: (userId: string) => boolean) {
  const lookers = new Map<string, Set<StaffSocket>>();
  const changed = new Set<string>();

  function publishOnline(): void {
    const bySocket = new Map<StaffSocket, { online: string[]; offline: string[] }>();
    for (const userId of changed) {
      const list = isOnline(userId) ? 'online' : 'offline';
      for (const socket of lookers.get(userId) ?? []) {
        const published = bySocket.get(socket) ?? { online: [], offline: [] };
        published[list].push(userId);
        bySocket.set(socket, published);
      }
    }
    changed.clear();
    for (const [socket, published] of bySocket) socket.emit('people-online', published);
  }

  const pace = atAPace(publishOnline);

  function stop(socket: StaffSocket): void {
    for (const userId of socket.data.lookedFor) {
      const sockets = lookers.get(userId);
      sockets?.delete(socket);
      if (sockets?.size === 0) lookers.delete(userId);
    }
    socket.data.lookedFor = [];
  }

  return {
    changed: (userId: string) => {
      if (!lookers.has(userId)) return;
      changed.add(userId);
      pace.changed('people');
    },
    /** From now on a browser shows these people, and no others. Answers who of them is online. */
    lookFor: (socket: StaffSocket, userIds: readonly string[]): string[] => {
      stop(socket);
      socket.data.lookedFor = userIds;
      for (const userId of userIds) {
        lookers.set(userId, (lookers.get(userId) ?? new Set<StaffSocket>()).add(socket));
      }
      return userIds.filter(isOnline);
    },
    stop,
    close: pace.close,
  };
}

function listenForLooking(socket: StaffSocket, online: Online): void {
  socket.on('look-for', (payload: unknown, acknowledge: unknown) => {
    const parsed = clientEvents['look-for'].safeParse(payload);
    const answer = (published: Acknowledgement) =>
      typeof acknowledge === 'function' ? void acknowledge(published) : undefined;
    if (!parsed.success || !socket.data.ready) {
      answer({ ok: false });
      return;
    }
    answer({ ok: true, online: online.lookFor(socket, parsed.data.userIds) });
  });
}

/** Emits to users who have a record open who else has it open, unless they have that list already. */
function recordPublisher(io: StaffServer, people: Presence['people'], settled: () => Promise<void>) {
  return async (room: string): Promise<void> => {
    const here = () => [...(io.of('/').adapter.rooms.get(room) ?? [])];
    if (!isOfRecord(room) || here().length === 0) return;
    await settled();
    // the same order in all windows, regardless of who came first
    const present = people(room).toSorted((a, b) => byName.compare(nameOf(a), nameOf(b)));
    const published = JSON.stringify(present);
    for (const id of here()) {
      const socket = io.of('/').sockets.get(id);
      const record = socket?.data.watched.get(room);
      if (!socket || !record || socket.data.publishedPresence.get(room) === published) continue;
      socket.data.publishedPresence.set(room, published);
      socket.emit('record-presence', { ...record, people: present });
    }
  };
}

/**
 * Tracks who has which record open, and who is online, by the rooms of their sockets. Only users who may read a record
 * are in its room, so no others are shown or receive it. A user counts once, regardless of the number of windows.
 */
export function openSocketPresence(options: SocketPresenceOptions): SocketPresence {
  const { io, send, settled, report } = options;
  const namespace = io.of('/');
  const socketsIn = (room: string) =>
    [...(namespace.adapter.rooms.get(room) ?? [])].flatMap((id) => namespace.sockets.get(id) ?? []);

  const presence = createPresence({
    server: randomUUID(),
    peopleIn: (room) => {
      const byId = new Map(socketsIn(room).map(({ data }) => [data.actor.userId, presentAs(data.actor)]));
      return [...byId.values()];
    },
    send,
    onChange: (room) => {
      if (isOfRecord(room)) records.changed(room);
      else online.changed(room.slice(personPrefix.length));
    },
  });
  const publishRecord = recordPublisher(io, presence.people, settled);
  const records = atAPace((room) => void publishRecord(room).catch(report));
  const online = onlinePublisher((userId) => presence.people(`${personPrefix}${userId}`).length > 0);

  namespace.adapter.on('join-room', (room: string) => {
    if (isOfPerson(room)) presence.look(room);
    if (!isOfRecord(room)) return;
    presence.look(room);
    // sends the users who are present already to the new one
    records.changed(room);
  });
  namespace.adapter.on('leave-room', (room: string, id: string) => {
    if (!isOfPerson(room) && !isOfRecord(room)) return;
    const socket = namespace.sockets.get(id);
    if (socket) {
      const { data } = socket;
      const isLost = isOfRecord(room) && !data.isDisconnecting && data.watched.has(room);
      if (isOfRecord(room)) data.publishedPresence.delete(room);
      if (!isLost) presence.linger(room, presentAs(data.actor));
    }
    presence.look(room);
  });

  /** Updates a user's presence once their current name is known. */
  async function renew(userId: string): Promise<void> {
    await settled();
    const sockets = socketsIn(`${personPrefix}${userId}`);
    for (const room of new Set(sockets.flatMap(({ rooms }) => [...rooms])))
      if (isOfRecord(room)) presence.look(room);
  }

  return {
    follow: (socket) => {
      listenForLooking(socket, online);
      socket.on('disconnecting', () => {
        socket.data.isDisconnecting = true;
        online.stop(socket);
      });
    },
    accessChanged: (change) => {
      if ('sessionId' in change) return;
      presence.stopLingering((room, { id }) => {
        if (!isOfRecord(room)) return false;
        if ('entity' in change) return room.startsWith(recordRoom(change.entity, change.id ?? ''));
        return !('userId' in change) || change.userId === id;
      });
      if ('userId' in change) renew(change.userId).catch(report);
    },
    receive: presence.receive,
    close: () => {
      presence.close();
      records.close();
      online.close();
    },
  };
}
