import { refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let worker: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  other = await server.signIn('worker2@test.example');
});
afterAll(() => server.close());

const zolw = {
  firstName: 'Łucja',
  lastName: 'Żółw',
  taxIdNumber: 'PL 999-107-93-02',
  emails: ['Lucja@Przyklad.example'],
  phones: ['600 123 456'],
  city: 'Łódź',
  customerOrganizations: [{ name: 'Żółw i Spółka', taxIdNumber: '9991079302' }],
};

const names = (page: { items: readonly { name: string }[] }) => page.items.map(({ name }) => name);
describe('writing a customer down', () => {
  it('stores identifiers in their normalised form and states who created the record [S3.2]', async () => {
    const customer = await worker.client.customers.create({ body: zolw });
    expect(customer).toMatchObject({
      name: 'Łucja Żółw',
      taxIdNumber: '9991079302',
      emails: [{ email: 'lucja@przyklad.example' }],
      phones: [{ phone: '+48600123456' }],
      addedBy: { id: worker.userId },
      version: 1,
      can: { edit: true },
    });
  });

  it('accepts contacts in the form it returns them, and states what is wrong with one', async () => {
    const write = (email: string) =>
      worker.client.customers.create({
        body: {
          lastName: 'Kontaktowy',
          emails: [{ email }, 'drugi@kontakt.example'],
          phones: [{ phone: '501 777 999' }],
        },
      });
    expect(await write('Pierwszy@kontakt.example')).toMatchObject({
      emails: [{ email: 'pierwszy@kontakt.example' }, { email: 'drugi@kontakt.example' }],
      phones: [{ phone: '+48501777999' }],
    });
    await expect(write('x')).rejects.toMatchObject({ fields: [{ path: 'emails.0', code: 'email_invalid' }] });
  });

  it('refuses a known tax id and names the customer who has it', async () => {
    const again = other.client.customers.create({ body: { ...zolw, lastName: 'Inna' } });
    await expect(again).rejects.toMatchObject({
      code: 'duplicate_customer',
      status: 409,
      message: 'Klient o takim numerze już istnieje: Łucja Żółw',
      details: { name: 'Łucja Żółw', field: 'taxIdNumber', addedBy: { id: worker.userId } },
    });
  });

  it('lets one of twenty at once win', async () => {
    const body = { lastName: 'Wyścig', taxIdNumber: '9991158496', emails: ['w@przyklad.example'] };
    const tried = await Promise.allSettled(
      Array.from({ length: 20 }, () => worker.client.customers.create({ body })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reasons).toEqual(Array.from({ length: 19 }, () => refusal('duplicate_customer', 409)));
  });

  it('names every wrong field at once, in the specification’s words [S5.2]', async () => {
    const wrong = worker.client.customers.create({
      body: {
        lastName: 'X',
        taxIdNumber: '526',
        personalIdNumber: '44051401358',
        phones: ['12'],
        emails: ['x'],
      },
    });
    await expect(wrong).rejects.toMatchObject({
      status: 422,
      fields: expect.arrayContaining([
        { path: 'taxIdNumber', code: 'nip_length', message: 'NIP musi mieć 10 cyfr' },
        expect.objectContaining({ path: 'personalIdNumber', code: 'pesel_checksum' }),
        expect.objectContaining({ path: 'phones.0', code: 'phone_invalid' }),
        expect.objectContaining({ path: 'emails.0', code: 'email_invalid' }),
      ]),
    });
  });

  it('CU5: refuses a person who is not born yet', async () => {
    const body = { lastName: 'Jutro', personalIdNumber: '00430100118' };
    await expect(worker.client.customers.create({ body })).rejects.toMatchObject({
      fields: [{ path: 'personalIdNumber', code: 'pesel_future' }],
    });
  });

  it('is not for those without the right', async () => {
    const { client } = await server.signIn('platformer@test.example');
    await expect(client.customers.create({ body: zolw })).rejects.toEqual(refusal('access_denied', 403));
  });
});

describe('finding customers', () => {
  const listed = async (search: string) => names(await worker.client.customers.list({ query: { search } }));

  it.each(['zolw', 'ŁUCJA żół', 'Żółw Łucja', 'lucja', 'cja', 'spolka', 'i Spół', 'zolw zolw łucja'])(
    'by the name: "%s"',
    async (search) => {
      expect(await listed(search)).toEqual(['Łucja Żółw']);
    },
  );

  it.each(['107-93', '9107', '10793', '107930', '999 107 93 02', '9991079302', 'Żółw 9991079'])(
    'by the tax id: "%s"',
    async (search) => {
      expect(await listed(search)).toEqual(['Łucja Żółw']);
    },
  );

  it.each(['600 123', '600 123 456', '(600) 123-456', '+48 600 123 456', '123456', '3456', 'Żółw 600123'])(
    'by the phone: "%s"',
    async (search) => {
      expect(await listed(search)).toEqual(['Łucja Żółw']);
    },
  );

  it.each([
    'lucja@przy',
    'LUCJA@PRZYKLAD.EXAMPLE',
    'a@pr',
    'ucja@przyklad.exampl',
    'lucja@przyklad.example zolw',
  ])('by the e-mail: "%s"', async (search) => {
    expect(await listed(search)).toEqual(['Łucja Żółw']);
  });

  it.each([
    'lucjazolw',
    'lucja@klad.example',
    'przyklad.exampleprzyklad.example',
    '6001234566',
    '99910793029991',
  ])('finds no customer by a text that occurs in pieces only: "%s"', async (search) => {
    expect(await listed(search)).toEqual([]);
  });

  it.each(['zolw nikt', 'zolw nieznany', '+48 600 123 457'])(
    'finds no customer by a text that matches only in part: "%s"',
    async (search) => {
      expect(await listed(search)).toEqual([]);
    },
  );

  it.each(['Żółw', 'Łucja Żół'])(
    'accepts the letters of "%s" written as a letter and a mark',
    async (search) => {
      expect(await listed(search.normalize('NFD'))).toEqual(['Łucja Żółw']);
    },
  );

  it.each(['%', '_', 'x_y', '\\'])('treats "%s" as text', async (search) => {
    expect(await listed(search)).toEqual([]);
  });

  it('sorts by Polish rules, surname first', async () => {
    for (const lastName of ['Zając', 'Łoś', 'Lis', 'Ćma', 'Cebula']) {
      await worker.client.customers.create({
        body: { lastName, firstName: 'Sort', emails: ['s@sort.example'] },
      });
    }
    const page = await worker.client.customers.list({ query: { search: 'Sort', sort: 'name' } });
    expect(names(page)).toEqual(['Sort Cebula', 'Sort Ćma', 'Sort Lis', 'Sort Łoś', 'Sort Zając']);
    expect(
      names(await worker.client.customers.list({ query: { search: 'Sort', sort: '-name', perPage: 10 } }))[0],
    ).toBe('Sort Zając');
  });

  it('does not search what is hidden from the reader', async () => {
    const { client, userId } = await server.signIn('reports@test.example');
    await server.db.insertInto('userExcludedField').values({ userId, field: 'customer.phones' }).execute();
    await server.platform.sessions.refresh({ db: server.db, afterCommit: (task) => task() }, { userId });
    expect((await client.customers.list({ query: { search: '600123456' } })).total).toBe(0);
    const [found] = (await client.customers.list({ query: { search: 'zolw' } })).items;
    expect(found).toMatchObject({ name: 'Łucja Żółw' });
    expect(found).not.toHaveProperty('phones');
  });

  it('knows who shares an identifier with what is being typed', async () => {
    const found = await worker.client.customers.matches({
      query: { taxIdNumber: '999 107 93 02', phone: '+48600123456' },
    });
    expect(found).toMatchObject([{ name: 'Łucja Żółw', matches: ['taxIdNumber', 'phone'] }]);
    expect(await worker.client.customers.matches({ query: { taxIdNumber: '99910' } })).toEqual([]);
  });
});

describe('the personal id', () => {
  it('is masked, and reading it whole leaves a trace', async () => {
    const { id } = await worker.client.customers.create({
      body: { lastName: 'Tajna', personalIdNumber: '80811500117' },
    });
    expect(await worker.client.customers.get({ params: { id } })).toMatchObject({
      personalIdNumber: '*********17',
    });
    expect(await worker.client.customers.revealPersonalId({ params: { id } })).toEqual({
      personalIdNumber: '80811500117',
    });
    const log = await server.db
      .selectFrom('auditLog')
      .select(['actorId', 'action', 'changes'])
      .where('entityId', '=', id)
      .execute();
    expect(log).toContainEqual({ actorId: worker.userId, action: 'reveal_personal_id', changes: {} });
    expect(JSON.stringify(log)).not.toContain('80811500117');
  });
});

describe('hidden fields', () => {
  it('cannot be written by those they are hidden from', async () => {
    const { id, version } = await worker.client.customers.create({
      body: { lastName: 'Ukryty', emails: ['u@a.example'] },
    });
    await server.db
      .insertInto('userExcludedField')
      .values({ userId: other.userId, field: 'customer.phones' })
      .execute();
    const refresh = () =>
      server.platform.sessions.refresh(
        { db: server.db, afterCommit: (task) => task() },
        { userId: other.userId },
      );
    await refresh();
    const changes = { phones: ['600 000 000'] };
    await expect(
      other.client.customers.update({ params: { id }, body: { version, changes } }),
    ).rejects.toMatchObject({
      status: 403,
      code: 'field_excluded',
      fields: [{ path: 'changes.phones' }],
    });
    const body = { lastName: 'Nowy', emails: ['n@a.example'], phones: ['600 000 000'] };
    await expect(other.client.customers.create({ body })).rejects.toEqual(refusal('field_excluded', 403));
    await server.db.deleteFrom('userExcludedField').where('userId', '=', other.userId).execute();
    await refresh();
  });
});

describe('changing a customer', () => {
  it('merges what two people changed in different fields and refuses what they both did', async () => {
    const { id, version } = await worker.client.customers.create({
      body: { lastName: 'Wspólny', emails: ['w1@przyklad.example'] },
    });
    const change = (who: SignedIn, changes: { city?: string; note?: string }) =>
      who.client.customers.update({ params: { id }, body: { version, changes } });
    await change(worker, { city: 'Łódź' });
    expect(await change(other, { note: 'Po 16' })).toMatchObject({ city: 'Łódź', note: 'Po 16', version: 3 });
    await expect(change(other, { city: 'Kraków' })).rejects.toMatchObject({
      code: 'stale_version',
      status: 409,
      details: { version: 3, collisions: [{ field: 'city', yours: 'Kraków', theirs: 'Łódź' }] },
    });
  });

  it('validates the whole: no change may remove the last identity', async () => {
    const { id, version } = await worker.client.customers.create({
      body: { lastName: 'Sam', emails: ['sam@a.example'] },
    });
    const change = worker.client.customers.update({
      params: { id },
      body: { version, changes: { emails: [] } },
    });
    await expect(change).rejects.toMatchObject({
      fields: [{ path: 'emails', code: 'customer_needs_identity' }],
    });
  });

  it('retains the links to firms and finds the customer by the new one', async () => {
    const { id, version } = await worker.client.customers.create({
      body: { customerOrganizations: [{ name: 'Pierwsza' }] },
    });
    const changed = await worker.client.customers.update({
      params: { id },
      body: { version, changes: { customerOrganizations: [{ name: 'Pierwsza' }, { name: 'Źródło S.A.' }] } },
    });
    expect(changed.customerOrganizations.map(({ name }) => name)).toEqual(['Pierwsza', 'Źródło S.A.']);
    expect((await worker.client.customers.list({ query: { search: 'zrodlo' } })).total).toBe(1);
  });

  it('archives and brings back, once each', async () => {
    const { id } = await worker.client.customers.create({
      body: { lastName: 'Stary', emails: ['stary@a.example'] },
    });
    await worker.client.customers.archive({ params: { id }, body: { version: 1 } });
    await expect(worker.client.customers.archive({ params: { id }, body: { version: 1 } })).rejects.toEqual(
      refusal('wrong_state', 409),
    );
    expect((await worker.client.customers.list({ query: { search: 'stary' } })).total).toBe(0);
    expect(
      (await worker.client.customers.list({ query: { search: 'stary', is_archived: true } })).total,
    ).toBe(1);
    await worker.client.customers.unarchive({ params: { id }, body: { version: 2 } });
    expect((await worker.client.customers.list({ query: { search: 'stary' } })).total).toBe(1);
  });
});
