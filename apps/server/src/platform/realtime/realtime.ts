import type { Server as HttpServer, IncomingMessage } from 'node:http';

import { createAdapter } from '@socket.io/postgres-adapter';
import {
  clientEvents,
  serverEvents,
  type ClientToServer,
  type ServerToClient,
} from '@szansa/api-client/realtime';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';

import { createPool } from '../database/pool.ts';
import type { AccessChange } from '../sessions/access-changes.ts';
import type { Actor } from '../sessions/actor.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Announce, Room } from './announce.ts';

interface SocketData {
  token: string;
  actor: Actor;
  /** Whether the client said who it is, and was right. */
  ready: boolean;
}

type StaffSocket = Socket<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>;
type StaffServer = Server<ClientToServer, ServerToClient, DefaultEventsMap, SocketData>;

export interface Realtime {
  readonly announce: Announce;
  /** Answers `/socket.io` on the server; before that, announcements reach nobody here. */
  attach(server: HttpServer): void;
  close(): Promise<void>;
}

export interface RealtimeOptions {
  readonly connection: pg.ClientConfig;
  readonly sessions: Sessions;
  readonly log: Logger;
  readonly publicUrl: string | null;
  /** The rooms an actor enters besides their own. */
  readonly roomsOf: (actor: Actor) => readonly Room[];
}

/** An ended session's sockets are closed within 5 s even when its notification was lost. */
const sweepMs = 3000;
const initWithinMs = 10_000;

/** Browsers name the page a connection comes from: ours, or none at all for programs. */
function isOwnOrigin(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || (publicUrl !== null && new URL(publicUrl).origin === origin);
}

type RoomsOf = RealtimeOptions['roomsOf'];

async function enterRooms(socket: StaffSocket, actor: Actor, roomsOf: RoomsOf): Promise<void> {
  const wanted = new Set<string>([socket.id, `user:${actor.userId}`, ...roomsOf(actor)]);
  for (const room of socket.rooms) if (!wanted.has(room)) await socket.leave(room);
  await socket.join([...wanted]);
}

function isConcerned(change: AccessChange, { actor }: SocketData): boolean {
  if ('sessionId' in change) return change.sessionId === actor.sessionId;
  return 'everyone' in change || change.userId === actor.userId;
}

/** Reads anew who a socket belongs to: it is closed when the session ended, its rooms follow its rights. */
async function reconsider(socket: StaffSocket, sessions: Sessions, roomsOf: RoomsOf): Promise<void> {
  const actor = await sessions.resolve(socket.data.token);
  if (!actor) {
    socket.disconnect(true);
    return;
  }
  socket.data.actor = actor;
  if (!socket.data.ready) return;
  await enterRooms(socket, actor, roomsOf);
  socket.emit('access-changed', {});
}

function welcome(socket: StaffSocket, log: Logger, roomsOf: RoomsOf): void {
  const impatience = setTimeout(() => socket.disconnect(true), initWithinMs).unref();
  socket.on('disconnect', () => clearTimeout(impatience));
  socket.on('init', (payload: unknown, acknowledge: unknown) => {
    const said = clientEvents.init.safeParse(payload);
    const answer =
      typeof acknowledge === 'function' ? (acknowledge as (answer: { ok: boolean }) => void) : null;
    if (!said.success || said.data.userId !== socket.data.actor.userId) {
      answer?.({ ok: false });
      socket.disconnect(true);
      return;
    }
    clearTimeout(impatience);
    socket.data.ready = true;
    enterRooms(socket, socket.data.actor, roomsOf)
      .then(() => answer?.({ ok: true }))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a socket could not enter its rooms');
        socket.disconnect(true);
      });
  });
}

/**
 * The adapter forgets a connection that was cut without giving it back; each would take a place in the pool for
 * good, and closing would wait for it.
 */
