import { call, refusal, testPassword, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sendInvitation } from './invitations.ts';
import {
  addInvited,
  atOnce,
  codeOf,
  clearAttempts,
  invited,
  linkTo,
  loggedOf,
  mailsTo,
  requireSecondFactor,
  signedIn,
  ticketOf,
  working,
  wrongCode,
} from './test-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { publicUrl: 'https://crm.szansa.example' } });
});
beforeEach(() => clearAttempts(server));
afterAll(() => server.close());

const password = 'Nowe-haslo-1';

describe('an invitation', () => {
  it('is sent in Polish or English, with a link below PUBLIC_URL, and is stored without a mail server', async () => {
    const { userId } = await invited(server, 'nela@test.example');
    await server.db.updateTable('agency').set({ mailFooter: 'ul. Prosta 1, Łódź' }).execute();
    await server.db.updateTable('appUser').set({ locale: 'en' }).where('id', '=', userId).execute();
    await working(server, (work) => sendInvitation(work, userId));
    const [polish, english] = await mailsTo(server, 'nela@test.example');
    expect(polish).toMatchObject({
      kind: 'activation',
      state: 'kept',
      subject: 'Zaproszenie do pracy w systemie: Szansa',
    });
    expect(polish?.text).toMatch(/\nhttps:\/\/crm\.szansa\.example\/activate\/[\w-]{43}\n/);
    expect(polish?.text).toMatch(/\n-- \nSzansa$/);
    expect(english?.text).toMatch(/^Hello Nela,[^]*works for 7 days[^]*\n-- \nSzansa\nul\. Prosta 1, Łódź$/);
  });

  it('ends the one before it', async () => {
    const { userId, token } = await invited(server, 'again@test.example');
    await working(server, (work) => sendInvitation(work, userId));
    const open = (link: string) => server.client.activation.open({ body: { token: link } });
    await expect(open(token)).rejects.toEqual(refusal('link_invalid', 400));
    await expect(open(await linkTo(server, 'again@test.example', 'activate'))).resolves.toMatchObject({
      email: 'again@test.example',
    });
  });

  it('is refused for an active user', async () => {
    const { userId } = await server.signIn('worker@test.example');
    const sent = working(server, (work) => sendInvitation(work, userId));
    await expect(sent).rejects.toMatchObject({ code: 'wrong_state' });
  });
});

describe('activation', () => {
  it('shows whose account it is, sets the password, enrols the app and signs in, once', async () => {
    const { userId, token } = await invited(server, 'ola@test.example');
    const { activation, auth } = server.client;
    const opened = await activation.open({ body: { token } });
    expect(opened).toMatchObject({
      email: 'ola@test.example',
      firstName: 'Nela',
      lastName: 'Nowa',
      isSecondFactorRequired: false,
    });
    expect(await activation.open({ body: { token } })).toEqual(opened);

    const { secret } = opened.enrolment;
    const wrong = activation.finish({ body: { token, password, code: wrongCode(secret) } });
    await expect(wrong).rejects.toEqual(refusal('code_wrong', 400));
    const data = await activation.finish({ body: { token, password, code: codeOf(secret) } });
    expect(data).toMatchObject({ user: { email: 'ola@test.example' }, recoveryCodes: { length: 8 } });
    expect(await loggedOf(server, userId)).toEqual(['activate', 'enrol_second_factor', 'sign_in']);

    const again = activation.finish({ body: { token, password } });
    await expect(again).rejects.toEqual(refusal('link_invalid', 400));
    const ticket = ticketOf(await auth.login({ body: { email: 'ola@test.example', password } }), 'totp');
    const code = data.recoveryCodes[0] ?? '';
    expect((await auth.loginTotp({ body: { ticket, code } })).user.email).toBe('ola@test.example');
  });

  it('works without an app unless a role requires one', async () => {
    const { token } = await invited(server, 'iza@test.example');
    const { activation, auth } = server.client;
    await requireSecondFactor(server, 'WORKER', true);
    expect((await activation.open({ body: { token } })).isSecondFactorRequired).toBe(true);
    await expect(activation.finish({ body: { token, password } })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'code', code: 'required' }],
    });
    await requireSecondFactor(server, 'WORKER', false);
    expect((await activation.finish({ body: { token, password } })).recoveryCodes).toEqual([]);
    signedIn(await auth.login({ body: { email: 'iza@test.example', password } }));
  });

  it.each([
    ['Short-1', 'password_short'],
    ['lower-case-1', 'password_capital'],
    ['Kasia.Nowa1@test.example', 'password_is_email'],
  ])('refuses the password %s: %s', async (bad, code) => {
    const { token } = await invited(server, `kasia.nowa1@test.example`).catch(async () => ({
      token: await linkTo(server, 'kasia.nowa1@test.example', 'activate'),
    }));
    await expect(server.client.activation.finish({ body: { token, password: bad } })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'password', code }],
    });
  });

  it('is done by one of twenty at once', async () => {
    const { token } = await invited(server, 'race@test.example');
    const answers = await atOnce(server, 20, '/auth/activation', () => ({ token, password }));
    expect(answers).toEqual({ 200: 1, 400: 19 });
  });

  it('is refused after 7 days, to deactivated people, and with the link of another kind', async () => {
    const late = await invited(server, 'late@test.example');
    const away = await invited(server, 'away@test.example');
    const { db } = server;
    await db
      .updateTable('accountTicket')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where('userId', '=', late.userId)
      .execute();
    await db.updateTable('appUser').set({ isActive: false }).where('id', '=', away.userId).execute();
    for (const { token } of [late, away]) {
      await expect(server.client.activation.open({ body: { token } })).rejects.toEqual(
        refusal('link_invalid', 400),
      );
      const reset = server.client.passwordReset.open({ body: { token } });
      await expect(reset).rejects.toEqual(refusal('link_invalid', 400));
    }
  });

  it('is closed to an address after twenty wrong links', async () => {
    const guess = (turn: number) => ({ token: String(turn).padStart(43, 'x') });
    const answers = await atOnce(server, 23, '/auth/activation/open', guess);
    expect(answers).toEqual({ 400: 20, 429: 3 });
    expect((await call(server, 'POST', '/auth/password-reset/open', { json: guess(1) })).status).toBe(429);
    // signing in is counted for itself
    const body = { email: 'worker@test.example', password: testPassword };
    signedIn(await server.client.auth.login({ body }));
  });
});

