import type { Server as HttpServer, IncomingMessage } from 'node:http';

import { createAdapter } from '@socket.io/postgres-adapter';
import { clientEvents, serverEvents, type Acknowledgement } from '@szansa/api-client/realtime';
import type pg from 'pg';
import type { Logger } from 'pino';
import { Server } from 'socket.io';

import { fewAtOnce } from '../queues/few-at-once.ts';
import type { AccessChange } from '../sessions/access-changes.ts';
import { openAdapterPool } from './adapter-pool.ts';
import { recordRoom, type Emit } from './emit.ts';
import { inBatches } from './batching.ts';
import { inOrder } from './delivery.ts';
import type { PresenceWord } from './presence.ts';
import { openSocketPresence } from './socket-presence.ts';
import { createRecent } from './recent.ts';
import {
  refreshReaders,
  refreshRecordSubscriptions,
  unwatch,
  watch,
  welcome,
  type Membership,
} from './rooms.ts';
import { listenForTyping } from './typing.ts';
import type { SocketData, StaffServer, StaffSocket, EmittedEvent, WatchedRecord } from './staff-socket.ts';

export interface Realtime {
  readonly emit: Emit;
  /** Serves `/socket.io` on the server; events published before that reach no browser here. */
  attach(server: HttpServer): void;
  /** Returns the number of sockets that are connected to this process. */
  connected(): number;
  close(): Promise<void>;
}

export interface RealtimeOptions extends Membership {
  readonly connection: pg.ClientConfig;
  readonly log: Logger;
  readonly publicUrl: string | null;
}

/** Longer than the response of a record is in transit, and than a prefetched record takes to be shown. */
const readBeforeWatchingMs = 10_000;

/** An ended session's sockets are closed within 5 s even when its notification was lost. */
export const sweepMs = 3000;
const initWithinMs = 10_000;

/** Browsers name the page a connection comes from: ours, or none at all for programs. */
function isOwnOrigin(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || (publicUrl !== null && new URL(publicUrl).origin === origin);
}

type Acknowledge = (answer: Acknowledgement) => void;

/** What a client gave to be answered with, if it did. */
function answerOf(acknowledge: unknown): Acknowledge {
  return typeof acknowledge === 'function' ? (answer) => void acknowledge(answer) : () => undefined;
}

/**
 * Maximum milliseconds of a browser's message in transit. An event repeated because of it only marks data as stale
 * again.
 */
const onTheWayMs = 1000;

/**
 * Joins a socket to its rooms; returns whether it has to refetch what it read in the last `readingForMs`
 * milliseconds.
 */
type Enter = (socket: StaffSocket, readingForMs: number) => Promise<{ readonly isBehind: boolean }>;

function listenForInit(socket: StaffSocket, enter: Enter, log: Logger): void {
  const impatience = setTimeout(() => socket.disconnect(true), initWithinMs).unref();
  socket.on('disconnect', () => clearTimeout(impatience));
  socket.on('init', (payload: unknown, acknowledge: unknown) => {
    const parsed = clientEvents.init.safeParse(payload);
    const answer = answerOf(acknowledge);
    if (!parsed.success || parsed.data.userId !== socket.data.actor.userId) {
      answer({ ok: false });
      socket.disconnect(true);
      return;
    }
    clearTimeout(impatience);
    enter(socket, parsed.data.readingForMs)
      .then(({ isBehind }) => answer({ ok: true, isBehind }))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a socket could not enter its rooms');
        socket.disconnect(true);
      });
  });
}

type Watch = (socket: StaffSocket, record: WatchedRecord) => Promise<Acknowledgement>;

