import {
  giveRights,
  refusal,
  revokeRights,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const known = '9991000111';
const other = '9991396066';
const unknown = '9991475251';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
});
beforeEach(async () => {
  await server.db.deleteFrom('customerFile').execute();
  await server.db.deleteFrom('customer').execute();
  await server.db.deleteFrom('customerOrganisation').execute();
});
afterAll(() => server.close());

const create = (body: object, by = anna) =>
  by.client.customerOrganisations.create({ body: { name: 'Lis sp. z o.o.', ...body } });
const change = (id: string, version: number, changes: object, by = anna) =>
  by.client.customerOrganisations.update({ params: { id }, body: { version, changes } });
const get = (id: string, by = anna) => by.client.customerOrganisations.get({ params: { id } });
const namesOf = async (query: object, by = anna) =>
  (await by.client.customerOrganisations.list({ query })).items.map(({ name }) => name);

async function hide(from: SignedIn, field: 'customer.taxIdNumber' | 'customer.address'): Promise<void> {
  const { userId } = from;
  await server.db.insertInto('userExcludedField').values({ userId, field }).execute();
  await server.platform.sessions.refresh({ db: server.db, afterCommit: (task) => task() }, { userId });
}

async function hideNothing(from: SignedIn): Promise<void> {
  const { userId } = from;
  await server.db.deleteFrom('userExcludedField').where('userId', '=', userId).execute();
  await server.platform.sessions.refresh({ db: server.db, afterCommit: (task) => task() }, { userId });
}

describe('a firm', () => {
  test('is written down with its numbers as registers spell them, and found by any of them', async () => {
    const firm = await create({
      taxIdNumber: '999-139-60-66',
      regon: '225336740',
      krs: '999003',
      legalForm: 'limited_company',
      postCode: '80309',
      city: 'Gdańsk',
    });
    expect(firm).toMatchObject({
      taxIdNumber: other,
      krs: '0000999003',
      postCode: '80-309',
      addedBy: { id: anna.userId },
      customerCount: 0,
      version: 1,
      can: { edit: true, askRegister: true },
    });
    for (const search of ['lis', '9991396066', '999-139', '225336740', '0000999003']) {
      expect(await namesOf({ search })).toEqual(['Lis sp. z o.o.']);
    }
    expect(await namesOf({ legalForm: ['limited_company'] })).toEqual(['Lis sp. z o.o.']);
    expect(await namesOf({ legalForm: ['foundation'] })).toEqual([]);
    expect(await namesOf({ is_self: true }, piotr)).toEqual([]);
  });

  test('CO5 has a tax id of its own: a known one is refused with the firm that has it', async () => {
    const first = await create({ taxIdNumber: other });
    const duplicate = refusal('duplicate_organisation', 409, {
      details: { customerOrganisationId: first.id, name: first.name },
    });
    await expect(create({ name: 'Wilk', taxIdNumber: other }, piotr)).rejects.toEqual(duplicate);
    const second = await create({ name: 'Wilk' });
    await expect(change(second.id, 1, { taxIdNumber: other })).rejects.toEqual(duplicate);
    // its own is no other one's
    expect(await change(first.id, 1, { taxIdNumber: other, name: 'Lis S.A.' })).toMatchObject({ version: 2 });
  });

  test('CO5 of twenty who write the same one down at once one wins', async () => {
    const tried = await Promise.allSettled(
      Array.from({ length: 20 }, (_, turn) => create({ name: `Nr ${turn}`, taxIdNumber: other })),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reasons).toEqual(Array.from({ length: 19 }, () => refusal('duplicate_organisation', 409)));
  });

  test('CO2 refuses a post code that its country cannot have', async () => {
    const { id } = await create({ postCode: 'D-10115', country: 'Niemcy' });
    const fields = [expect.objectContaining({ path: 'postCode', code: 'post_code_format' })];
    await expect(change(id, 1, { country: null })).rejects.toMatchObject({ status: 422, fields });
    await expect(create({ postCode: '123' })).rejects.toMatchObject({
      status: 422,
      fields: [expect.objectContaining({ path: 'postCode' })],
    });
  });

  test('is archived and brought back, on the version that was read', async () => {
    const { id } = await create({});
    const { archive, unarchive } = anna.client.customerOrganisations;
    const call = { params: { id }, body: { version: 1 } };
    expect(await archive(call)).toMatchObject({ isArchived: true, version: 2 });
    expect(await namesOf({})).toEqual([]);
    expect(await namesOf({ is_archived: true })).toEqual(['Lis sp. z o.o.']);
    await expect(archive({ params: { id }, body: { version: 2 } })).rejects.toEqual(
      refusal('wrong_state', 409),
    );
    await expect(unarchive(call)).rejects.toEqual(refusal('stale_version', 409));
    expect(await unarchive({ params: { id }, body: { version: 2 } })).toMatchObject({ isArchived: false });
  });

  test('changes of two people of different fields both succeed, of the same field the second gets a conflict', async () => {
    const { id } = await create({});
    await change(id, 1, { city: 'Łódź' });
    expect(await change(id, 1, { name: 'Wilk' }, piotr)).toMatchObject({ city: 'Łódź', name: 'Wilk' });
    await expect(change(id, 1, { city: 'Kraków' }, piotr)).rejects.toEqual(
      refusal('stale_version', 409, {
        details: expect.objectContaining({
          collisions: [{ field: 'city', yours: 'Kraków', theirs: 'Łódź' }],
        }) as never,
      }),
    );
  });

  test('that changes is logged and published to those who may read firms', async () => {
    const emitted = vi.spyOn(server.platform, 'emit');
    const { id } = await create({});
    await change(id, 1, { name: 'Wilk' });
    expect(emitted.mock.calls).toEqual(
      [{}, { isChange: true }].map((what) => [
        'record-changed',
        { entity: 'customer_organisation', id, ...what },
        ['right:customer_organisation.get'],
      ]),
    );
    emitted.mockRestore();
    const log = await server.db
      .selectFrom('auditLog')
      .select(['action', 'version', 'actorId'])
      .where('entityId', '=', id)
      .orderBy('version')
      .execute();
    expect(log).toEqual([
      { action: 'create', version: 1, actorId: anna.userId },
      { action: 'edit', version: 2, actorId: anna.userId },
    ]);
  });
});

