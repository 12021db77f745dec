import { createClient, type Client } from '@szansa/api-client/client';
import {
  call,
  firstLink,
  refusal,
  revokeRights,
  startNewAgency,
  testServer,
  type TestServer,
} from '@szansa/server/testing';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const password = 'Zaczynamy-od-zera-1';
const account = {
  firstName: 'Ewa',
  lastName: 'Lis',
  email: 'ewa.lis@agencja.example',
  password,
  locale: 'en',
} as const;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { demo: false, administrator: { email: null, name: null } } });
});
let started: Date;
beforeEach(async () => {
  await startNewAgency(server);
  started = await instant();
});
afterAll(() => server.close());

/** The present of the database, whose clock the log has. */
async function instant(): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(server.db);
  const [first] = rows;
  if (!first) throw new Error('the database has no clock');
  return first.now;
}

async function link(): Promise<string> {
  const token = await firstLink(server);
  if (token === null) throw new Error('an account is in use');
  return token;
}

const clientOf = (token: string) => createClient({ baseUrl: `${server.url}/api`, token: () => token });

/** The first administrator after the first step. */
async function administrator(): Promise<Client> {
  const { tokenData } = await server.client.setup.createAccount({
    body: { token: await link(), ...account },
  });
  return clientOf(tokenData.accessToken);
}

const states = async (client: Client) =>
  Object.fromEntries((await client.setup.get()).steps.map(({ step, state }) => [step, state]));

const firstSteps = async (client: Client) =>
  Object.fromEntries((await client.setup.get()).firstSteps.map(({ step, isDone }) => [step, isDone]));

/** Actions on records of an entity since the agency was started, the earliest first. */
const auditOf = async (entity: string) =>
  (
    await server.db
      .selectFrom('auditLog')
      .select('action')
      .where('entity', '=', entity)
      .where('at', '>=', started)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

/** A colleague with a role, who works already. */
async function colleague(role: 'ADMIN' | 'WORKER'): Promise<Client> {
  const { db, platform } = server;
  const id = crypto.randomUUID();
  const names = { firstName: 'Jan', lastName: 'Żak', email: `${id}@agencja.example` };
  await db
    .insertInto('appUser')
    .values({ id, ...names, activatedAt: new Date() })
    .execute();
  await db.insertInto('userRole').values({ userId: id, roleKey: role }).execute();
  const { token } = await platform.sessions.start(db, { userId: id, userAgent: null, address: null });
  return clientOf(token);
}

describe('the link of a new installation', () => {
  it('knows nobody where the settings name nobody, and opens the account once', async () => {
    const token = await link();
    const { setup, activation, auth } = server.client;
    expect(await setup.open({ body: { token } })).toEqual({ email: null, firstName: '', lastName: '' });
    // it is the link of another page
    await expect(activation.open({ body: { token } })).rejects.toEqual(refusal('link_invalid', 400));

    const { user } = await setup.createAccount({ body: { token, ...account } });
    expect(user).toMatchObject({ email: account.email, firstName: 'Ewa', lastName: 'Lis', locale: 'en' });
    expect(user.roles).toMatchObject([{ key: 'SUPER_ADMIN' }]);
    expect(await auditOf('user')).toEqual(['edit', 'activate', 'sign_in']);
    expect(await auth.login({ body: { email: account.email, password } })).toMatchObject({ user });

    const again = [
      () => setup.open({ body: { token } }),
      () => setup.createAccount({ body: { token, ...account, email: 'inna@agencja.example' } }),
    ];
    for (const used of again) await expect(used()).rejects.toEqual(refusal('link_invalid', 400));
    expect(await firstLink(server)).toBeNull();
  });

  it('has what the settings name', async () => {
    const named = await testServer({
      config: { demo: false, administrator: { email: 'jan@agencja.example', name: 'Jan Maria Lis' } },
    });
    try {
      await startNewAgency(named);
      const token = (await firstLink(named)) ?? '';
      const known = { email: 'jan@agencja.example', firstName: 'Jan Maria', lastName: 'Lis' };
      expect(await named.client.setup.open({ body: { token } })).toEqual(known);
      // with a password, nothing else is mandatory
      const { tokenData } = await named.client.setup.createAccount({ body: { token, ...known, password } });
      const client = createClient({ baseUrl: `${named.url}/api`, token: () => tokenData.accessToken });
      expect(await client.customers.list()).toMatchObject({ total: 0 });
    } finally {
      await named.close();
    }
  });

  it('ends the one before it, expires, and is closed to an address after twenty wrong ones', async () => {
    const { setup } = server.client;
    const first = await link();
    const second = await link();
    await expect(setup.open({ body: { token: first } })).rejects.toEqual(refusal('link_invalid', 400));
    await server.db
      .updateTable('accountTicket')
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .execute();
    await expect(setup.createAccount({ body: { token: second, ...account } })).rejects.toEqual(
      refusal('link_invalid', 400),
    );
    const statuses = [];
    for (let turn = 0; turn < 19; turn += 1) {
      const json = { token: String(turn).padStart(43, 'x') };
      statuses.push((await call(server, 'POST', '/auth/activation/open', { json })).status);
    }
    expect(statuses.at(0)).toBe(400);
    expect(statuses.at(-1)).toBe(429);
    expect((await call(server, 'POST', '/setup/open', { json: { token: await link() } })).status).toBe(429);
  });

  it('refuses passwords as an activation does, and stays usable', async () => {
    const token = await link();
    const attempt = (bad: string) =>
      server.client.setup.createAccount({ body: { token, ...account, password: bad } });
    await expect(attempt('Short-1')).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'password', code: 'password_short' }],
    });
    const email = 'Ewa.Lis-1@agencja.example';
    const isEmail = server.client.setup.createAccount({
      body: { token, ...account, email, password: email },
    });
    await expect(isEmail).rejects.toMatchObject({
      fields: [{ path: 'password', code: 'password_is_email' }],
    });
    await expect(attempt('Password123!')).rejects.toMatchObject({
      fields: [{ path: 'password', code: 'password_common' }],
    });
    await expect(attempt(password)).resolves.toMatchObject({ user: { email: account.email } });
  });

  it('opens one account of twenty attempts at once', async () => {
    const token = await link();
    const attempts = Array.from({ length: 20 }, () =>
      call(server, 'POST', '/setup/account', { json: { token, ...account } }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  });
});