function listenForWatching(socket: StaffSocket, watchRecord: Watch, log: Logger): void {
  socket.on('watch', (payload: unknown, acknowledge: unknown) => {
    const parsed = clientEvents.watch.safeParse(payload);
    const answer = answerOf(acknowledge);
    if (!parsed.success) {
      answer({ ok: false });
      return;
    }
    watchRecord(socket, parsed.data)
      .then(answer)
      .catch((error: unknown) => {
        log.error({ err: error }, 'it could not be found out whether a record may be watched');
        answer({ ok: false });
      });
  });
  socket.on('unwatch', (payload: unknown, acknowledge: unknown) => {
    const parsed = clientEvents.unwatch.safeParse(payload);
    if (parsed.success) void unwatch(socket, parsed.data);
    answerOf(acknowledge)({ ok: parsed.success });
  });
}

function concerns(change: Exclude<AccessChange, { entity: unknown }>, { data }: StaffSocket): boolean {
  const { actor } = data;
  if ('sessionId' in change) return change.sessionId === actor.sessionId;
  if ('role' in change) return actor.roles.includes(change.role);
  return 'everyone' in change || change.userId === actor.userId;
}

/** Number of sockets whose access is checked at once: the other connections of the pool are for requests. */
const checkedTogether = 4;

/**
 * A change that affects many users makes their browsers refetch the session over a period, this long for each
 * browser.
 */
const spreadMs = 20;
const longestSpreadMs = 10_000;

/** Returns the checks that a change of access requires, for each socket that it affects. */
function recheck(change: AccessChange, sockets: readonly StaffSocket[], membership: Membership) {
  if ('entity' in change) {
    const { entity, id } = change;
    return sockets.flatMap((socket) =>
      [...socket.data.watched.values()]
        .filter((record) => record.entity === entity && (id === null || record.id === id))
        .map((record) => () => refreshRecordSubscriptions(socket, record, membership)),
    );
  }
  const concerned = sockets.filter((socket) => concerns(change, socket));
  const withinMs = concerned.length > 10 ? Math.min(concerned.length * spreadMs, longestSpreadMs) : 0;
  return concerned.map((socket) => () => refreshReaders(socket, membership, withinMs));
}

