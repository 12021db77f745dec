import { statementsOf, testServer, type TestServer } from '@szansa/server/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const windowSeconds = 30;
// each kind of jobs is looked after now and then
const mostPerSecond = 6;

let server: TestServer;
let socket: Socket;
beforeAll(async () => {
  // a mail server that is unreachable, and a user with an open page
  server = await testServer({ config: { smtpUrl: 'smtp://127.0.0.1:9' } });
  const { token, userId } = await server.signIn('worker@test.example');
  socket = io(server.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
  });
  await socket.emitWithAck('init', { userId });
});
afterAll(async () => {
  socket.disconnect();
  await server.close();
});

test(`a server without requests sends the database at most ${mostPerSecond} statements a second`, async () => {
  const from = await statementsOf(server.database);
  const to = await vi.waitFor(
    async () => {
      const now = await statementsOf(server.database);
      expect(now.at - from.at).toBeGreaterThan(windowSeconds);
      return now;
    },
    { timeout: 2 * windowSeconds * 1000, interval: 1000 },
  );
  const perSecond = (to.count - from.count) / (to.at - from.at);
  console.info(`An idle server sends ${perSecond.toFixed(1)} statements a second`);
  // jobs and sockets are looked after, so there are some
  expect(perSecond).toBeGreaterThan(0);
  expect(perSecond).toBeLessThanOrEqual(mostPerSecond);
}, 90_000);
