import { call, refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  worker = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

interface WrittenLine {
  readonly at?: string;
  readonly actorId?: string | null;
  readonly address?: string;
  readonly action?: string;
  readonly entity?: string;
  readonly entityId?: string;
  readonly changes?: Record<string, { from: unknown; to: unknown }>;
}

/** Writes a line past the API; returns its id. */
async function write({ at, changes = {}, ...line }: WrittenLine): Promise<string> {
  const id = uuidv7();
  await server.db
    .insertInto('auditLog')
    .values({
      id,
      at: at === undefined ? new Date() : new Date(at),
      actorId: admin.userId,
      sessionId: null,
      address: '192.0.2.7',
      action: 'edit',
      entity: 'user',
      entityId: worker.userId,
      version: null,
      ...line,
      changes: JSON.stringify(changes) as never,
    })
    .execute();
  return id;
}

type Query = NonNullable<Parameters<SignedIn['client']['auditLog']['list']>[0]>['query'];

async function idsOf(query: Query): Promise<string[]> {
  const { items } = await admin.client.auditLog.list({ query: { perPage: 100, ...query } });
  return items.map(({ id }) => id);
}

async function csvOf(query: Parameters<SignedIn['client']['auditLog']['export']>[0] = {}) {
  const { blob, filename } = await admin.client.auditLog.export(query);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
  return { text, filename, rows: text.replace('\uFEFF', '').split('\r\n').slice(0, -1) };
}

it('is counted up to a limit, however long it grows', async () => {
  const old = sql`
    insert into audit_log (id, at, action, entity, entity_id, actor_id)
    select gen_random_uuid(), '2020-05-05', 'edit', 'user', ${worker.userId}::text, ${worker.userId}::uuid from generate_series(1, 50001)
  `;
  await old.execute(server.db);
  const from2020 = { from: '2020-05-05', to: '2020-05-05', perPage: 10 } as const;
  const list = (query: Query) => admin.client.auditLog.list({ query });
  expect(await list(from2020)).toMatchObject({
    total: 50_000,
    isTotalLimited: true,
  });
  await sql`delete from audit_log where ctid in (select ctid from audit_log where at = '2020-05-05' limit 1)`.execute(
    server.db,
  );
  expect(await list(from2020)).toMatchObject({
    total: 50_000,
    isTotalLimited: false,
  });
  await sql`delete from audit_log where at = '2020-05-05'`.execute(server.db);
});

describe('the audit log', () => {
  it('states who did what, from where, with before and after', async () => {
    await admin.client.users.update({
      params: { id: worker.userId },
      body: { version: 1, changes: { position: 'Doradczyni' } },
    });
    const { items } = await admin.client.auditLog.list();
    expect(items[0]).toMatchObject({
      actor: { id: admin.userId, firstName: 'Adam', lastName: 'Nowak' },
      address: '127.0.0.1',
      action: 'edit',
      entity: 'user',
      entityId: worker.userId,
      subject: 'Wanda Łoś',
      changes: [{ field: 'position', from: null, to: 'Doradczyni' }],
    });
  });

  it('names roles, the agency and customers as well, and what is gone not', async () => {
    const customer = await worker.client.customers.create({
      body: { lastName: 'Żółw', emails: ['z@a.example'] },
    });
    await worker.client.customers.revealPersonalId({ params: { id: customer.id } });
    const revealed = await idsOf({ entity: 'customer', entityId: customer.id });
    const ids = [
      await write({ entity: 'role', entityId: 'WORKER', action: 'change_rights' }),
      await write({ entity: 'agency', entityId: '1' }),
      await write({ entityId: uuidv7(), action: 'sign_in_failed', actorId: null }),
      ...revealed,
    ];
    expect(revealed).toHaveLength(1);
    const { items } = await admin.client.auditLog.list({ query: { perPage: 100 } });
    const subjects = ids.map((id) => items.find((line) => line.id === id)?.subject);
    expect(subjects).toEqual(['Pracownik', 'Szansa', null, 'Żółw']);
    expect(items.find(({ id }) => id === ids[2])?.actor).toBeNull();
  });

  it('is limited to accounts and access: events of customers and opportunities are logged with them', async () => {
    const others = [
      await write({ entity: 'customer', entityId: uuidv7(), action: 'edit' }),
      await write({ entity: 'customer', entityId: uuidv7(), action: 'create' }),
      await write({ entity: 'opportunity', entityId: uuidv7(), action: 'edit' }),
      await write({ entity: 'user', action: 'something_new' }),
    ];
    const found = await idsOf({});
    for (const id of others) expect(found).not.toContain(id);
    expect((await csvOf()).text).not.toContain('something_new');
  });

  it('is filtered by person, action, entity and record', async () => {
    const other = await server.signIn('super@test.example');
    const id = await write({
      actorId: other.userId,
      entity: 'role',
      entityId: 'ADMIN',
      action: 'change_hidden_fields',
    });
    expect(await idsOf({ actorId: other.userId })).toEqual([id]);
    expect(await idsOf({ action: ['change_hidden_fields', 'change_hidden_columns'] })).toEqual([id]);
    expect(await idsOf({ entity: 'role', entityId: 'ADMIN' })).toEqual([id]);
    expect(await idsOf({ entity: 'user', entityId: 'ADMIN' })).toEqual([]);
  });

  it('is filtered by days as Warsaw has them, both included', async () => {
    const evening = await write({ at: '2025-07-10T21:59:59.999Z' });
    const midnight = await write({ at: '2025-07-10T22:00:00.000Z' });
    const nextEvening = await write({ at: '2025-07-11T21:59:59.999Z' });
    const winter = await write({ at: '2025-12-01T22:59:59.999Z' });
    expect(await idsOf({ from: '2025-07-11', to: '2025-07-11', sort: 'at' })).toEqual([
      midnight,
      nextEvening,
    ]);
    expect(await idsOf({ to: '2025-07-10' })).toEqual([evening]);
    expect(await idsOf({ from: '2025-12-01', to: '2025-12-01' })).toEqual([winter]);
    expect(await idsOf({ from: '2025-12-02', to: '2025-12-01' })).toEqual([]);
  });

  it('is searched by who, what of and where from', async () => {
    const id = await write({ address: '198.51.100.9' });
    expect(await idsOf({ search: '198.51.100' })).toEqual([id]);
    expect(await idsOf({ search: 'wanda los' })).toContain(id);
    expect(await idsOf({ search: 'nobody at all' })).toEqual([]);
    const { rows } = await csvOf({ query: { search: '198.51.100' } });
    expect(rows).toHaveLength(2);
  });

  it('comes in pages that fit together', async () => {
    const whole = await idsOf({});
    const pages = await Promise.all([1, 2].map((page) => idsOf({ perPage: 10, page })));
    expect(pages.flat()).toEqual(whole.slice(0, 20));
  });

  it('is for those with the right, and refuses filters it does not know', async () => {
    await expect(worker.client.auditLog.list()).rejects.toEqual(refusal('access_denied', 403));
    await expect(worker.client.auditLog.export()).rejects.toEqual(refusal('access_denied', 403));
    for (const query of ['entity=opportunity', 'action=archive', 'from=2025-02-30', 'who=me']) {
      const reply = await call(server, 'GET', `/audit-log?${query}`, { token: admin.token });
      expect(reply.status).toBe(422);
    }
  });
});

describe('the export', () => {
  it('is a file Polish Excel opens, with a row for each changed field', async () => {
    const changes = {
      firstName: { from: 'Ąę', to: 'a;"b"' },
      isActive: { from: true, to: false },
      phoneNumber: { from: null, to: '+48600100200' },
    };
    await write({ at: '2024-03-05T08:07:00Z', action: 'deactivate', changes });
    const { text, filename, rows } = await csvOf({ query: { to: '2024-12-31' } });
    expect(filename).toMatch(/^dziennik-zmian-\d{4}-\d\d-\d\d\.csv$/);
    expect(text.startsWith('\uFEFFKiedy;Kto;Adres IP;Zdarzenie;')).toBe(true);
    const start = `05.03.2024, 09:07;Adam Nowak;192.0.2.7;Dezaktywacja konta;Użytkownik;Wanda Łoś;${worker.userId}`;
    expect(rows.slice(1).toSorted()).toEqual([
      `${start};Imię;Ąę;"a;""b"""`,
      `${start};Konto aktywne;Tak;Nie`,
      `${start};Telefon;;'+48 600 100 200`,
    ]);
  });

  it('gives rights, fields and columns the names screens give them', async () => {
    await write({
      at: '2023-01-01T00:00:00Z',
      entity: 'role',
      entityId: 'WORKER',
      action: 'change_rights',
      changes: {
        rights: { from: [], to: ['customer.edit', 'bank.get'] },
        excludedFields: { from: ['customer.note'], to: [] },
        hiddenColumns: { from: ['customers.city'], to: [] },
      },
    });
    const { text } = await csvOf({ query: { to: '2023-12-31' } });
    expect(text).toContain(';Uprawnienia;;Klienci: Edycja, Banki: Podgląd\r\n');
    expect(text).toContain(';Ukryte pola;Klient: notatka;\r\n');
    expect(text).toContain(';Ukryte kolumny;Klienci: Miasto;\r\n');
  });

  it("uses the screen's texts in the reader’s language, and leaves out what only programs read", async () => {
    const day = '2020-02-02';
    const named = (slug: string, pl: string | null) => ({ slug, name: { pl, en: null }, dayLimit: 0 });
    await write({
      at: `${day}T10:00:00Z`,
      changes: {
        roles: { from: ['WORKER'], to: ['ADMIN', 'WORKER'] },
        locale: { from: 'pl', to: 'en' },
        theme: { from: 'system', to: 'dark' },
        commissionTiers: { from: [], to: [{ from: '10000.00', percent: '7.5' }] },
        statuses: { from: [named('lead', null)], to: [named('lead', 'Zapytanie')] },
        taxIdNumber: { from: null, to: '9991000111' },
        sessionId: { from: uuidv7(), to: null },
      },
    });
    const english = await server.signIn('super@test.example');
    await english.client.auth.savePreferences({ body: { locale: 'en' } });
    const query = { query: { from: day, to: day } };
    const notified = (text: string) =>
      text
        .replaceAll(/[\u00a0\u202f]/g, ' ')
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split(';').slice(-3).join(';'))
        .toSorted();
    expect(notified((await csvOf(query)).text)).toEqual(
      [
        'Role;Pracownik;Administrator, Pracownik',
        'Język;Polski;English',
        'Wygląd;Jak w systemie;Ciemny',
        'Progi prowizji;;od 10 000,00 zł: 7,5%',
        'Statusy;Lead;Lead (Zapytanie)',
        'NIP;;999-100-01-11',
      ].toSorted(),
    );
    const { blob } = await english.client.auditLog.export(query);
    expect(notified(await blob.text())).toContain('Appearance;As in the system;Dark');
  });

  it('calls statuses as the agency does, and as the product where it has no name of its own', async () => {
    const day = '2022-06-06';
    const limited = (slug: string, dayLimit: number) => ({ slug, name: { pl: null, en: null }, dayLimit });
    await write({
      at: `${day}T10:00:00Z`,
      changes: {
        statuses: { from: [], to: [limited('lead', 0), limited('negotiations', 0)] },
      },
    });
    const renamed = server.db.updateTable('opportunityStatus').where('slug', '=', 'lead');
    await renamed.set({ namePl: 'Zapytanie' }).execute();
    const { text } = await csvOf({ query: { from: day, to: day } });
    await renamed.set({ namePl: null }).execute();
    expect(text).toContain(';Statusy;;Zapytanie, Negocjacje');
  });

  it.each(['=cmd()', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', 'a\r=1', 'a\n=1'])(
    'never lets %j of any person become a formula',
    async (typed) => {
      const day = '2022-05-05';
      await write({ at: `${day}T10:00:00Z`, changes: { position: { from: typed, to: null } } });
      const { text } = await csvOf({ query: { from: day, to: day } });
      const guarded = /^[=+\-@\t\r]/.test(typed) ? `'${typed}` : typed;
      expect(text).toContain(/[\r\n]/.test(typed) ? `;Stanowisko;"${guarded}";` : `;Stanowisko;${guarded};`);
    },
  );

  it('is in the language of the person who requests it', async () => {
    const english = await server.signIn('super@test.example');
    await english.client.auth.savePreferences({ body: { locale: 'en' } });
    const { blob, filename } = await english.client.auditLog.export();
    expect(filename).toMatch(/^audit-log-/);
    expect(await blob.text()).toContain('When;Who;IP address;Event;');
  });

  it('is logged itself, with its filters', async () => {
    await csvOf({ query: { action: 'sign_in' } });
    const { items } = await admin.client.auditLog.list({ query: { action: 'export' } });
    expect(items[0]).toMatchObject({
      actor: { id: admin.userId },
      entity: 'audit_log',
      changes: [{ field: 'action', from: null, to: ['sign_in'] }],
    });
  });

  it('goes on piece by piece to the end, missing and repeating nothing', async () => {
    const day = '2021-01-01';
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      id: uuidv7(),
      // many at the same instant: the pieces must not break on them
      at: new Date(`${day}T10:00:0${index % 3}Z`),
      actorId: null,
      sessionId: null,
      address: null,
      action: 'sign_in_failed',
      entity: 'user',
      entityId: worker.userId,
      version: null,
      changes: JSON.stringify({ number: { from: null, to: `n${index}` } }) as never,
    }));
    await server.db.insertInto('auditLog').values(rows).execute();
    const found = (await csvOf({ query: { from: day, to: day } })).rows.slice(1);
    expect(found).toHaveLength(2500);
    expect(new Set(found).size).toBe(2500);
  });
});
