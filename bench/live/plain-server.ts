/** The baseline of the realtime benchmarks: socket.io with rooms only. Broadcasts messages of its parent process. */
import { createServer } from 'node:http';

import { Server } from 'socket.io';
import { z } from 'zod';

import './collecting.ts';

export interface Broadcast {
  readonly room: string;
  readonly payload: { readonly id: string };
}

const entering = z.object({ rooms: z.array(z.string()) });

const http = createServer();
const sockets = new Server(http, { serveClient: false });
sockets.on('connection', (socket) => void socket.join(entering.parse(socket.handshake.auth).rooms));
process.on('message', ({ room, payload }: Broadcast) => {
  sockets.to(room).emit('plain', payload);
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
