import { io, type Socket } from 'socket.io-client';

import type { ClientToServer, ServerToClient } from './events.ts';

export type RealtimeSocket = Socket<ServerToClient, ClientToServer>;

/** Milliseconds until a WebSocket that neither opens nor fails is given up for polling. */
const webSocketTimeout = 4000;
/** Milliseconds until an attempt to connect by polling is given up. */
const pollingTimeout = 20_000;

/**
 * Opens the real-time connection of a signed-in user, and identifies the user after every (re)connect.
 * `onReady` runs each time the server has accepted that, with whether events may have been missed: then the data must
 * be refetched. Events since `readingSince` (epoch milliseconds) are replayed after the first connect.
 *
 * A WebSocket is tried first. Where one is refused, polling follows at once; where one hangs, as behind some proxies
 * and antivirus programs, polling follows after four seconds.
 */
export function connectRealtime(options: {
  readonly url?: string;
  readonly token: string;
  readonly userId: string;
  readonly readingSince?: number;
  readonly onReady: (isBehind: boolean) => void;
}): RealtimeSocket {
  const socket: RealtimeSocket = io(options.url ?? '', {
    auth: { token: options.token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    timeout: webSocketTimeout,
  });
  socket.io.on('error', ({ message }) => {
    // as the library names an attempt that has reached the timeout
    if (message !== 'timeout') return;
    // a connection by polling is upgraded once a WebSocket opens
    socket.io.opts.transports = ['polling', 'websocket'];
    socket.io.timeout(pollingTimeout);
  });
  let isFirst = true;
  socket.on('connect', () => {
    const { userId, readingSince } = options;
    const readingForMs = readingSince === undefined ? 0 : Math.max(0, Date.now() - readingSince);
    socket.emit('init', { userId, ...(isFirst && { readingForMs }) }, ({ ok, isBehind }) => {
      if (!ok) return;
      options.onReady(!isFirst || isBehind === true);
      isFirst = false;
    });
  });
  return socket;
}
