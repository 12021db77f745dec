import type { ListName, ViewAudience, ViewSearch } from '@szansa/domain/list';
import {
  giveRights,
  hideFrom,
  refusal,
  revokeRights,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let wanda: SignedIn;
let wiktor: SignedIn;
let renata: SignedIn;
let adam: SignedIn;
beforeAll(async () => {
  server = await testServer();
  [wanda, wiktor, renata, adam] = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
    server.signIn('reports@test.example'),
    server.signIn('admin@test.example'),
  ]);
});
beforeEach(async () => {
  await server.db.deleteFrom('listView').execute();
});
afterAll(() => server.close());

const list = 'opportunities';

async function viewsOf({ client }: SignedIn, of: ListName = list) {
  return (await client.lists.get({ params: { list: of } })).views;
}

function share(
  { client }: SignedIn,
  sharedWith: ViewAudience | null,
  search: ViewSearch = { status: 'lead' },
  of: ListName = list,
) {
  return client.lists.createView({ params: { list: of }, body: { name: 'Zespół', search, sharedWith } });
}

const at = (id: string, of: ListName = list) => ({ params: { list: of, id } });

describe('a shared view', () => {
  it('is read by everyone who reads the list, with who made it', async () => {
    const { id } = await share(wanda, 'everyone');
    const expected = {
      id,
      name: 'Zespół',
      search: { status: 'lead' },
      isDefault: false,
      sharedWith: 'everyone',
      by: { id: wanda.userId, firstName: 'Wanda', lastName: 'Łoś' },
      isPartial: false,
      can: { edit: false, remove: false },
    };
    expect(await viewsOf(wiktor)).toEqual([expected]);
    expect(await viewsOf(renata)).toEqual([expected]);
    expect(await viewsOf(adam)).toEqual([{ ...expected, can: { edit: false, remove: true } }]);
    expect(await viewsOf(wiktor, 'opportunity-board')).toEqual([]);
  });

  it('is read by those of a role alone, and by administrators', async () => {
    await share(wanda, 'WORKER');
    expect(await viewsOf(wiktor)).toHaveLength(1);
    expect(await viewsOf(renata)).toEqual([]);
    expect(await viewsOf(adam)).toHaveLength(1);
  });

  it('is withdrawn', async () => {
    const { id } = await share(wanda, 'everyone');
    await wanda.client.lists.updateView({ ...at(id), body: { sharedWith: null } });
    expect(await viewsOf(wiktor)).toEqual([]);
    await expect(wiktor.client.lists.updateView({ ...at(id), body: { isDefault: true } })).rejects.toEqual(
      refusal('not_found', 404),
    );
  });

  it('is of no list its reader may not read', async () => {
    await share(adam, 'everyone', {}, 'people');
    expect(await viewsOf(wiktor, 'people')).toEqual([]);
  });

  it('is changed by who made it alone, and removed by them and administrators', async () => {
    const { id } = await share(wanda, 'everyone');
    for (const other of [wiktor, adam]) {
      await expect(
        other.client.lists.updateView({ ...at(id), body: { name: 'Inaczej' } }),
      ).rejects.toMatchObject({ status: 403 });
    }
    await expect(wiktor.client.lists.removeView(at(id))).rejects.toMatchObject({ status: 403 });
    await adam.client.lists.removeView(at(id));
    expect(await viewsOf(wanda)).toEqual([]);
  });

  it('that is not shared is not found by other people, not even by administrators', async () => {
    const { id } = await share(wanda, null);
    expect(await viewsOf(adam)).toEqual([]);
    await expect(adam.client.lists.removeView(at(id))).rejects.toEqual(refusal('not_found', 404));
  });

  it('is the default of the list only for the person who chooses it', async () => {
    const { id } = await share(wanda, 'everyone');
    await wiktor.client.lists.updateView({ ...at(id), body: { isDefault: true } });
    const own = await wiktor.client.lists.createView({
      params: { list },
      body: { name: 'Zespół', search: {} },
    });
    expect((await viewsOf(wiktor)).map((view) => [view.id, view.isDefault])).toEqual([
      [own.id, false],
      [id, true],
    ]);
    expect((await viewsOf(wanda)).map(({ isDefault }) => isDefault)).toEqual([false]);
    await wiktor.client.lists.updateView({ ...at(own.id), body: { isDefault: true } });
    expect((await viewsOf(wiktor)).map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });
});

describe('what a shared view filters by', () => {
  const search = { status: 'lead', isUnassigned: 'true' };

  it('is left out for those who may not filter by it, and remains for its author', async () => {
    await share(wanda, 'everyone', search);
    expect(await viewsOf(renata)).toMatchObject([{ search: { status: 'lead' }, isPartial: true }]);
    expect(await viewsOf(wiktor)).toMatchObject([{ search, isPartial: false }]);
    await revokeRights(server, 'WORKER', 'opportunity.edit');
    expect(await viewsOf(wiktor)).toMatchObject([{ search: { status: 'lead' }, isPartial: true }]);
    expect(await viewsOf(wanda)).toMatchObject([{ search, isPartial: false }]);
    await giveRights(server, 'WORKER', 'opportunity.edit');
  });

  it('reveals no tax id or address to a person from whom it is hidden', async () => {
    await hideFrom(server, wiktor, 'customer.taxIdNumber');
    await share(wanda, 'everyone', { search: '5260001246' });
    expect(await viewsOf(wiktor)).toMatchObject([{ search: {}, isPartial: true }]);
    expect(await viewsOf(renata)).toMatchObject([{ search: { search: '5260001246' } }]);
    const [view] = await viewsOf(wanda);
    for (const text of ['Kowalski', '#1042']) {
      await wanda.client.lists.updateView({ ...at(view?.id ?? ''), body: { search: { search: text } } });
      expect(await viewsOf(wiktor)).toMatchObject([{ search: { search: text }, isPartial: false }]);
    }
  });
});
