import type { Endpoints, Input } from '@szansa/api-client/client';
import { giveRights, refusal, revokeRights, type SignedIn } from '@szansa/server/testing';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { testAgency, type TestAgency } from '../opportunities/test-agency.ts';

type Preview = Input<Endpoints['bulkChanges']['previewOpportunities']>['body'];
type Change = Preview['change'];

let agency: TestAgency;
let archiveReasonId: string;
let leadSourceId: string;
beforeAll(async () => {
  agency = await testAgency();
  const { client } = agency.admin;
  leadSourceId = (await client.leadSources.create({ body: { name: 'Strona', slug: 'strona_bulk' } })).id;
  const reasons = await client.archiveReasons.list();
  archiveReasonId = reasons.find(({ requiresNote }) => !requiresNote)?.id ?? '';
});
afterAll(() => agency.server.close());

let made = 0;

async function customerId({ client }: SignedIn): Promise<string> {
  made += 1;
  const body = { firstName: 'Ewa', lastName: `Zbiorcza${made}`, emails: [`bulk${made}@test.example`] };
  return (await client.customers.create({ body })).id;
}

/** Opportunities of one customer and of one person. */
async function opportunitiesOf(who: SignedIn, count: number, input: { leadSourceId?: string } = {}) {
  const customer = await customerId(who);
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const body = { customerId: customer, leadSourceId, ...input };
    ids.push((await who.client.opportunities.create({ body })).id);
  }
  return { customer, ids };
}

const preview = ({ client }: SignedIn, chosen: Preview['chosen'], change: Change) =>
  client.bulkChanges.previewOpportunities({ body: { chosen, change } });

const run = ({ client }: SignedIn, id: string) => client.bulkChanges.run({ params: { id } });

const get = ({ client }: SignedIn, id: string) => client.opportunities.get({ params: { id } });

const archive = (): Change => ({ kind: 'archive', archiveReasonId });

async function ended(who: SignedIn, id: string) {
  return vi.waitFor(
    async () => {
      const change = await who.client.bulkChanges.get({ params: { id } });
      expect(change.state).not.toBe('running');
      return change;
    },
    { timeout: 30_000, interval: 100 },
  );
}

