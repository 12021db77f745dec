import { call, testPassword, testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { codeOf, invited, linkTo, signedIn, ticketOf, wrongCode } from './test-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const token = 'x'.repeat(43);
const password = 'Nowe-haslo-1';

/** Requests that are right but for one field more, each with what would be gained by it. */
const requests: readonly [string, string, Record<string, unknown>, boolean][] = [
  ['POST', '/auth/login', { email: 'worker@test.example', password: testPassword }, false],
  ['POST', '/auth/login/totp', { ticket: token, code: '123456' }, false],
  ['POST', '/auth/login/enrolment', { ticket: token }, false],
  ['POST', '/auth/login/enrolment/confirm', { ticket: token, code: '123456' }, false],
  ['POST', '/auth/activation/open', { token }, false],
  ['POST', '/auth/activation', { token, password }, false],
  ['POST', '/auth/password-reset/request', { email: 'worker@test.example' }, false],
  ['POST', '/auth/password-reset/open', { token }, false],
  ['POST', '/auth/password-reset', { token, password }, false],
  ['PATCH', '/auth/preferences', { locale: 'en' }, true],
  ['PATCH', '/profile', { version: 1, changes: {} }, true],
  ['POST', '/profile/password', { currentPassword: testPassword, password }, true],
  ['POST', '/profile/second-factor/start', { currentPassword: testPassword }, true],
  ['POST', '/profile/second-factor', { code: '123456' }, true],
  ['POST', '/profile/second-factor/remove', { currentPassword: testPassword, code: '123456' }, true],
  ['POST', '/profile/recovery-codes', { currentPassword: testPassword, code: '123456' }, true],
  ['POST', '/profile/sessions/end', { keepThis: true }, true],
];

const foreign = [
  'roles',
  'isActive',
  'addedBy',
  'passwordHash',
  'userId',
  'activatedAt',
  'totpSeed',
  '__proto_',
  'id',
];

it.each(requests)('%s %s accepts no field that is not its own', async (method, path, json, isStaff) => {
  const worker = await server.signIn('worker@test.example');
  const before = await server.db.selectFrom('appUser').selectAll().where('id', '=', worker.userId).execute();
  const more = Object.fromEntries(foreign.map((field) => [field, ['SUPER_ADMIN']]));
  const { status, body } = await call(server, method, path, {
    json: { ...json, ...more },
    ...(isStaff ? { token: worker.token } : {}),
  });
  const { data } = body as { data: { fields: { path: string; code: string }[] } };
  expect(status).toBe(422);
  expect(data.fields.map((field) => field.path).toSorted()).toEqual(foreign.toSorted());
  expect(new Set(data.fields.map(({ code }) => code))).toEqual(new Set(['unknown_field']));
  const after = await server.db.selectFrom('appUser').selectAll().where('id', '=', worker.userId).execute();
  expect(after).toEqual(before);
});

it('a profile accepts neither roles nor e-mail nor password', async () => {
  const { token: session, userId } = await server.signIn('worker2@test.example');
  const changes = {
    firstName: 'Wiktoria',
    email: 'root@test.example',
    roles: ['ADMIN'],
    password,
    version: 9,
  };
  const { status } = await call(server, 'PATCH', '/profile', {
    token: session,
    json: { version: 1, changes },
  });
  expect(status).toBe(422);
  const user = await server.db
    .selectFrom('appUser')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(user).toMatchObject({ firstName: 'Wiktor', email: 'worker2@test.example', version: 1 });
});

/** Every row of every table, as its text: bytes in hex and, as far as they are some, as letters. */
async function wholeDatabase(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db);
  const dumped: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(
      server.db,
    );
    dumped.push(...rows.map(({ row }) => row));
  }
  const text = dumped.join('\n');
  const letters = [...text.matchAll(/\\\\x([0-9a-f]+)/g)].map(([, hex]) =>
    Buffer.from(hex ?? '', 'hex').toString('latin1'),
  );
  return [text, ...letters].join('\n');
}

it('secrets that open an account are never stored in plain text in the database', async () => {
  const { activation, auth, passwordReset, profile } = server.client;
  const email = 'secret@test.example';
  const { token: link } = await invited(server, email);
  const { enrolment } = await activation.open({ body: { token: link } });
  const code = codeOf(enrolment.secret);
  const first = await activation.finish({ body: { token: link, password, code } });
  const ticket = ticketOf(await auth.login({ body: { email, password } }), 'totp');
  await auth.loginTotp({ body: { ticket, code: wrongCode(enrolment.secret) } }).catch(() => undefined);
  const session = await auth.loginTotp({ body: { ticket, code: first.recoveryCodes[0] ?? '' } });
  await passwordReset.request({ body: { email } });
  const reset = await linkTo(server, email, 'set-new-password');
  await expect(profile.get()).rejects.toMatchObject({ status: 401 });
  const seed = signedIn(await auth.login({ body: { email: 'worker@test.example', password: testPassword } }));
  const dump = await wholeDatabase();

  // it would be found: what may be known is
  expect(dump).toContain(email);
  const secrets = [
    link,
    reset,
    ticket,
    password,
    testPassword,
    enrolment.secret,
    first.tokenData.accessToken,
    session.tokenData.accessToken,
    seed.tokenData.accessToken,
    ...first.recoveryCodes,
    ...first.recoveryCodes.map((one) => one.replace('-', '')),
  ];
  expect(secrets.filter((secret) => dump.includes(secret))).toEqual([]);
  // nor the bytes they encode
  const bytes = [link, reset, ticket, session.tokenData.accessToken].map((one) =>
    Buffer.from(one, 'base64url').toString('hex'),
  );
  expect(bytes.filter((hex) => dump.includes(hex))).toEqual([]);
});
