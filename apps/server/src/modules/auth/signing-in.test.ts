import { verify } from '@node-rs/argon2';
import { call, refusal, testPassword, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import {
  addInvited,
  atOnce,
  codeOf,
  enrolled,
  clearAttempts,
  idOf,
  loggedOf,
  mailsTo,
  requireSecondFactor,
  signedIn,
  ticketFor,
  ticketOf,
  wrongCode,
} from './test-accounts.ts';

// files share a process: a module already imported is imported again, with the counting mock
vi.hoisted(() => vi.resetModules());
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify) };
});

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(() => clearAttempts(server));
afterAll(() => server.close());

const logIn = (email: string, password = testPassword) =>
  server.client.auth.login({ body: { email, password } });

describe('who may not sign in', () => {
  it('gets one and the same answer for one and the same work', async () => {
    await addInvited(server, 'invited@test.example');
    await server.db
      .updateTable('appUser')
      .set({ isActive: false })
      .where('email', '=', 'reports@test.example')
      .execute();
    const tried = [
      { email: 'nobody@test.example', password: testPassword },
      { email: 'worker@test.example', password: 'Wrong-password-1' },
      { email: 'invited@test.example', password: testPassword },
      { email: 'reports@test.example', password: testPassword },
    ];
    // the first check of a process makes the decoy
    await call(server, 'POST', '/auth/login', { json: tried[0] });
    const answers = [];
    for (const json of tried) {
      vi.mocked(verify).mockClear();
      const { status, body, headers } = await call(server, 'POST', '/auth/login', { json });
      const names = [...headers.keys()].toSorted();
      answers.push({ status, body, names, checks: vi.mocked(verify).mock.calls.length });
    }
    expect(answers[0]).toMatchObject({
      status: 400,
      checks: 1,
      body: { data: { code: 'wrong_credentials' } },
    });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await server.db.updateTable('appUser').set({ isActive: true }).execute();
  });

  it('is logged where there is an account, and nowhere else', async () => {
    const userId = await idOf(server, 'platformer@test.example');
    const count = async () =>
      (await server.db.selectFrom('auditLog').select('id').where('action', '=', 'sign_in_failed').execute())
        .length;
    await server.platform.background.settle();
    const before = await count();
    await expect(logIn('platformer@test.example', 'wrong')).rejects.toEqual(
      refusal('wrong_credentials', 400),
    );
    await expect(logIn('unknown@test.example', 'wrong')).rejects.toEqual(refusal('wrong_credentials', 400));
    expect(await loggedOf(server, userId)).toEqual(['sign_in_failed']);
    expect(await count()).toBe(before + 1);
  });
});

describe('the limit of tries', () => {
  const email = 'worker2@test.example';
  const status = async (json: unknown, headers: Record<string, string> = {}, path = '/auth/login') =>
    (await call(server, 'POST', path, { json, headers })).status;

  it('is not evaded by the spelling of the e-mail, of the path, by more fields or by forwarded addresses', async () => {
    const spellings = [email, email.toUpperCase(), `  ${email}`, `${email}\t`, 'Worker2@Test.Example'];
    for (const [turn, spelt] of spellings.entries()) {
      const json = { email: spelt, password: 'wrong' };
      expect(
        await status(json, { 'x-forwarded-for': `10.1.1.${turn}`, forwarded: `for=10.1.1.${turn}` }),
      ).toBe(400);
    }
    const json = { email, password: testPassword };
    expect(await status(json)).toBe(429);
    expect(await status(json, { 'x-forwarded-for': '10.9.9.9', 'x-real-ip': '10.9.9.9' })).toBe(429);
    expect(await status(json, {}, '/auth/login?x=1')).toBe(429);
    expect(await status(json, {}, '/AUTH/LOGIN')).toBe(404);
    expect(await status(json, {}, '/auth/login/')).toBe(404);
    expect(await status({ ...json, account: 'other' })).toBe(422);
    expect(await status({ ...json, email: [email] })).toBe(422);
  });

  it('believes forwarded addresses of the trusted proxy alone, and of those only the last', async () => {
    const behind = await testServer({ database: server.database, config: { trustProxy: '127.0.0.1' } });
    try {
      const from = async (address: string) =>
        (
          await call(behind, 'POST', '/auth/login', {
            json: { email, password: 'wrong' },
            headers: { 'x-forwarded-for': address },
          })
        ).status;
      for (let turn = 0; turn < 5; turn += 1) expect(await from(`10.2.2.${turn}, 10.3.3.3`)).toBe(400);
      expect(await from('10.2.2.9, 10.3.3.3')).toBe(429);
      expect(await from('10.3.3.4')).toBe(400);
    } finally {
      await behind.close();
    }
  });
});