describe('the steps', () => {
  it('are done by what there is, may be put off, and are resumed at the first open one', async () => {
    const client = await administrator();
    const open = { agency: 'open', second_factor: 'open', mailbox: 'open' };
    expect(await states(client)).toEqual(open);
    expect((await client.setup.get()).next).toBe('agency');

    const { version } = await client.agency.get();
    await client.agency.update({ body: { version, changes: { name: 'Auto dla Ciebie' } } });
    expect((await client.setup.get()).next).toBe('second_factor');

    expect((await client.setup.postpone({ body: { step: 'second_factor' } })).next).toBe('mailbox');
    const { secret } = await client.profile.startSecondFactor({ body: { currentPassword: password } });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await client.profile.confirmSecondFactor({ body: { code } });
    expect(await states(client)).toEqual({ agency: 'done', second_factor: 'done', mailbox: 'open' });

    expect((await client.setup.postpone({ body: { step: 'mailbox' } })).next).toBeNull();
    await client.mailAccounts.create({
      body: {
        host: 'imap.agencja.example',
        port: 993,
        security: 'tls',
        userName: 'biuro',
        password: 'haslo',
        folder: 'INBOX',
        afterTaking: 'leave',
        movedTo: null,
        takenFrom: '2026-01-01',
        isActive: false,
      },
    });
    expect(await states(client)).toEqual({ agency: 'done', second_factor: 'done', mailbox: 'done' });
  });

  it('are done for an agency that is called like the product, once it has a tax id', async () => {
    const client = await administrator();
    const { version } = await client.agency.get();
    await client.agency.update({ body: { version, changes: { taxIdNumber: '5252445767' } } });
    expect((await states(client))['agency']).toBe('done');
  });

  it('belong to who opened the link', async () => {
    const client = await administrator();
    const other = await colleague('ADMIN');
    expect(await other.setup.get()).toMatchObject({ steps: [], next: null });
    expect(await firstSteps(other)).not.toHaveProperty('setup');
    expect((await client.setup.get()).steps).toHaveLength(3);
  });

  it('are closed to others than administrators', async () => {
    await administrator();
    const worker = await colleague('WORKER');
    const calls = [
      () => worker.setup.get(),
      () => worker.setup.postpone({ body: { step: 'mailbox' } }),
      () => worker.setup.dismissFirstSteps({ body: { isDismissed: true } }),
      () => worker.setup.addStarterLists(),
    ];
    for (const refused of calls) await expect(refused()).rejects.toEqual(refusal('access_denied', 403));
  });
});

