import { refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loggedOf } from '../auth/test-accounts.ts';
import { connected } from './test-sockets.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await testServer();
  other = await testServer({ database: server.database });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

describe('the own sessions', () => {
  const email = 'worker2@test.example';

  it('are listed with where and when, the present one marked, and ended one by one', async () => {
    await (await server.signIn(email)).client.profile.endSessions({ body: { keepThis: false } });
    const [here, there] = [await server.signIn(email), await other.signIn(email)];
    const stranger = await server.signIn('worker@test.example');
    const listed = await here.client.profile.sessions();
    expect(listed.map(({ id }) => id)).toEqual([there.sessionId, here.sessionId]);
    expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(listed[0]).toMatchObject({ userAgent: 'tests', address: '127.0.0.1' });
    const { closed } = await connected(other, there);

    const foreign = here.client.profile.endSession({ params: { id: stranger.sessionId } });
    await expect(foreign).rejects.toEqual(refusal('not_found', 404));
    await stranger.client.auth.session();
    await here.client.profile.endSession({ params: { id: there.sessionId } });
    await closed;
    await expect(there.client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
    const again = here.client.profile.endSession({ params: { id: there.sessionId } });
    await expect(again).rejects.toEqual(refusal('not_found', 404));
    expect(await here.client.profile.sessions()).toHaveLength(1);
  });

  it('are ended everywhere but here, and here as well', async () => {
    const [here, there] = [await server.signIn(email), await other.signIn(email)];
    await here.client.profile.endSessions({ body: { keepThis: true } });
    const isOver = (one: SignedIn) =>
      one.client.auth.session().then(
        () => false,
        () => true,
      );
    await expect.poll(() => isOver(there)).toBe(true);
    expect(await isOver(here)).toBe(false);
    await here.client.profile.endSessions({ body: { keepThis: false } });
    expect(await isOver(here)).toBe(true);
    expect((await loggedOf(server, here.userId)).slice(-2)).toEqual(['end_sessions', 'end_sessions']);
  });
});