describe('the second step', () => {
  const email = 'admin@test.example';

  it('follows a right password, and a code opens the session', async () => {
    const { userId, secret } = await enrolled(server, email);
    const ticket = ticketOf(await logIn(email), 'totp');
    const code = codeOf(secret).replace(/(...)/, '$1 ');
    const data = await server.client.auth.loginTotp({ body: { ticket, code } });
    expect(data).toMatchObject({
      user: { email },
      tokenData: { accessToken: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect((await loggedOf(server, userId)).at(-1)).toBe('sign_in');
    const signedInBy = await server.db
      .selectFrom('auditLog')
      .select('actorId')
      .where('action', '=', 'sign_in')
      .where('entityId', '=', userId)
      .execute();
    expect(signedInBy).toEqual([{ actorId: userId }]);
    const again = server.client.auth.loginTotp({ body: { ticket, code: codeOf(secret, 1) } });
    await expect(again).rejects.toEqual(refusal('ticket_invalid', 400));
  });

  it('accepts a code once, whichever the ticket', async () => {
    const { userId, secret } = await enrolled(server, email);
    const code = codeOf(secret);
    const first = await ticketFor(server, 'totp', userId);
    await server.client.auth.loginTotp({ body: { ticket: first, code } });
    const second = await ticketFor(server, 'totp', userId);
    const replayed = server.client.auth.loginTotp({ body: { ticket: second, code } });
    await expect(replayed).rejects.toEqual(refusal('code_wrong', 400));
    await server.client.auth.loginTotp({ body: { ticket: second, code: codeOf(secret, 1) } });
  });

  it('lets one of twenty at once win: with one ticket, and with one each', async () => {
    const { userId, secret } = await enrolled(server, email);
    const code = codeOf(secret);
    const ticket = await ticketFor(server, 'totp', userId);
    expect(await atOnce(server, 20, '/auth/login/totp', () => ({ ticket, code }))).toEqual({
      200: 1,
      400: 19,
    });

    const next = codeOf(secret, 1);
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(server, 'totp', userId)));
    const answers = await atOnce(server, 20, '/auth/login/totp', (turn) => ({
      ticket: tickets[turn],
      code: next,
    }));
    expect(answers).toEqual({ 200: 1, 400: 5, 429: 14 });
  });

  it('accepts a recovery code once, of twenty at once as well, and notifies by mail', async () => {
    const { userId, recoveryCodes } = await enrolled(server, email);
    expect(new Set(recoveryCodes).size).toBe(8);
    const [code, another] = recoveryCodes;
    const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(server, 'totp', userId)));
    const answers = await atOnce(server, 20, '/auth/login/totp', (turn) => ({ ticket: tickets[turn], code }));
    expect(answers).toEqual({ 200: 1, 400: 5, 429: 14 });
    expect((await loggedOf(server, userId)).filter((action) => action === 'use_recovery_code')).toHaveLength(
      1,
    );
    expect(
      (await mailsTo(server, email)).filter(({ subject }) => /kodu odzyskiwania/.test(subject)),
    ).toHaveLength(1);

    await clearAttempts(server);
    const ticket = await ticketFor(server, 'totp', userId);
    const typed = another?.toUpperCase().replace('-', ' ') ?? '';
    await server.client.auth.loginTotp({ body: { ticket, code: typed } });
  });

  it('ends a ticket after five wrong codes; new tickets do not start the count again', async () => {
    const { userId, secret } = await enrolled(server, email);
    const ticket = ticketOf(await logIn(email), 'totp');
    const wrong = wrongCode(secret);
    expect(await atOnce(server, 5, '/auth/login/totp', () => ({ ticket, code: wrong }))).toEqual({ 400: 5 });
    expect((await loggedOf(server, userId)).slice(-5)).toEqual(
      Array.from({ length: 5 }, () => 'sign_in_failed'),
    );
    const right = server.client.auth.loginTotp({ body: { ticket, code: codeOf(secret) } });
    await expect(right).rejects.toEqual(refusal('ticket_invalid', 400));
    const fresh = ticketOf(await logIn(email), 'totp');
    const { status, headers } = await call(server, 'POST', '/auth/login/totp', {
      json: { ticket: fresh, code: codeOf(secret) },
    });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(200);
  });

  it('is guarded from many addresses together', async () => {
    const behind = await testServer({
      database: server.database,
      config: { ...server.platform.config, trustProxy: true },
    });
    try {
      const { userId, secret } = await enrolled(behind, email);
      const wrong = wrongCode(secret);
      const tickets = await Promise.all(Array.from({ length: 13 }, () => ticketFor(behind, 'totp', userId)));
      const answers = await atOnce(
        behind,
        13,
        '/auth/login/totp',
        (turn) => ({ ticket: tickets[turn], code: wrong }),
        (turn) => ({ 'x-forwarded-for': `10.4.${turn}.1` }),
      );
      expect(answers).toEqual({ 400: 10, 429: 3 });
    } finally {
      await behind.close();
    }
  });

  it('is refused with a ticket that is too old, or of another kind', async () => {
    const { userId, secret } = await enrolled(server, email);
    const [old, other] = [
      await ticketFor(server, 'totp', userId),
      await ticketFor(server, 'password_reset', userId),
    ];
    await server.db
      .updateTable('accountTicket')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('kind', '=', 'totp')
      .execute();
    for (const ticket of [old, other, 'x'.repeat(43)]) {
      const refused = server.client.auth.loginTotp({ body: { ticket, code: codeOf(secret) } });
      await expect(refused).rejects.toEqual(refusal('ticket_invalid', 400));
    }
  });
});