describe('the first steps', () => {
  it('are ticked off by what there is', async () => {
    const client = await administrator();
    const none = {
      setup: false,
      starter_lists: false,
      people: false,
      banks: false,
      customers: false,
      documents: false,
    };
    expect(await firstSteps(client)).toEqual(none);
    await client.setup.addStarterLists();
    await client.banks.create({ body: { name: 'Bank Przykładowy' } });
    await client.users.invite({
      body: { email: 'jan@agencja.example', firstName: 'Jan', lastName: 'Żak', roles: ['WORKER'] },
    });
    await client.customers.create({ body: { lastName: 'Nowa', emails: ['nowa@przyklad.example'] } });
    expect(await firstSteps(client)).toEqual({
      ...none,
      starter_lists: true,
      people: true,
      banks: true,
      customers: true,
    });
    const { version } = await client.agency.get();
    const changes = { name: 'Auto dla Ciebie', accentColor: '#1c4f8f' };
    await client.agency.update({ body: { version, changes } });
    await client.setup.postpone({ body: { step: 'second_factor' } });
    // all is done now
    expect((await client.setup.postpone({ body: { step: 'mailbox' } })).firstSteps).toEqual([]);
  });

  it('are dismissed for all administrators, and shown again', async () => {
    const client = await administrator();
    const other = await colleague('ADMIN');
    await client.setup.dismissFirstSteps({ body: { isDismissed: true } });
    expect(await firstSteps(other)).toEqual({});
    expect((await client.setup.get()).next).toBe('agency');
    await client.setup.dismissFirstSteps({ body: { isDismissed: false } });
    expect(await firstSteps(other)).toMatchObject({ starter_lists: false });
    expect(await auditOf('agency')).toEqual(['edit', 'edit']);
  });

  it('leave out what a role was not given', async () => {
    await administrator();
    const other = await colleague('ADMIN');
    await revokeRights(server, 'ADMIN', 'user.create', 'customer.create');
    expect(Object.keys(await firstSteps(other))).toEqual(['starter_lists', 'banks', 'documents']);
  });
});

describe('an agency that is not set up by the link', () => {
  it('has neither steps nor first steps, but the starter lists', async () => {
    const demo = await testServer();
    try {
      const { client } = await demo.signIn('admin@test.example');
      expect(await client.setup.get()).toEqual({ steps: [], next: null, firstSteps: [] });
      await expect(client.setup.postpone({ body: { step: 'mailbox' } })).rejects.toEqual(
        refusal('wrong_state', 409),
      );
      expect((await client.setup.addStarterLists()).added).toBeGreaterThan(0);
    } finally {
      await demo.close();
    }
  });
});

describe('the starter lists', () => {
  it('add what is missing, once, after what is there', async () => {
    const client = await administrator();
    const list = (kind: 'brand' | 'fuel_type') => client.carLists.list({ params: { kind } });
    const own = await client.carLists.create({ params: { kind: 'brand' }, body: { name: 'škoda' } });
    const [petrol, ...others] = await list('fuel_type');
    if (!petrol) throw new Error('a new agency has fuels');
    await client.carLists.remove({
      params: { kind: 'fuel_type', id: petrol.id },
      query: { version: String(petrol.version) },
    });
    const { added } = await client.setup.addStarterLists();
    const brands = await list('brand');
    expect(brands[0]).toMatchObject({ id: own.id, name: 'škoda' });
    expect(brands.filter(({ name }) => name.toLowerCase() === 'škoda')).toHaveLength(1);
    expect((await list('fuel_type')).map(({ name }) => name)).toEqual(
      [...others, petrol].map(({ name }) => name),
    );
    const models = await client.carLists.list({ params: { kind: 'model' }, query: { parentId: own.id } });
    expect(models.map(({ name }) => name)).toContain('Octavia Combi');
    expect(await auditOf('car_brand')).toHaveLength(brands.length);
    // the removed fuel, and brands with their models
    expect(added).toBe(1 + brands.length - 1 + (await auditOf('car_model')).length);
    expect(await client.setup.addStarterLists()).toEqual({ added: 0 });
  });

  it('are added once by two administrators at the same time', async () => {
    const client = await administrator();
    const both = await Promise.all([client.setup.addStarterLists(), client.setup.addStarterLists()]);
    expect(both.filter(({ added }) => added > 0)).toHaveLength(1);
  });

  it('restore lead sources by name or slug', async () => {
    const client = await administrator();
    const [first, second] = await client.leadSources.overview();
    if (!first || !second) throw new Error('a new agency has lead sources');
    await client.leadSources.remove({ params: { id: first.id }, query: { version: String(first.version) } });
    await client.leadSources.update({
      params: { id: second.id },
      body: { version: second.version, changes: { name: 'Nasza strona' } },
    });
    await client.setup.addStarterLists();
    const names = (await client.leadSources.overview()).map(({ name }) => name);
    expect(names).toContain(first.name);
    expect(names).toContain('Nasza strona');
    expect(names).not.toContain(second.name);
  });
});
