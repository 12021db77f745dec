import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let worker: SignedIn;
let platformer: SignedIn;
let bankId: string;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  platformer = await server.signIn('platformer@test.example');
  bankId = (await worker.client.banks.create({ body: { name: 'Bank przedstawicieli' } })).id;
});
afterAll(() => server.close());

interface Stored {
  readonly id: string;
  readonly version: number;
}

/** A kind of record as the tests below use it, independent of its fields. */
interface Kind {
  /** Writes one down that is found by a name. */
  readonly add: (name: string) => Promise<Stored>;
  /** Changes one field; `other` is not the field that `change` writes. */
  readonly change: (id: string, version: number, value: string) => Promise<Stored>;
  readonly changeOther: (id: string, version: number, value: string) => Promise<Stored>;
  /** The fields `change` and `changeOther` write. */
  readonly fields: readonly [string, string];
  /** Makes an offer with the record. */
  readonly use: (id: string) => Promise<string>;
  /** The uses that prevent the record from being deleted. */
  readonly uses: readonly string[];
  /** What belongs to a record alone; there is none of it. */
  readonly parts?: readonly string[];
}

async function addOffer(body: object): Promise<string> {
  const customer = await worker.client.customers.create({
    body: { lastName: 'Żak', emails: [`${crypto.randomUUID()}@przyklad.example`] },
  });
  const opportunity = await worker.client.opportunities.create({ body: { customerId: customer.id } });
  const offer = await worker.client.offers.create({
    params: { id: opportunity.id },
    body: { offerType: 'leasing', ...body },
  });
  return offer.id;
}

const personOf = (house: { bankId: string } | { dealerId: string }) =>
  worker.client.representatives.create({ body: { firstName: 'Ewa', lastName: 'Lis', ...house } });

const kinds = {
  banks: {
    add: (name) => worker.client.banks.create({ body: { name } }),
    change: (id, version, note) =>
      worker.client.banks.update({ params: { id }, body: { version, changes: { note } } }),
    changeOther: (id, version, address) =>
      worker.client.banks.update({ params: { id }, body: { version, changes: { address } } }),
    fields: ['note', 'address'],
    use: async (id) => addOffer({ bankRepresentativeId: (await personOf({ bankId: id })).id }),
    uses: ['representative', 'offer'],
    parts: ['document_template'],
  },
  dealers: {
    add: (name) => worker.client.dealers.create({ body: { name } }),
    change: (id, version, alias) =>
      worker.client.dealers.update({ params: { id }, body: { version, changes: { alias } } }),
    changeOther: (id, version, companyAddress) =>
      worker.client.dealers.update({ params: { id }, body: { version, changes: { companyAddress } } }),
    fields: ['alias', 'companyAddress'],
    use: async (id) => addOffer({ dealerRepresentativeId: (await personOf({ dealerId: id })).id }),
    uses: ['representative', 'offer'],
    parts: ['car_variant'],
  },
  representatives: {
    add: (lastName) => worker.client.representatives.create({ body: { firstName: 'Ewa', lastName, bankId } }),
    change: (id, version, note) =>
      worker.client.representatives.update({ params: { id }, body: { version, changes: { note } } }),
    changeOther: (id, version, firstName) =>
      worker.client.representatives.update({ params: { id }, body: { version, changes: { firstName } } }),
    fields: ['note', 'firstName'],
    use: (id) => addOffer({ bankRepresentativeId: id }),
    uses: ['offer'],
  },
  vehicles: {
    add: async (model) => {
      const vehicle = await worker.client.vehicles.create({ body: { manufacturer: 'Škoda', model } });
      return { id: vehicle.id, version: vehicle.rowVersion };
    },
    change: async (id, version, engine) => {
      const body = { version, changes: { engine } };
      const vehicle = await worker.client.vehicles.update({ params: { id }, body });
      return { ...vehicle, version: vehicle.rowVersion };
    },
    changeOther: async (id, version, body) => {
      const input = { params: { id }, body: { version, changes: { body } } };
      const vehicle = await worker.client.vehicles.update(input);
      return { ...vehicle, version: vehicle.rowVersion };
    },
    fields: ['engine', 'body'],
    use: (id) => addOffer({ vehicleId: id }),
    uses: ['offer'],
  },
} as const satisfies Record<string, Kind>;

type Resource = keyof typeof kinds;
const resources = Object.keys(kinds) as Resource[];

const logOf = (entityId: string) =>
  server.db
    .selectFrom('auditLog')
    .select(['action', 'changes'])
    .where('entityId', '=', entityId)
    .orderBy('id')
    .execute();