describe('the register’s data of a firm', () => {
  const request = (id: string, by = anna) => by.client.customerOrganisations.askRegister({ params: { id } });

  test('CO6 is stored with its time, beside what staff wrote', async () => {
    const { id } = await create({ name: 'Moja nazwa', taxIdNumber: known });
    const requested = await request(id);
    expect(requested).toMatchObject({
      name: 'Moja nazwa',
      vatStatus: 'active',
      version: 1,
      registered: {
        name: 'Przykład sp. z o.o.',
        status: 'active',
        address: 'Marszałkowska 10/12, 00-590 Warszawa',
        source: 'sample',
      },
    });
    expect(Date.parse(requested.registered?.at ?? '')).not.toBeNaN();
    expect(await namesOf({ vatStatus: ['active'] })).toEqual(['Moja nazwa']);
    expect(await namesOf({ vatStatus: ['exempt'] })).toEqual([]);
  });

  test('CO6 is deleted when the tax id changes', async () => {
    const { id } = await create({ taxIdNumber: known });
    await request(id);
    expect(await change(id, 1, { taxIdNumber: unknown })).toMatchObject({
      vatStatus: null,
      registered: null,
      registeredAt: null,
    });
    await expect(request(id)).rejects.toEqual(refusal('registry_not_found', 404));
  });

  test('is not requested without a tax id', async () => {
    const { id } = await create({});
    await expect(request(id)).rejects.toEqual(refusal('wrong_state', 409));
  });

  test('comes along when a customer is written down with a firm that was just looked up', async () => {
    await anna.client.registry.findCompany({ params: { taxIdNumber: known } });
    const customer = await anna.client.customers.create({
      body: {
        lastName: 'Nowak',
        customerOrganizations: [{ name: 'Przykład sp. z o.o.', taxIdNumber: known }],
      },
    });
    const id = customer.customerOrganizations[0]?.id ?? '';
    expect(await get(id)).toMatchObject({
      regon: '220110965',
      krs: '0000999001',
      legalForm: 'limited_company',
      city: 'Warszawa',
      vatStatus: 'active',
      addedBy: { id: anna.userId },
      customerCount: 1,
    });
  });
});