describe('a new password by link', () => {
  const email = 'worker2@test.example';
  const request = (to: string) =>
    call(server, 'POST', '/auth/password-reset/request', { json: { email: to } });

  it('is requested with one answer for everybody', async () => {
    await addInvited(server, 'waiting@test.example');
    await server.db
      .updateTable('appUser')
      .set({ isActive: false })
      .where('email', '=', 'reports@test.example')
      .execute();
    const people = [email, 'nobody@test.example', 'waiting@test.example', 'reports@test.example'];
    const answers = [];
    for (const to of people) answers.push(await request(to));
    expect(answers[0]).toMatchObject({ status: 200, body: { success: true, data: null } });
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });

    const mailed = await Promise.all(
      people.map(async (to) => (await mailsTo(server, to)).map(({ kind }) => kind)),
    );
    expect(mailed).toEqual([['password_reset'], [], ['activation'], []]);
    await server.db.updateTable('appUser').set({ isActive: true }).execute();
  });

  it('is requested at most five times, whatever the spelling and whether the e-mail is known', async () => {
    for (const to of [email, 'nobody@test.example']) {
      for (let turn = 0; turn < 5; turn += 1) expect((await request(to)).status).toBe(200);
      const refused = await request(to.toUpperCase());
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    }
  });

  it('accepts only the latest link, ends all sessions and is notified by mail', async () => {
    await request(email);
    const first = await linkTo(server, email, 'set-new-password');
    await request(email);
    const token = await linkTo(server, email, 'set-new-password');
    const { passwordReset, auth } = server.client;
    await expect(passwordReset.open({ body: { token: first } })).rejects.toEqual(
      refusal('link_invalid', 400),
    );
    expect(await passwordReset.open({ body: { token } })).toEqual({ email });

    const { client, userId } = await server.signIn(email);
    await client.auth.session();
    const isEmail = passwordReset.finish({ body: { token, password: 'Worker2@TEST.example' } });
    await expect(isEmail).rejects.toMatchObject({
      fields: [{ path: 'password', code: 'password_is_email' }],
    });
    const isCommon = passwordReset.finish({ body: { token, password: 'Password123!' } });
    await expect(isCommon).rejects.toMatchObject({ fields: [{ path: 'password', code: 'password_common' }] });
    await passwordReset.finish({ body: { token, password } });
    await expect(client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
    await expect(auth.login({ body: { email, password: testPassword } })).rejects.toEqual(
      refusal('wrong_credentials', 400),
    );
    signedIn(await auth.login({ body: { email, password } }));
    expect(await loggedOf(server, userId)).toContain('reset_password');
    expect((await mailsTo(server, email)).at(-1)).toMatchObject({
      kind: 'notice',
      subject: 'Hasło zostało zmienione',
      text: expect.stringMatching(/Kiedy: \d\d\.\d\d\.\d{4}, \d\d:\d\d\nAdres IP: 127\.0\.0\.1\n/),
    });
  });

  it('is set by one of twenty at once', async () => {
    await request(email);
    const token = await linkTo(server, email, 'set-new-password');
    const answers = await atOnce(server, 20, '/auth/password-reset', () => ({ token, password }));
    expect(answers).toEqual({ 200: 1, 400: 19 });
  });
});