describe('an authenticator app a role requires', () => {
  const email = 'platformer@test.example';

  it('is enrolled at sign-in, with the same secret however often it is requested', async () => {
    await requireSecondFactor(server, 'PLATFORMER', true);
    const { auth } = server.client;
    const ticket = ticketOf(await logIn(email), 'enrolment');
    const stale = await ticketFor(server, 'enrolment', await idOf(server, email));
    const [one, again] = [
      await auth.startEnrolment({ body: { ticket } }),
      await auth.startEnrolment({ body: { ticket } }),
    ];
    expect(again).toEqual(one);
    expect(one.uri).toMatch(/^otpauth:\/\/totp\/Szansa:platformer%40test\.example\?issuer=Szansa&secret=/);
    const wrong = auth.finishEnrolment({ body: { ticket, code: wrongCode(one.secret) } });
    await expect(wrong).rejects.toEqual(refusal('code_wrong', 400));
    const code = codeOf(one.secret);
    const data = await auth.finishEnrolment({ body: { ticket, code } });
    expect(data.user.email).toBe(email);
    expect(data.recoveryCodes).toHaveLength(8);

    // the code of the enrolment cannot be reused, a later one is accepted
    const next = ticketOf(await logIn(email), 'totp');
    const replayed = auth.loginTotp({ body: { ticket: next, code } });
    await expect(replayed).rejects.toEqual(refusal('code_wrong', 400));
    await auth.loginTotp({ body: { ticket: next, code: codeOf(one.secret, 1) } });

    // with a ticket from before, a mere password must not replace the app
    const { secret } = await auth.startEnrolment({ body: { ticket: stale } });
    const ingested = auth.finishEnrolment({ body: { ticket: stale, code: codeOf(secret) } });
    await expect(ingested).rejects.toEqual(refusal('ticket_invalid', 400));
    await requireSecondFactor(server, 'PLATFORMER', false);
  });

  it('is not requested elsewhere', async () => {
    expect(signedIn(await logIn('worker@test.example')).user.email).toBe('worker@test.example');
  });
});