describe.each(resources)('%s', (resource) => {
  const kind: Kind = kinds[resource];
  const gone = (id: string) =>
    expect(worker.client[resource].get({ params: { id } })).rejects.toEqual(refusal('not_found', 404));

  it('are created by those who may, and audited', async () => {
    const { id, version } = await kind.add('Nowy');
    expect(version).toBe(1);
    expect(await worker.client[resource].get({ params: { id } })).toMatchObject({ can: { edit: true } });
    expect(await platformer.client[resource].get({ params: { id } })).toMatchObject({ can: { edit: false } });
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['create']);
    await expect(
      platformer.client[resource].remove({ params: { id }, query: { version: 1 } }),
    ).rejects.toEqual(refusal('access_denied', 403));
  });

  it('merge what others left alone, and refuse what they changed with both values', async () => {
    const { id } = await kind.add('Zmienny');
    const [field, other] = kind.fields;
    await kind.change(id, 1, 'Pierwsza');
    expect(await kind.changeOther(id, 1, 'Inna')).toMatchObject({
      [field]: 'Pierwsza',
      [other]: 'Inna',
      version: 3,
    });
    await expect(kind.change(id, 1, 'Druga')).rejects.toMatchObject({
      code: 'stale_version',
      details: { version: 3, collisions: [{ field, yours: 'Druga', theirs: 'Pierwsza' }] },
    });
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['create', 'edit', 'edit']);
  });

  it('are removed while nothing uses them, and audited with what they were', async () => {
    const { id } = await kind.add('Zbędny');
    await worker.client[resource].remove({ params: { id }, query: { version: 1 } });
    await gone(id);
    const [last] = (await logOf(id)).toReversed();
    expect(last?.action).toBe('remove');
    expect(Object.values(last?.changes ?? {})).toContainEqual({ from: 'Zbędny', to: null });
  });

  it('are not removed or merged on top of what others have changed meanwhile', async () => {
    const [{ id }, into] = [await kind.add('Zmieniony'), await kind.add('Następny')];
    await kind.change(id, 1, 'Obca zmiana');
    const stale = {
      code: 'stale_version',
      details: { version: 2, collisions: [{ yours: null, theirs: 'Obca zmiana' }] },
    };
    const { remove, merge } = worker.client[resource];
    await expect(remove({ params: { id }, query: { version: 1 } })).rejects.toMatchObject(stale);
    await expect(merge({ params: { id }, body: { version: 1, into: into.id } })).rejects.toMatchObject(stale);
    await remove({ params: { id }, query: { version: 2 } });
    await gone(id);
  });

  it('are not removed while something uses them, which the refusal states', async () => {
    const { id } = await kind.add('Potrzebny');
    await kind.use(id);
    await expect(
      worker.client[resource].remove({ params: { id }, query: { version: 1 } }),
    ).rejects.toMatchObject({
      code: 'in_use',
      status: 409,
      details: { uses: kind.uses.map((one) => ({ kind: one, count: 1 })) },
    });
  });

  it('are not removed by those who see nothing of what uses them, and the refusal reveals nothing of it', async () => {
    const { id } = await kind.add('Skryty');
    await kind.use(id);
    const blind = await server.signIn('worker2@test.example');
    const { client } = await server.signIn('super@test.example');
    const params = { key: 'WORKER' } as const;
    await client.roles.changeRights({ params, body: { revoke: ['offer.get'] } });
    await expect(
      blind.client[resource].remove({ params: { id }, query: { version: 1 } }),
    ).rejects.toMatchObject({
      code: 'in_use',
      details: { uses: kind.uses.filter((one) => one !== 'offer').map((one) => ({ kind: one, count: 1 })) },
    });
    await client.roles.changeRights({ params, body: { grant: ['offer.get'] } });
  });

  it('show what a merge moves, then move it, and audit both', async () => {
    const [from, into] = [await kind.add('Dawny'), await kind.add('Następny')];
    const offer = await kind.use(from.id);
    const params = { id: from.id };
    const preview = await worker.client[resource].mergePreview({ params, query: { into: into.id } });
    expect(preview.from.name).toContain('Dawny');
    expect(preview.into.name).toContain('Następny');
    const parts = kind.parts ?? [];
    expect(preview.uses).toEqual([
      ...kind.uses.map((one) => ({ kind: one, count: 1 })),
      ...parts.map((one) => ({ kind: one, count: 0 })),
    ]);
    await worker.client[resource].merge({ params, body: { version: 1, into: into.id } });
    await gone(from.id);
    const offers = await worker.client[resource].offers({ params: { id: into.id } });
    expect(offers.items).toMatchObject([{ id: offer }]);
    expect((await logOf(from.id)).at(-1)).toMatchObject({
      action: 'merge',
      changes: { mergedInto: { from: null, to: into.id } },
    });
    expect((await logOf(into.id)).at(-1)).toMatchObject({
      action: 'merge',
      changes: { mergedFrom: { from: null, to: from.id } },
    });
  });

  it('do not merge into themselves, and cross another merge of the same two without a deadlock', async () => {
    const [one, other] = [await kind.add('Lewy'), await kind.add('Prawy')];
    const merge = (id: string, into: string) =>
      worker.client[resource].merge({ params: { id }, body: { version: 1, into } });
    await expect(merge(one.id, one.id)).rejects.toEqual(refusal('validation', 422));
    const tried = await Promise.allSettled([merge(one.id, other.id), merge(other.id, one.id)]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refusal('not_found', 404),
    });
  });

  it('list offers made with them to those who may read the opportunities', async () => {
    const { id } = await kind.add('Ofertowy');
    const offer = await kind.use(id);
    const params = { id };
    expect(await worker.client[resource].offers({ params })).toMatchObject({ items: [{ id: offer }] });
    expect(await worker.client[resource].get({ params })).toMatchObject({ offerCount: 1 });
    expect(await platformer.client[resource].offers({ params })).toMatchObject({ items: [], total: 0 });
    expect(await platformer.client[resource].get({ params })).toMatchObject({ offerCount: 0 });
    const beyond = await worker.client[resource].offers({ params, query: { page: 9 } });
    expect(beyond).toMatchObject({ items: [], page: 9, total: 1 });
  });
});