/** Real-time events over socket.io; PostgreSQL carries them between server processes. */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { connection, sessions, log, publicUrl } = options;
  const { pool, endAll } = openAdapterPool(connection, log);
  let closing: Promise<void> | null = null;
  const io: StaffServer = new Server({
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 10_000,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(request, publicUrl)),
    adapter: createAdapter(pool, {
      errorHandler: (error) => {
        // its last messages may meet connections that have ended
        if (closing === null) log.warn({ err: error }, 'the real-time adapter failed');
      },
    }),
  });

  /** Why a socket may not connect, if it may not. */
  async function admit(socket: StaffSocket, token: unknown): Promise<Error | undefined> {
    if (typeof token !== 'string' || token.length > 200) return new Error('session_expired');
    try {
      const actor = await sessions.resolve(token);
      if (!actor) return new Error('session_expired');
      const watched: SocketData['watched'] = new Map();
      socket.data = {
        token,
        actor,
        ready: false,
        isLost: false,
        watched,
        publishedPresence: new Map(),
        lookedFor: [],
        isDisconnecting: false,
        turn: Promise.resolve(),
        pendingWatches: 0,
      };
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
  const recent = createRecent<EmittedEvent>();
  const accessChanged = createRecent<AccessChange>();
  /**
   * Replays events that were published in rooms before the socket joined them, since its browser read its data before.
   */
  const replayMissed = (socket: StaffSocket, ms: number, rooms: ReadonlySet<string>) => {
    const missed = recent.within(ms);
    for (const { event, payload } of missed.items.filter((one) => one.rooms.some((room) => rooms.has(room))))
      socket.emit(event, payload);
    return missed;
  };
  const watchRecord: Watch = async (socket, record) => {
    if (!(await watch(socket, record, options))) return { ok: false };
    const room = recordRoom(record.entity, record.id);
    const { isComplete } = replayMissed(socket, readBeforeWatchingMs, new Set([room]));
    return { ok: true, replayedMs: isComplete ? readBeforeWatchingMs : 0 };
  };
  const enter: Enter = async (socket, reportedMs) => {
    const emittedAt = performance.now();
    await welcome(socket, options);
    // the read started earlier by the transit time of the message and the duration of the welcome
    const readingForMs = reportedMs === 0 ? 0 : reportedMs + onTheWayMs + (performance.now() - emittedAt);
    const { items, isComplete } = accessChanged.within(readingForMs);
    if (items.some((change) => !('entity' in change) && concerns(change, socket)))
      socket.emit('access-changed', { withinMs: 0 });
    const missed = replayMissed(socket, readingForMs, socket.rooms);
    return { isBehind: !missed.isComplete || !isComplete };
  };
  io.on('connection', (socket) => {
    listenForInit(socket, enter, log);
    listenForWatching(socket, watchRecord, log);
    listenForTyping(socket, emit);
    presence.follow(socket);
  });

  const local = () => [...io.of('/').sockets.values()];
  const report = (error: unknown) => log.warn({ err: error }, 'open sockets could not be checked');
  const rechecks = new Set<Promise<void>>();
  const fewChecked = fewAtOnce(checkedTogether);
  const stopListening = sessions.onChange((change) => {
    accessChanged.remember(change);
    for (const again of recheck(change, local(), options)) {
      const check: Promise<void> = fewChecked(again)
        .catch(report)
        .finally(() => rechecks.delete(check));
      rechecks.add(check);
    }
    presence.accessChanged(change);
  });

  const settled = async () => {
    // without sockets no event is handed on; a socket that connects is checked itself
    if (local().length === 0) return;
    await sessions.caughtUp();
    await Promise.all(rechecks);
  };

  async function lookAfter(): Promise<void> {
    const sockets = local();
    if (sockets.length === 0) return;
    const alive = await sessions.alive(sockets.map((socket) => socket.data.actor.sessionId));
    for (const socket of sockets) {
      if (!alive.has(socket.data.actor.sessionId)) socket.disconnect(true);
      else if (socket.data.isLost) refreshReaders(socket, options).catch(report);
    }
  }
  // not a job: each process checks its own sockets
  const sweep = setInterval(() => void lookAfter().catch(report), sweepMs).unref();

  // every process emits events to its own sockets, after checking those that an earlier change of access affects
  const deliver = inOrder<EmittedEvent>(
    settled,
    ({ event, payload, rooms }) => {
      // a typing event is outdated before it could be replayed
      if (event !== 'conversation-typing') recent.remember({ event, payload, rooms });
      // name and payload were type-checked together when the event was published
      io.local.to([...rooms]).emit(event, payload);
    },
    report,
  );
  io.on('deliver', (batch) => {
    for (const one of batch) deliver(one);
  });
  const isBusy = () => pool.waitingCount > 0;
  const toOthers = inBatches<EmittedEvent>(isBusy, (batch) => io.serverSideEmit('deliver', batch));
  const presenceToOthers = inBatches<PresenceWord>(isBusy, (batch) => io.serverSideEmit('presence', batch));
  const presence = openSocketPresence({ io, send: presenceToOthers.add, settled, report });
  io.on('presence', (words) => {
    for (const word of words) presence.receive(word);
  });

  const emit: Emit = (event, payload, rooms) => {
    if (rooms.length === 0) return;
    const checked = serverEvents[event].parse(payload);
    const one: EmittedEvent = { event, payload: checked, rooms };
    deliver(one);
    toOthers.add(one);
  };

  async function closeAll(): Promise<void> {
    clearInterval(sweep);
    stopListening();
    toOthers.flush();
    presence.close();
    presenceToOthers.flush();
    io.local.disconnectSockets(true);
    await io.of('/').adapter.close();
    // the engine exists only once attached
    (io.engine as typeof io.engine | undefined)?.close();
    await endAll();
  }

  return {
    emit,
    attach: (server) => io.attach(server),
    connected: () => io.of('/').sockets.size,
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
}