describe('a change of many', () => {
  it('previews what it would do, and why the others are refused', async () => {
    const { worker, colleague } = agency;
    const own = await opportunitiesOf(worker, 2);
    const theirs = await opportunitiesOf(colleague, 1);
    const unsourced = await opportunitiesOf(worker, 1, { leadSourceId: undefined });
    const unknown = crypto.randomUUID();
    const ids = [...own.ids, ...theirs.ids, ...unsourced.ids, unknown, ...own.ids];
    const previewed = await preview(worker, { ids }, archive());
    expect(previewed).toMatchObject({
      list: 'opportunities',
      kind: 'archive',
      state: 'previewed',
      total: 5,
      waiting: 2,
      changed: 0,
      same: 0,
      refused: 3,
      operationId: null,
    });
    expect(new Map(previewed.reasons.map(({ code, count }) => [code, count]))).toEqual(
      new Map([
        ['opportunity_not_yours', 1],
        ['lead_source_required', 1],
        ['not_found', 1],
      ]),
    );
    expect((await get(worker, own.ids[0] ?? '')).isArchived).toBe(false);
    const refused = await worker.client.bulkChanges.refused({ params: { id: previewed.id } });
    expect(refused.map(({ id, code }) => [id, code])).toEqual([
      [theirs.ids[0], 'opportunity_not_yours'],
      [unsourced.ids[0], 'lead_source_required'],
      [unknown, 'not_found'],
    ]);
    expect(refused[0]).toMatchObject({
      name: expect.stringMatching(/^Ewa Zbiorcza/),
      number: expect.any(Number),
    });
    expect(refused[2]).toMatchObject({ name: null, number: null });
  });

  it('does to each what changing it alone does: version, audit, history', async () => {
    const { worker, server } = agency;
    const { ids } = await opportunitiesOf(worker, 2);
    const { id } = await preview(worker, { ids }, archive());
    expect(await run(worker, id)).toMatchObject({ state: 'done', changed: 2, waiting: 0, refused: 0 });
    for (const each of ids) {
      expect(await get(worker, each)).toMatchObject({ isArchived: true, version: 2 });
      const { items } = await worker.client.opportunities.timeline({ params: { id: each }, query: {} });
      expect(items.filter(({ type }) => type === 'archived')).toHaveLength(1);
      const entries = await server.db
        .selectFrom('auditLog')
        .select(['actorId', 'action', 'version'])
        .where('entityId', '=', each)
        .where('action', '=', 'archive')
        .execute();
      expect(entries).toEqual([{ actorId: worker.userId, action: 'archive', version: 2 }]);
    }
    const back = await preview(worker, { ids }, { kind: 'unarchive' });
    expect(await run(worker, back.id)).toMatchObject({ changed: 2 });
    expect(await get(worker, ids[0] ?? '')).toMatchObject({ isArchived: false, archiveReason: null });
  });

  it('applies to what a filter found when it was previewed, under the rights of the requester', async () => {
    const { worker, colleague } = agency;
    const { customer, ids } = await opportunitiesOf(worker, 2);
    const filters = { customerId: customer, is_self: true };
    const { id, total } = await preview(worker, { filters }, { kind: 'move', status: 'negotiations' });
    expect(total).toBe(2);
    const later = await worker.client.opportunities.create({ body: { customerId: customer, leadSourceId } });
    await run(worker, id);
    expect((await get(worker, ids[0] ?? '')).status).toBe('negotiations');
    expect((await get(worker, later.id)).status).toBe('lead');
    const others = await preview(colleague, { filters }, { kind: 'move', status: 'handing' });
    expect(others.total).toBe(0);
  });

  it('refuses what changed to something else meanwhile, and leaves it so', async () => {
    const { worker } = agency;
    const { ids } = await opportunitiesOf(worker, 2);
    const [first = ''] = ids;
    const { id } = await preview(worker, { ids }, { kind: 'move', status: 'negotiations' });
    await worker.client.opportunities.move({
      params: { id: first },
      body: { version: 1, status: 'handing' },
    });
    expect(await run(worker, id)).toMatchObject({
      changed: 1,
      refused: 1,
      reasons: [{ code: 'stale_version', count: 1 }],
    });
    expect((await get(worker, first)).status).toBe('handing');
  });

  it('adds and removes labels, and preserves those others added meanwhile', async () => {
    const { worker, admin } = agency;
    const labelOf = async (title: string) =>
      (await admin.client.labels.create({ body: { title, color: '#1c4f8f' } })).id;
    const [old, added, others] = [await labelOf('Stara'), await labelOf('Nowa'), await labelOf('Cudza')];
    const { ids } = await opportunitiesOf(worker, 2);
    const [first = '', second = ''] = ids;
    const relabel = (id: string, version: number, labelIds: string[]) =>
      worker.client.opportunities.update({ params: { id }, body: { version, changes: { labelIds } } });
    await relabel(first, 1, [old]);
    await relabel(second, 1, [added]);
    const change = { kind: 'label', add: [added], remove: [old] } as const;
    const previewed = await preview(worker, { ids }, change);
    expect(previewed).toMatchObject({ waiting: 1, same: 1 });
    await relabel(first, 2, [old, others]);
    await run(worker, previewed.id);
    const borne = async (id: string) => (await get(worker, id)).labels.map(({ title }) => title);
    expect(await borne(first)).toEqual(['Cudza', 'Nowa']);
    expect(await borne(second)).toEqual(['Nowa']);
  });

  it('changes the owner only by administrators, and only to a user who may own', async () => {
    const { worker, colleague, admin } = agency;
    const { ids } = await opportunitiesOf(worker, 1);
    const change = { kind: 'assign', workerId: colleague.userId } as const;
    await expect(preview(worker, { ids }, change)).rejects.toEqual(refusal('access_denied', 403));
    await expect(
      preview(admin, { ids }, { kind: 'assign', workerId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ fields: [{ path: 'change.workerId', code: 'value_not_allowed' }] });
    await run(admin, (await preview(admin, { ids }, change)).id);
    expect((await get(admin, ids[0] ?? '')).worker?.id).toBe(colleague.userId);
    expect(await preview(admin, { ids }, change)).toMatchObject({ waiting: 0, same: 1 });
  });

  it('is started once, by the user who previewed it, with the rights they have then', async () => {
    const { worker, colleague, server } = agency;
    const { ids } = await opportunitiesOf(worker, 1);
    const { id } = await preview(worker, { ids }, { kind: 'move', status: 'handing' });
    await expect(run(colleague, id)).rejects.toEqual(refusal('not_found', 404));
    await revokeRights(server, 'WORKER', 'opportunity.edit');
    await expect(run(worker, id)).rejects.toEqual(refusal('access_denied', 403));
    await giveRights(server, 'WORKER', 'opportunity.edit');
    const twice = await Promise.allSettled([run(worker, id), run(worker, id)]);
    expect(twice.some(({ status }) => status === 'fulfilled')).toBe(true);
    await expect(run(worker, id)).rejects.toEqual(refusal('wrong_state', 409));
    expect(await get(worker, ids[0] ?? '')).toMatchObject({ status: 'handing', version: 2 });
  });

  it('archives customers and firms, and reports those that are archived already', async () => {
    const { worker } = agency;
    const { previewCustomers, previewOrganisations } = worker.client.bulkChanges;
    const ids = [await customerId(worker), await customerId(worker)];
    await worker.client.customers.archive({ params: { id: ids[0] ?? '' }, body: { version: 1 } });
    const customers = await previewCustomers({ body: { chosen: { ids }, change: { kind: 'archive' } } });
    expect(customers).toMatchObject({ list: 'customers', waiting: 1, same: 1 });
    expect(await run(worker, customers.id)).toMatchObject({ changed: 1, same: 1 });
    expect(await worker.client.customers.get({ params: { id: ids[1] ?? '' } })).toMatchObject({
      isArchived: true,
    });
    const firm = await worker.client.customerOrganisations.create({ body: { name: 'Zbiorcza sp. z o.o.' } });
    const filters = { search: 'Zbiorcza sp' };
    const firms = await previewOrganisations({ body: { chosen: { filters }, change: { kind: 'archive' } } });
    expect(await run(worker, firms.id)).toMatchObject({ list: 'customerOrganisations', changed: 1 });
    expect(await worker.client.customerOrganisations.get({ params: { id: firm.id } })).toMatchObject({
      isArchived: true,
    });
  });
});

describe('a change of more than a hundred', () => {
  it('is an operation, publishes to lists a few times, and reports its result', async () => {
    const { worker, server } = agency;
    const { customer, ids } = await opportunitiesOf(worker, 120);
    let isEmittedToLists = false;
    const changed: unknown[] = [];
    const socket = io(server.url, { transports: ['websocket'], auth: { token: worker.token } });
    socket.on('customer-files-changed', () => {
      isEmittedToLists = true;
    });
    await new Promise((resolve) => {
      socket.on('connect', () => socket.emit('init', { userId: worker.userId }, resolve));
    });
    // events of the new opportunities have arrived before this one
    const last = new Promise((resolve) => {
      socket.once('operation-changed', resolve);
    });
    server.platform.emit('operation-changed', { operationId: customer }, [`user:${worker.userId}`]);
    await last;
    socket.on('customer-file-changed', (payload) => changed.push(payload));
    const { id } = await preview(worker, { filters: { customerId: customer } }, archive());
    const begun = await run(worker, id);
    expect(begun).toMatchObject({ state: 'running', total: 120 });
    expect(await ended(worker, id)).toMatchObject({ state: 'done', changed: 120, refused: 0 });
    const operation = await worker.client.operations.get({ params: { id: begun.operationId ?? '' } });
    expect(operation).toMatchObject({
      state: 'done',
      done: 120,
      total: 120,
      result: { bulkChangeId: id, changed: 120, refused: 0 },
      message: 'Archiwizowanie (szanse). Zmieniono: 120, odmów: 0.',
    });
    await vi.waitFor(() => expect(isEmittedToLists).toBe(true), { timeout: 30_000 });
    expect(changed).toEqual([]);
    socket.close();
    const { total } = await worker.client.opportunities.list({
      query: { customerId: customer, is_archived: true },
    });
    expect(total).toBe(ids.length);
  });
});
