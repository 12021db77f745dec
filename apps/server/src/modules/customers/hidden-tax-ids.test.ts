import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const taxIdNumber = '9991396066';
const otherTaxId = '9991000111';
const thirdTaxId = '9991475251';
const fourthTaxId = '9991554447';
const fifthTaxId = '9992600126';

let server: TestServer;
let colleague: SignedIn;
let reader: SignedIn;

beforeAll(async () => {
  server = await testServer();
  colleague = await server.signIn('worker@test.example');
  reader = await server.signIn('worker2@test.example');
  const { userId } = reader;
  await server.db.insertInto('userExcludedField').values({ userId, field: 'customer.taxIdNumber' }).execute();
  await server.platform.sessions.refresh({ db: server.db, afterCommit: (task) => task() }, { userId });
});
afterAll(() => server.close());

type Firms = readonly { readonly name: string; readonly taxIdNumber?: string }[];

async function customerOf(...firms: Firms): Promise<string> {
  const { id } = await colleague.client.customers.create({
    body: { lastName: 'Lis', customerOrganizations: [...firms] },
  });
  return id;
}

const change = ({ client }: SignedIn, id: string, version: number, ...firms: Firms) =>
  client.customers.update({
    params: { id },
    body: { version, changes: { customerOrganizations: [...firms] } },
  });

async function firmsOf(id: string): Promise<unknown> {
  const { customerOrganizations } = await colleague.client.customers.get({ params: { id } });
  return customerOrganizations.map(({ name, taxIdNumber: known }) => [name, known]);
}

describe('a stale change of firms by a person from whom tax ids are hidden', () => {
  it('is refused without tax ids', async () => {
    const id = await customerOf({ name: 'Lis sp. z o.o.', taxIdNumber });
    await change(colleague, id, 1, { name: 'Lis i Syn', taxIdNumber: thirdTaxId });
    const refused = change(reader, id, 1, { name: 'Lis S.A.' });
    await expect(refused).rejects.toEqual(refusal('stale_version', 409));
    await expect(refused).rejects.toMatchObject({
      details: {
        collisions: [
          { field: 'customerOrganizations', yours: [{ name: 'Lis S.A.' }], theirs: [{ name: 'Lis i Syn' }] },
        ],
      },
    });
    await expect(refused.catch(JSON.stringify)).resolves.not.toContain(thirdTaxId);
  });

  it('goes through when nothing but a hidden tax id was changed meanwhile', async () => {
    const id = await customerOf({ name: 'Lis sp. z o.o.', taxIdNumber });
    const { customerOrganizations } = await colleague.client.customers.get({ params: { id } });
    await colleague.client.customerOrganisations.update({
      params: { id: customerOrganizations[0]?.id ?? '' },
      body: { version: 1, changes: { taxIdNumber: otherTaxId } },
    });
    await change(reader, id, 1, { name: 'Lis sp. z o.o.' }, { name: 'Lis i Syn' });
    expect(await firmsOf(id)).toEqual([
      ['Lis sp. z o.o.', otherTaxId],
      ['Lis i Syn', null],
    ]);
  });

  it('goes through when both request the same change, as far as the person may see it', async () => {
    const id = await customerOf({ name: 'Lis sp. z o.o.', taxIdNumber });
    await change(colleague, id, 1, { name: 'Lis i Wnuk', taxIdNumber: fourthTaxId });
    await change(reader, id, 1, { name: 'Lis i Wnuk' });
    expect(await firmsOf(id)).toEqual([['Lis i Wnuk', fourthTaxId]]);
  });
});

it('two people who change different firms of one customer both succeed, whatever is hidden from either', async () => {
  const id = await customerOf({ name: 'Lis sp. z o.o.', taxIdNumber: fifthTaxId }, { name: 'Borsuk' });
  const { customerOrganizations } = await colleague.client.customers.get({ params: { id } });
  const [lis, borsuk] = customerOrganizations.map((firm) => ({ id: firm.id }));
  if (!lis || !borsuk) throw new Error('both firms are kept');
  const body = (...firms: ({ id: string } | { name: string })[]) => ({
    params: { id },
    body: { version: 1, changes: { customerOrganizations: firms } },
  });
  await colleague.client.customers.update(body(lis, borsuk, { name: 'Wydra' }));
  await reader.client.customers.update(body(lis, { name: 'Kuna' }));
  expect(await firmsOf(id)).toEqual([
    ['Lis sp. z o.o.', fifthTaxId],
    ['Wydra', null],
    ['Kuna', null],
  ]);
});

it('firms saved by a person from whom tax ids are hidden retain them, in the audit log as well', async () => {
  const id = await customerOf({ name: 'Lis sp. z o.o.', taxIdNumber });
  await change(reader, id, 1, { name: 'Lis sp. z o.o.' }, { name: 'Lis i Syn' });
  const { changes } = await server.db
    .selectFrom('auditLog')
    .select('changes')
    .where('entityId', '=', id)
    .where('version', '=', 2)
    .executeTakeFirstOrThrow();
  const lis = { id: expect.any(String) as unknown, name: 'Lis sp. z o.o.', taxIdNumber };
  expect(changes).toEqual({
    customerOrganizations: {
      from: [lis],
      to: [lis, { id: expect.any(String) as unknown, name: 'Lis i Syn', taxIdNumber: null }],
    },
  });
});
