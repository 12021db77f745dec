import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const taxIdNumber = '9991396066';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let turn = 0;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
});
afterAll(() => server.close());

/** A customer of their own e-mail address. */
async function customerOf(body: object, by = anna) {
  turn += 1;
  return by.client.customers.create({
    body: { lastName: 'Nowak', emails: [`nowak${turn}@przyklad.example`], ...body },
  });
}

const get = (id: string) => anna.client.customers.get({ params: { id } });
const merge = (from: { id: string; version: number }, into: typeof from, store: object = {}, by = anna) =>
  by.client.customers.merge({
    params: { id: from.id },
    body: { version: from.version, into: into.id, intoVersion: into.version, keep: store },
  });

describe('merging two customers', () => {
  test('CU9 preserves what was chosen, moves opportunities with what belongs to them, and redirects the old address', async () => {
    const from = await customerOf({
      firstName: 'Jan',
      taxIdNumber,
      personalIdNumber: '90010112349',
      phones: ['600 123 456'],
      note: 'Dzwonić rano',
      customerOrganizations: [{ name: 'Lis sp. z o.o.' }],
    });
    const into = await customerOf({ firstName: 'Janusz', city: 'Łódź', note: 'Woli e-mail' });
    const open = await anna.client.opportunities.create({ body: { customerId: from.id } });
    await anna.client.comments.create({ body: { customerFileId: open.id, message: 'Zostaje' } });
    await anna.client.activities.create({
      body: { type: 'call', title: 'Telefon', startAt: '2026-11-24T09:00:00.000Z', customerFileId: open.id },
    });
    const params = { id: from.id };
    const preview = await anna.client.customers.mergePreview({ params, query: { into: into.id } });
    expect(preview).toMatchObject({
      from: { id: from.id, personalIdNumber: '*********49' },
      into: { id: into.id },
      uses: [
        { kind: 'opportunity', count: 1 },
        { kind: 'offer', count: 0 },
        { kind: 'activity', count: 1 },
        { kind: 'comment', count: 1 },
        { kind: 'document', count: 0 },
      ],
    });

    const emitted = vi.spyOn(server.platform, 'emit');
    const merged = await merge(from, into, { name: 'from', note: 'into' });
    expect(merged).toMatchObject({
      id: into.id,
      firstName: 'Jan',
      taxIdNumber,
      personalIdNumber: '*********49',
      phones: [{ phone: '+48600123456' }],
      city: 'Łódź',
      note: 'Woli e-mail',
      customerOrganizations: [{ name: 'Lis sp. z o.o.' }],
      opportunityCount: 1,
      version: 2,
    });
    expect(merged.emails).toEqual([...(into.emails ?? []), ...(from.emails ?? [])]);
    expect(emitted.mock.calls.map(([event, payload]) => [event, payload])).toEqual(
      expect.arrayContaining([
        ['customer-files-changed', {}],
        ['record-changed', { entity: 'customer', id: from.id }],
        ['record-changed', { entity: 'customer', id: into.id, isChange: true }],
      ]) as never,
    );
    emitted.mockRestore();

    expect(await get(from.id)).toEqual(await get(into.id));
    const { items } = await anna.client.customers.list({ query: { search: '9991396066' } });
    expect(items.map(({ id }) => id)).toEqual([into.id]);
    const moved = await anna.client.opportunities.get({ params: { id: open.id } });
    expect(moved.customer).toMatchObject({ id: into.id });
    const notified = await anna.client.opportunities.timeline({ params: { id: open.id }, query: {} });
    expect(notified.items[0]).toMatchObject({
      type: 'customer_merged',
      data: { from: 'Jan Nowak', to: 'Janusz Nowak' },
      by: { id: anna.userId },
    });
    const log = await server.db
      .selectFrom('auditLog')
      .select(['entity', 'entityId', 'changes'])
      .where('action', '=', 'merge')
      .where('entityId', 'in', [from.id, into.id])
      .orderBy('entityId')
      .execute();
    expect(log).toMatchObject([
      { entityId: from.id, changes: { mergedInto: { to: into.id } } },
      {
        entityId: into.id,
        changes: { mergedFrom: { to: from.id }, opportunities: { to: [open.id] }, firstName: { to: 'Jan' } },
      },
    ]);
  });

  test('leads on through several merges', async () => {
    const [one, two, three] = [await customerOf({}), await customerOf({}), await customerOf({})];
    const merged = await merge(one, two);
    await merge(merged, three);
    expect(await get(one.id)).toMatchObject({ id: three.id });
    expect(await get(two.id)).toMatchObject({ id: three.id });
    await expect(
      anna.client.customers.update({ params: { id: one.id }, body: { version: 1, changes: {} } }),
    ).rejects.toEqual(refusal('not_found', 404));
  });

  test('is refused where either has changed since it was prepared, and changes nothing then', async () => {
    const [from, into] = [await customerOf({}), await customerOf({ taxIdNumber: '9991158496' })];
    const change = (id: string, city: string) =>
      piotr.client.customers.update({ params: { id }, body: { version: 1, changes: { city } } });
    await change(into.id, 'Łódź');
    await expect(merge(from, into)).rejects.toEqual(refusal('stale_version', 409));
    const fresh = await get(into.id);
    await change(from.id, 'Kraków');
    await expect(merge(from, fresh)).rejects.toEqual(refusal('stale_version', 409));
    expect(await get(from.id)).toMatchObject({ id: from.id });
    expect(await get(into.id)).toMatchObject({ version: 2, city: 'Łódź' });
  });

  test('is refused into themselves, and where the whole would break a rule', async () => {
    const from = await customerOf({ phones: Array.from({ length: 6 }, (_, n) => `60011122${n}`) });
    const into = await customerOf({ phones: Array.from({ length: 6 }, (_, n) => `60011133${n}`) });
    await expect(merge(from, from)).rejects.toMatchObject({
      status: 422,
      fields: [expect.objectContaining({ path: 'into' })],
    });
    await expect(merge(from, into)).rejects.toMatchObject({
      status: 422,
      fields: [expect.objectContaining({ path: 'phones', code: 'too_many' })],
    });
    expect((await merge(from, into, { phones: 'into' })).phones).toHaveLength(6);
  });

  test('of two merges of the same customers at once one happens', async () => {
    const [one, two] = [await customerOf({}), await customerOf({})];
    const tried = await Promise.allSettled([merge(one, two), merge(two, one, {}, piotr)]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await get(one.id)).id).toBe((await get(two.id)).id);
  });

  test('automatically preserves what is hidden from the merging user, who may not choose it', async () => {
    const [from, into] = [
      await customerOf({ taxIdNumber: '9991237681' }),
      await customerOf({ city: 'Łódź' }),
    ];
    const { userId } = piotr;
    const field = 'customer.taxIdNumber';
    const refresh = () =>
      server.platform.sessions.refresh({ db: server.db, afterCommit: (task) => task() }, { userId });
    await server.db.insertInto('userExcludedField').values({ userId, field }).execute();
    await refresh();
    const query = { into: into.id };
    const preview = await piotr.client.customers.mergePreview({ params: { id: from.id }, query });
    expect(preview.from).not.toHaveProperty('taxIdNumber');
    await expect(merge(from, into, { taxIdNumber: 'into' }, piotr)).rejects.toEqual(
      refusal('field_excluded', 403),
    );
    expect(await merge(from, into, {}, piotr)).not.toHaveProperty('taxIdNumber');
    expect(await get(into.id)).toMatchObject({ taxIdNumber: '9991237681' });
    await server.db.deleteFrom('userExcludedField').where('userId', '=', userId).execute();
    await refresh();
  });

  test('counts of what moves only what its reader may read', async () => {
    const [from, into] = [await customerOf({}), await customerOf({})];
    await anna.client.opportunities.create({ body: { customerId: from.id } });
    const admin = await server.signIn('admin@test.example');
    const count = async (by: SignedIn) => {
      const { uses } = await by.client.customers.mergePreview({
        params: { id: from.id },
        query: { into: into.id },
      });
      return uses[0];
    };
    expect(await count(admin)).toEqual({ kind: 'opportunity', count: 1 });
    const reports = await server.signIn('reports@test.example');
    await expect(count(reports)).rejects.toEqual(refusal('access_denied', 403));
  });
});
