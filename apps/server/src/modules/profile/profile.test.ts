import { refusal, type TestEmail, testPassword, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { connected } from './test-sockets.ts';
import {
  atOnce,
  codeOf,
  enrolled,
  clearAttempts,
  loggedOf,
  mailsTo,
  requireSecondFactor,
  signedIn,
  ticketFor,
  ticketOf,
  wrongCode,
} from '../auth/test-accounts.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await testServer();
  other = await testServer({ database: server.database, config: { secretKey: null } });
});
beforeEach(() => clearAttempts(server));
afterAll(async () => {
  await other.close();
  await server.close();
});

const currentPassword = testPassword;

describe('the own data', () => {
  it('contains what only its owner is shown', async () => {
    const { client } = await server.signIn('worker@test.example');
    expect(await client.profile.get()).toMatchObject({
      email: 'worker@test.example',
      version: 1,
      roles: [{ key: 'WORKER' }],
      secondFactor: { enrolledAt: null, recoveryCodesLeft: 0, isRequired: false },
    });
  });

  it('is changed, audited, and shown in the session at once', async () => {
    const { client, userId } = await server.signIn('worker@test.example');
    const { version } = await client.profile.get();
    const changes = { lastName: ' Łoś-Nowa ', phoneNumber: '600 700 800', position: '' };
    const saved = await client.profile.update({ body: { version, changes } });
    expect(saved).toMatchObject({
      lastName: 'Łoś-Nowa',
      phoneNumber: '+48600700800',
      position: null,
      version: version + 1,
    });
    expect((await client.auth.session()).user).toMatchObject({ lastName: 'Łoś-Nowa' });
    const { changes: logged } = await server.db
      .selectFrom('auditLog')
      .select('changes')
      .where('entityId', '=', userId)
      .where('version', '=', version + 1)
      .executeTakeFirstOrThrow();
    expect(logged).toEqual({
      lastName: { from: 'Łoś', to: 'Łoś-Nowa' },
      phoneNumber: { from: null, to: '+48600700800' },
    });
  });

  it('accepts changes of other fields against an older version, and refuses those of the same', async () => {
    const { client } = await server.signIn('worker2@test.example');
    const { version } = await client.profile.get();
    await client.profile.update({ body: { version, changes: { position: 'Doradca' } } });
    const merged = await client.profile.update({ body: { version, changes: { firstName: 'Wit' } } });
    expect(merged).toMatchObject({ firstName: 'Wit', position: 'Doradca', version: version + 2 });
    await expect(
      client.profile.update({ body: { version, changes: { position: 'Szef' } } }),
    ).rejects.toMatchObject({
      code: 'stale_version',
      details: { collisions: [{ field: 'position', yours: 'Szef', theirs: 'Doradca' }] },
    });
    const ahead = client.profile.update({ body: { version: 99, changes: { position: 'Szef' } } });
    await expect(ahead).rejects.toMatchObject({ status: 422 });
  });
});