describe('what belongs to a firm', () => {
  async function firmWithPeople() {
    const { id } = await create({ taxIdNumber: other });
    const customerOf = async (lastName: string) =>
      anna.client.customers.create({
        body: { lastName, customerOrganizations: [{ id }], isAnotherPerson: true },
      });
    const [nowak, wilk] = [await customerOf('Nowak'), await customerOf('Wilk')];
    await anna.client.customers.create({ body: { lastName: 'Obcy', emails: ['o@przyklad.example'] } });
    const opportunity = await anna.client.opportunities.create({ body: { customerId: nowak.id } });
    return { id, nowak, wilk, opportunity };
  }

  test('is found: its customers and their opportunities', async () => {
    const { id, nowak, wilk, opportunity } = await firmWithPeople();
    expect(await get(id)).toMatchObject({ customerCount: 2, opportunityCount: 1 });
    const query = { customerOrganisationId: [id] };
    const { items: people } = await anna.client.customers.list({ query });
    expect(people.map((one) => one.id)).toEqual([nowak.id, wilk.id]);
    const { items } = await anna.client.opportunities.list({ query });
    expect(items.map((one) => one.id)).toEqual([opportunity.id]);
  });

  test('is counted for those alone who may read it', async () => {
    const { id } = await firmWithPeople();
    const platformer = await server.signIn('platformer@test.example');
    expect(await get(id, platformer)).toMatchObject({ customerCount: 2, opportunityCount: 0 });
    await revokeRights(server, 'WORKER', 'customer.get');
    expect(await get(id)).toMatchObject({ customerCount: 0 });
    await giveRights(server, 'WORKER', 'customer.get');
  });
});

describe('fields that are hidden', () => {
  test('CO4 a tax id is absent, found by no search, and remains stored', async () => {
    const { id } = await create({ taxIdNumber: other, city: 'Łódź' });
    await hide(piotr, 'customer.taxIdNumber');
    expect(await get(id, piotr)).not.toHaveProperty('taxIdNumber');
    expect(await namesOf({ search: other }, piotr)).toEqual([]);
    expect(await namesOf({ search: 'lis' }, piotr)).toEqual(['Lis sp. z o.o.']);
    for (const query of [{ sort: 'taxIdNumber' }]) {
      await expect(namesOf(query, piotr)).rejects.toMatchObject({ status: 403 });
    }
    await expect(change(id, 1, { taxIdNumber: known }, piotr)).rejects.toMatchObject({ status: 403 });
    await change(id, 1, { name: 'Wilk' }, piotr);
    expect(await get(id)).toMatchObject({ taxIdNumber: other, name: 'Wilk' });
    await hideNothing(piotr);
  });

  test('CO4 an address is absent, that of the register too', async () => {
    const { id } = await create({ taxIdNumber: known, city: 'Łódź' });
    await anna.client.customerOrganisations.askRegister({ params: { id } });
    await hide(piotr, 'customer.address');
    const firm = await get(id, piotr);
    expect(firm).not.toHaveProperty('city');
    expect(firm.registered).not.toHaveProperty('address');
    await hideNothing(piotr);
  });
});

describe('firms that may be the one being typed', () => {
  const matches = (query: object, by = anna) => by.client.customerOrganisations.matches({ query });

  test('share a number or have a very similar name, with who wrote them down', async () => {
    const lis = await create({ taxIdNumber: other, regon: '225336740' });
    await create({ name: 'Borsuk S.A.' });
    const found = { id: lis.id, name: lis.name, addedBy: { id: anna.userId }, isArchived: false };
    expect(await matches({ taxIdNumber: '999-139-60-66' }, piotr)).toMatchObject([
      { ...found, matches: ['taxIdNumber'] },
    ]);
    expect(await matches({ regon: '225336740', name: 'Lis' })).toMatchObject([
      { ...found, matches: ['regon', 'name'] },
    ]);
    expect(await matches({ name: 'LIS S.A.' })).toMatchObject([{ ...found, matches: ['name'] }]);
    expect(await matches({ name: 'Borsuk', except: lis.id })).toMatchObject([{ name: 'Borsuk S.A.' }]);
    expect(await matches({ name: 'Lis', except: lis.id })).toEqual([]);
    expect(await matches({ name: 'Lisowska' })).toEqual([]);
    expect(await matches({ taxIdNumber: '999' })).toEqual([]);
    expect(await matches({})).toEqual([]);
  });

  test.each([
    ['Żółkiewska Transport', 'Zolkiewska Transport sp. z o.o.', true],
    ['Transport Żółkiewska', 'Żółkiewska Transport', true],
    ['Kowalskie Auta', 'Kowalski Auta', true],
    ['Kowalski Auta', 'Nowak Auta', false],
    ['Budimex', 'Budowa', false],
  ])('%s typed as %s: %s', async (name, typed, isFound) => {
    await create({ name });
    expect((await matches({ name: typed })).map((one) => one.name)).toEqual(isFound ? [name] : []);
  });

  test('are not looked for by what is hidden', async () => {
    await create({ taxIdNumber: other });
    await hide(piotr, 'customer.taxIdNumber');
    await expect(matches({ taxIdNumber: other }, piotr)).rejects.toMatchObject({ status: 403 });
    await hideNothing(piotr);
  });
});
