import { io, type Socket } from 'socket.io-client';

import type { ClientToServer, ServerToClient } from './events.ts';

export type RealtimeSocket = Socket<ServerToClient, ClientToServer>;

/**
 * Opens the real-time connection of a signed-in user; it says who it is after every (re)connect.
 * `onReady` runs each time the server has accepted that: whatever was missed meanwhile has to be asked for again.
 */
export function connectRealtime(options: {
  readonly url?: string;
  readonly token: string;
  readonly userId: string;
  readonly onReady: () => void;
}): RealtimeSocket {
  const socket: RealtimeSocket = io(options.url ?? '', {
    auth: { token: options.token },
    transports: ['websocket', 'polling'],
  });
  socket.on('connect', () => {
    socket.emit('init', { userId: options.userId }, (answer) => {
      if (answer.ok) options.onReady();
    });
  });
  return socket;
}