function takeBackLost(pool: pg.Pool): pg.Pool {
  return pool.on('connect', (client) => {
    client.once('end', () => {
      // after those who wait for an answer have heard, and given theirs back themselves
      setImmediate(() => {
        try {
          client.release(true);
        } catch {
          // given back already
        }
      });
    });
  });
}

/**
 * Ends a pool with everything it has lent: the adapter gives back what it listens on only when it had time to
 * learn of it, and a pool waits for its clients.
 */
function endable(pool: pg.Pool): { readonly pool: pg.Pool; readonly endAll: () => Promise<void> } {
  const clients = new Set<pg.Client>();
  let ending = false;
  pool.on('connect', (lent) => {
    const client = lent as unknown as pg.Client;
    clients.add(client);
    client.once('end', () => clients.delete(client));
    if (ending) void client.end();
  });
  return {
    pool,
    endAll: async () => {
      ending = true;
      const ended = pool.end();
      for (const client of clients) void client.end();
      await ended;
    },
  };
}

/** Real-time events over socket.io; PostgreSQL carries them between server processes. */
export function openRealtime({ connection, sessions, log, publicUrl, roomsOf }: RealtimeOptions): Realtime {
  // its own small pool: the adapter keeps a connection for itself and must not starve requests
  const { pool, endAll } = endable(
    takeBackLost(createPool(connection, log, { max: 4, applicationName: 'szansa realtime' })),
  );
  const io: StaffServer = new Server({
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 10_000,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request, publicUrl)),
    adapter: createAdapter(pool, {
      errorHandler: (error) => log.warn({ err: error }, 'the real-time adapter failed'),
    }),
  });

  /** Why a socket may not connect, if it may not. */
  async function admit(socket: StaffSocket, token: unknown): Promise<Error | undefined> {
    if (typeof token !== 'string' || token.length > 200) return new Error('session_expired');
    try {
      const actor = await sessions.resolve(token);
      if (!actor) return new Error('session_expired');
      socket.data = { token, actor, ready: false };
      return undefined;
    } catch (error) {
      log.error({ err: error }, 'a socket could not be admitted');
      return new Error('unavailable');
    }
  }

  io.use((socket, next) => {
    const token: unknown = socket.handshake.auth['token'];
    void (async () => next(await admit(socket, token)))();
  });
  io.on('connection', (socket) => welcome(socket, log, roomsOf));

  const local = () => [...io.of('/').sockets.values()];
  const report = (error: unknown) => log.warn({ err: error }, 'open sockets could not be checked');
  const stopListening = sessions.onChange((change) => {
    for (const socket of local()) {
      if (isConcerned(change, socket.data)) reconsider(socket, sessions, roomsOf).catch(report);
    }
  });

  async function closeEnded(): Promise<void> {
    const sockets = local();
    if (sockets.length === 0) return;
    const alive = await sessions.alive(sockets.map((socket) => socket.data.actor.sessionId));
    for (const socket of sockets) if (!alive.has(socket.data.actor.sessionId)) socket.disconnect(true);
  }
  // no job: each process looks after the sockets it holds itself
  const sweep = setInterval(() => void closeEnded().catch(report), sweepMs).unref();

  let closing: Promise<void> | null = null;
  async function closeAll(): Promise<void> {
    clearInterval(sweep);
    stopListening();
    io.local.disconnectSockets(true);
    await io.of('/').adapter.close();
    // the engine exists only once attached
    (io.engine as typeof io.engine | undefined)?.close();
    await endAll();
  }

  const announce: Announce = (event, payload, rooms) => {
    if (rooms.length === 0) return;
    const checked = serverEvents[event].parse(payload);
    // the pair of name and payload is checked above; the emitter cannot follow a generic name
    const emitter = io.to([...rooms]) as unknown as { emit(event: string, payload: unknown): void };
    emitter.emit(event, checked);
  };

  return {
    announce,
    attach: (server) => io.attach(server),
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
}
