import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { connectRealtime, type RealtimeSocket } from '@szansa/api-client/realtime/connect';
import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: TestServer;
let reader: SignedIn;
let writer: SignedIn;
const sockets: RealtimeSocket[] = [];
const proxies: (() => void)[] = [];

beforeAll(async () => {
  server = await testServer();
  [reader, writer] = await Promise.all([
    server.signIn('admin@test.example'),
    server.signIn('worker@test.example'),
  ]);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  for (const close of proxies) close();
  await server.close();
});

/** Opens a proxy that forwards everything but upgrades to WebSockets, which it gives to `onUpgrade`. Returns its address. */
async function proxyWithoutUpgrades(onUpgrade: (caller: Socket) => void): Promise<string> {
  const target = { host: '127.0.0.1', port: Number(new URL(server.url).port) };
  const open = new Set<Socket>();
  const proxy = createServer((caller) => {
    open.add(caller);
    caller.on('error', () => undefined);
    caller.once('data', (head) => {
      if (/^upgrade: websocket/im.test(head.toString('latin1'))) {
        onUpgrade(caller);
        return;
      }
      const answerer = connect(target);
      answerer.on('error', () => caller.destroy());
      answerer.write(head);
      caller.pipe(answerer).pipe(caller);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  proxies.push(() => {
    for (const socket of open) socket.destroy();
    proxy.close();
  });
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

const refuse = (caller: Socket) => caller.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
const swallow = () => undefined;

// 5 s, of which 4 are spent waiting for a hanging WebSocket
it.each([
  ['refuses', refuse],
  ['swallows', swallow],
])('a message of a colleague arrives behind a proxy that %s WebSockets', async (_, onUpgrade) => {
  const url = await proxyWithoutUpgrades(onUpgrade);
  const { id: customerId } = await writer.client.customers.create({
    body: { lastName: 'Zaproksowana', emails: ['proxy@przyklad.example'] },
  });
  const { id: customerFileId } = await writer.client.opportunities.create({ body: { customerId } });
  const received: string[] = [];
  const socket = connectRealtime({
    url,
    token: reader.token,
    userId: reader.userId,
    onReady: () => {
      socket.emit('watch', { entity: 'comment', id: customerFileId }, () => {
        void writer.client.comments.create({ body: { customerFileId, message: 'Widać?' } });
      });
    },
  });
  sockets.push(socket);
  socket.on('customer-file-message-new', ({ message }) => received.push(message.message));
  await expect.poll(() => received, { timeout: 10_000 }).toEqual(['Widać?']);
});
