import { giveRights, revokeRights, type SignedIn } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency, type TestAgency } from './test-agency.ts';
import { car, openOpportunity } from './test-deals.ts';

let agency: TestAgency;
let reader: SignedIn;
let id: string;

beforeAll(async () => {
  agency = await testAgency();
  reader = await agency.server.signIn('reports@test.example');
  ({ id } = await openOpportunity(agency.server, agency.worker));
});
afterAll(() => agency.server.close());

const write = (message: string, isNote: 'true' | 'false' = 'false') =>
  agency.worker.client.comments.create({ body: { customerFileId: id, message, isNote } });

async function historyOf(search?: string) {
  const query = search === undefined ? {} : { search };
  const { items, total } = await reader.client.opportunities.timeline({ params: { id }, query });
  expect(items).toHaveLength(total);
  return items.map(({ type, data }) => [type, data]);
}

test("TL2: the timeline contains a comment's current text, and marks a removed one as removed", async () => {
  const { client, userId } = agency.worker;
  const comment = await write('Budżet 100 tysięcy');
  const note = await write(`Zadzwonić do @[Wanda Łoś](${userId})`, 'true');
  const written = [
    ['note_added', { note: 'Zadzwonić do @Wanda Łoś' }],
    ['comment_added', { note: 'Budżet 100 tysięcy' }],
    ['created', {}],
  ];
  expect(await historyOf()).toEqual(written);
  await client.comments.edit({ params: { id: comment.id }, body: { message: 'Budżet 90 tysięcy' } });
  expect((await historyOf())[1]).toEqual(['comment_added', { note: 'Budżet 90 tysięcy' }]);
  expect(await historyOf('100 tys')).toEqual([]);
  expect(await historyOf('90 tys')).toHaveLength(1);
  await client.comments.remove({ params: { id: comment.id } });
  await client.comments.remove({ params: { id: note.id } });
  expect(await historyOf()).toEqual([
    ['note_added', { isRemoved: true }],
    ['comment_added', { isRemoved: true }],
    ['created', {}],
  ]);
  for (const text of ['90 tys', 'Zadzwonić']) expect(await historyOf(text)).toEqual([]);
  const stored = await agency.server.db.selectFrom('timelineEvent').select('data').execute();
  expect(JSON.stringify(stored)).not.toContain('Budżet');
});

test('TL1: the timeline hides what a person may not read, neither counts nor finds it', async () => {
  await write('Tylko dla nas');
  const { client } = agency.worker;
  await client.offers.create({ params: { id }, body: { offerType: 'leasing', vehicleInfo: car } });
  const params = { id };
  await client.documents.upload({ params, body: { type: 'other' }, files: [new File(['a'], 'umowa.txt')] });
  const cases = [
    ['comment.get', ['comment_added', 'note_added'], 'Tylko dla nas'],
    ['offer.get', ['offer_added'], 'Škoda'],
    ['document.get', ['document_added'], 'umowa'],
  ] as const;
  for (const [right, types, text] of cases) {
    const before = await historyOf();
    await revokeRights(agency.server, 'ADMIN_REPORTS', right);
    const hidden: readonly unknown[] = types;
    expect(await historyOf()).toEqual(before.filter(([type]) => !hidden.includes(type)));
    const query = { type: [...types] };
    expect(await reader.client.opportunities.timeline({ params, query })).toMatchObject({
      items: [],
      total: 0,
    });
    expect(await historyOf(text)).toEqual([]);
    await giveRights(agency.server, 'ADMIN_REPORTS', right);
    expect(await historyOf()).toEqual(before);
    expect(await historyOf(text)).toHaveLength(1);
  }
});

test('the timeline is narrowed to what some people did', async () => {
  const { server, worker, admin } = agency;
  const { id: other } = await openOpportunity(server, worker);
  const { version } = await admin.client.opportunities.get({ params: { id: other } });
  await admin.client.opportunities.move({
    params: { id: other },
    body: { status: 'first_contact', version },
  });
  const of = async (...actorId: string[]) => {
    const query = { actorId };
    const { items, total } = await worker.client.opportunities.timeline({ params: { id: other }, query });
    expect(total).toBe(items.length);
    return items.map(({ type }) => type);
  };
  expect(await of(worker.userId)).toEqual(['created']);
  expect(await of(admin.userId)).toEqual(['status_changed']);
  expect(await of(admin.userId, worker.userId)).toEqual(['status_changed', 'created']);
  expect(await of(reader.userId)).toEqual([]);
});