describe('the own password', () => {
  const email = 'reports@test.example';

  it('is changed by a person who knows it: all sessions end, on every server, and one goes on', async () => {
    const [here, there] = [await server.signIn(email), await other.signIn(email)];
    const sockets = [await connected(server, here), await connected(other, there)];
    const reset = await ticketFor(server, 'password_reset', here.userId);
    const half = await ticketFor(server, 'totp', here.userId);
    const password = 'Inne-haslo-22';
    const { tokenData } = await here.client.profile.changePassword({ body: { currentPassword, password } });

    await expect(here.client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
    await expect
      .poll(() =>
        there.client.auth.session().then(
          () => 'open',
          () => 'over',
        ),
      )
      .toBe('over');
    await expect(Promise.all(sockets.map(({ closed }) => closed))).resolves.toHaveLength(2);
    const sessions = await server.platform.sessions.resolve(tokenData.accessToken);
    expect(sessions).toMatchObject({ userId: here.userId });

    await expect(server.client.passwordReset.open({ body: { token: reset } })).rejects.toEqual(
      refusal('link_invalid', 400),
    );
    const second = server.client.auth.loginTotp({ body: { ticket: half, code: '123456' } });
    await expect(second).rejects.toEqual(refusal('ticket_invalid', 400));
    expect(await loggedOf(server, here.userId)).toEqual(['change_password']);
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual(['Hasło zostało zmienione']);
    signedIn(await server.client.auth.login({ body: { email, password } }));
  });

  it('is not changed with a wrong one; five tries and no more', async () => {
    const { client } = await server.signIn('platformer@test.example');
    const wrong = { currentPassword: 'Wrong-password-1', password: 'Inne-haslo-22' };
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(client.profile.changePassword({ body: wrong })).rejects.toEqual(
        refusal('wrong_password', 400),
      );
    }
    const right = client.profile.changePassword({ body: { ...wrong, currentPassword } });
    await expect(right).rejects.toEqual(refusal('too_many_requests', 429));
    const elsewhere = client.profile.startSecondFactor({ body: { currentPassword } });
    await expect(elsewhere).rejects.toEqual(refusal('too_many_requests', 429));
  });

  it('is estimated only for a person who knows the present one', async () => {
    const { client } = await server.signIn('worker2@test.example');
    const body = { currentPassword: 'Wrong-password-1', password: 'Password123!' };
    await expect(client.profile.changePassword({ body })).rejects.toEqual(refusal('wrong_password', 400));
  });

  it('of any length delays no other request while it is estimated', async () => {
    const { client } = await server.signIn('worker2@test.example');
    const locked = async (password: string) => {
      const body = { currentPassword, password };
      const before = process.threadCpuUsage();
      await expect(client.profile.changePassword({ body })).rejects.toEqual(refusal('validation', 422));
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    await locked('Password123!');
    const short = await locked('Password123!');
    expect(await locked('Password1!'.repeat(20))).toBeLessThan(short * 5);
  });

  it('that is the e-mail is refused', async () => {
    const { client, userId } = await server.signIn('super@test.example');
    await server.db
      .updateTable('appUser')
      .set({ email: 'super1@test.example' })
      .where('id', '=', userId)
      .execute();
    await server.platform.sessions.refresh({ db: server.db, afterCommit: (task) => task() }, { userId });
    const body = { currentPassword, password: 'Super1@test.example' };
    await expect(client.profile.changePassword({ body })).rejects.toMatchObject({
      fields: [{ path: 'password', code: 'password_is_email' }],
    });
    await server.db
      .updateTable('appUser')
      .set({ email: 'super@test.example' })
      .where('id', '=', userId)
      .execute();
  });
});

describe('the own second factor', () => {
  const email: TestEmail = 'admin@test.example';
  const subjects = async () => (await mailsTo(server, email)).map(({ subject }) => subject);

  it('is turned on, replaced, and turned off', async () => {
    const { client, userId } = await server.signIn(email);
    const { profile } = client;
    await expect(profile.confirmSecondFactor({ body: { code: '123456' } })).rejects.toEqual(
      refusal('wrong_state', 409),
    );
    const wrong = profile.startSecondFactor({ body: { currentPassword: 'Wrong-password-1' } });
    await expect(wrong).rejects.toEqual(refusal('wrong_password', 400));
    const one = await profile.startSecondFactor({ body: { currentPassword } });
    // no second factor is required before it is confirmed
    signedIn(await server.client.auth.login({ body: { email, password: testPassword } }));
    const mistyped = profile.confirmSecondFactor({ body: { code: wrongCode(one.secret) } });
    await expect(mistyped).rejects.toEqual(refusal('code_wrong', 400));
    const { recoveryCodes } = await profile.confirmSecondFactor({ body: { code: codeOf(one.secret) } });
    expect(recoveryCodes).toHaveLength(8);
    expect((await profile.get()).secondFactor).toMatchObject({
      enrolledAt: expect.stringMatching(/T/),
      recoveryCodesLeft: 8,
    });

    const noCode = profile.startSecondFactor({ body: { currentPassword } });
    await expect(noCode).rejects.toMatchObject({ status: 422, fields: [{ path: 'code', code: 'required' }] });
    const [code = ''] = recoveryCodes;
    const two = await profile.startSecondFactor({ body: { currentPassword, code } });
    expect(two.secret).not.toBe(one.secret);
    const renewed = await profile.confirmSecondFactor({ body: { code: codeOf(two.secret) } });
    expect(renewed.recoveryCodes).not.toContain(recoveryCodes[1]);
    const ticket = ticketOf(
      await server.client.auth.login({ body: { email, password: testPassword } }),
      'totp',
    );
    for (const old of [codeOf(one.secret, 1), recoveryCodes[1] ?? '']) {
      const refused = server.client.auth.loginTotp({ body: { ticket, code: old } });
      await expect(refused).rejects.toEqual(refusal('code_wrong', 400));
    }

    const off = { currentPassword, code: codeOf(two.secret, 1) };
    await requireSecondFactor(server, 'ADMIN', true);
    const required = profile.removeSecondFactor({ body: off });
    await expect(required).rejects.toEqual(refusal('second_factor_required', 409));
    await requireSecondFactor(server, 'ADMIN', false);
    await profile.removeSecondFactor({ body: off });
    await expect(profile.removeSecondFactor({ body: off })).rejects.toEqual(refusal('wrong_state', 409));
    expect(await subjects()).toEqual([
      'Weryfikacja dwuetapowa jest włączona',
      'Użyto kodu odzyskiwania',
      'Weryfikacja dwuetapowa: nowa aplikacja',
      'Weryfikacja dwuetapowa jest wyłączona',
    ]);
    expect((await loggedOf(server, userId)).filter((action) => /factor|recovery/.test(action))).toEqual([
      'enrol_second_factor',
      'use_recovery_code',
      'enrol_second_factor',
      'remove_second_factor',
    ]);
    signedIn(await server.client.auth.login({ body: { email, password: testPassword } }));
  });

  it('gives new recovery codes for a code of the app, once, and not for a recovery code', async () => {
    const { secret, recoveryCodes } = await enrolled(server, email);
    const { client } = await server.signIn(email);
    const byRecovery = { currentPassword, code: recoveryCodes[0] ?? '' };
    await expect(client.profile.renewRecoveryCodes({ body: byRecovery })).rejects.toMatchObject({
      fields: [{ path: 'code', code: 'code_invalid' }],
    });
    const code = codeOf(secret);
    const renewed = await client.profile.renewRecoveryCodes({ body: { currentPassword, code } });
    expect(renewed.recoveryCodes).toHaveLength(8);
    expect(renewed.recoveryCodes).not.toContain(recoveryCodes[0]);
    const replayed = client.profile.renewRecoveryCodes({ body: { currentPassword, code } });
    await expect(replayed).rejects.toEqual(refusal('code_wrong', 400));
  });

  it('does not use a code up for what was refused', async () => {
    const { secret } = await enrolled(server, email);
    const { client, userId } = await server.signIn(email);
    const code = codeOf(secret);
    const wrong = { currentPassword: 'Wrong-password-1', code };
    await expect(client.profile.renewRecoveryCodes({ body: wrong })).rejects.toEqual(
      refusal('wrong_password', 400),
    );
    const ticket = await ticketFor(server, 'totp', userId);
    expect(await atOnce(server, 1, '/auth/login/totp', () => ({ ticket, code }))).toEqual({ 200: 1 });
  });
});
