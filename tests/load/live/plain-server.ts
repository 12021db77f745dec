/** What our server is measured beside: socket.io, one room, and nothing else. Broadcasts what its parent sends. */
import { createServer } from 'node:http';

import { Server } from 'socket.io';

const http = createServer();
const sockets = new Server(http, { serveClient: false });
sockets.on('connection', (socket) => void socket.join('all'));
process.on('message', (payload: object) => {
  sockets.to('all').emit('plain', payload);
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
