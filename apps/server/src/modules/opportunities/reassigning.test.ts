import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { archiveReasonId, leadSourceId, openOpportunity } from './test-deals.ts';

let server: TestServer;
let anna: SignedIn;
let piotr: SignedIn;
let admin: SignedIn;
let reports: SignedIn;
let opportunity: Awaited<ReturnType<typeof openOpportunity>>;

beforeAll(async () => {
  server = await testServer();
  anna = await server.signIn('worker@test.example');
  piotr = await server.signIn('worker2@test.example');
  admin = await server.signIn('admin@test.example');
  reports = await server.signIn('reports@test.example');
});
beforeEach(async () => {
  opportunity = await openOpportunity(server, anna);
});
afterAll(() => server.close());

const ask = (who: SignedIn, more: object = {}) =>
  who.client.reassignRequests.create({
    params: { id: opportunity.id },
    body: { reason: 'To mój stały klient', ...more },
  });

const pendingOf = async (who: SignedIn, query: object = {}) => {
  const { items } = await who.client.reassignRequests.list({
    query: { customerFileId: [opportunity.id], ...query },
  });
  return items.map(({ requester, can }) => [requester.id, can.decide, can.withdraw]);
};

const ownerNow = async () =>
  (await admin.client.opportunities.get({ params: { id: opportunity.id } })).worker?.id;

const statusOf = async (who: SignedIn, id: string) =>
  (await who.client.reassignRequests.get({ params: { id } })).status;

describe('asking for an opportunity', () => {
  it('concerns its owner, its requester and administrators only [S3.6, S4.11, S6.3]', async () => {
    const request = await ask(piotr);
    expect(request).toMatchObject({
      status: 'pending',
      reason: 'To mój stały klient',
      currentWorker: { id: anna.userId },
      targetWorker: { id: piotr.userId },
      customerFile: { id: opportunity.id, number: opportunity.number },
      can: { decide: false, withdraw: true },
    });
    expect(await pendingOf(anna)).toEqual([[piotr.userId, true, false]]);
    expect(await pendingOf(admin)).toEqual([[piotr.userId, true, false]]);
    expect(await pendingOf(piotr)).toEqual([[piotr.userId, false, true]]);
    expect(await pendingOf(anna, { is_self: true })).toEqual([]);
    expect(await pendingOf(reports)).toEqual([]);
    await expect(reports.client.reassignRequests.get({ params: { id: request.id } })).rejects.toEqual(
      refusal('not_found', 404),
    );
  });

  it('is done once at a time, of many at once by one', async () => {
    const requested = await Promise.allSettled([ask(piotr), ask(admin), ask(piotr), ask(admin)]);
    expect(requested.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(ask(piotr)).rejects.toEqual(refusal('reassign_pending', 409));
  });

  it('is refused to the owner, without an owner, on behalf of others and for users who may not own it', async () => {
    await expect(ask(anna)).rejects.toEqual(refusal('wrong_state', 409));
    await expect(ask(piotr, { targetWorkerId: admin.userId })).rejects.toEqual(refusal('access_denied', 403));
    await expect(ask(admin, { targetWorkerId: reports.userId })).rejects.toMatchObject({
      status: 422,
      fields: [{ path: 'targetWorkerId', code: 'value_not_allowed' }],
    });
    await admin.client.opportunities.assign({
      params: { id: opportunity.id },
      body: { version: opportunity.version, workerId: null },
    });
    await expect(ask(piotr)).rejects.toEqual(refusal('wrong_state', 409));
  });
});

describe('deciding', () => {
  it('approved, the opportunity goes to whom it names, once [S4.11, S6.3]', async () => {
    const { id } = await ask(piotr);
    await expect(piotr.client.reassignRequests.approve({ params: { id } })).rejects.toEqual(
      refusal('access_denied', 403),
    );
    const decided = await anna.client.reassignRequests.approve({ params: { id } });
    expect(decided.status).toBe('approved');
    expect(await ownerNow()).toBe(piotr.userId);
    await expect(anna.client.reassignRequests.reject({ params: { id } })).rejects.toEqual(
      refusal('wrong_state', 409),
    );
    const { items } = await admin.client.opportunities.timeline({ params: { id: opportunity.id } });
    expect(items.slice(0, 2).map(({ type }) => type)).toEqual(['owner_changed', 'reassign_requested']);
  });

  it('rejected, it stays, and may be requested again', async () => {
    const { id } = await ask(piotr);
    await admin.client.reassignRequests.reject({ params: { id } });
    expect(await statusOf(piotr, id)).toBe('rejected');
    expect(await ownerNow()).toBe(anna.userId);
    await ask(piotr);
  });

  it('of an approval and a rejection at once one counts', async () => {
    const { id } = await ask(piotr);
    const params = { id };
    const decided = await Promise.allSettled([
      anna.client.reassignRequests.approve({ params }),
      admin.client.reassignRequests.reject({ params }),
    ]);
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ownerNow()).toBe((await statusOf(piotr, id)) === 'approved' ? piotr.userId : anna.userId);
  });

  it('is over once the requester withdraws it', async () => {
    const { id } = await ask(piotr);
    await expect(anna.client.reassignRequests.withdraw({ params: { id } })).rejects.toEqual(
      refusal('access_denied', 403),
    );
    await piotr.client.reassignRequests.withdraw({ params: { id } });
    await expect(anna.client.reassignRequests.approve({ params: { id } })).rejects.toEqual(
      refusal('wrong_state', 409),
    );
  });
});

describe('RQ2 a request is withdrawn', () => {
  it('when the opportunity is archived', async () => {
    const { id } = await ask(piotr);
    const { version } = await anna.client.opportunities.update({
      params: { id: opportunity.id },
      body: { version: opportunity.version, changes: { leadSourceId: await leadSourceId(server) } },
    });
    await anna.client.opportunities.archive({
      params: { id: opportunity.id },
      body: { version, archiveReasonId: await archiveReasonId(server, 'price') },
    });
    expect(await statusOf(piotr, id)).toBe('withdrawn');
  });

  it('when it is closed, and when an administrator assigns it to a person', async () => {
    const { id } = await ask(piotr);
    await server.db
      .updateTable('customerFile')
      .set({ status: 'closed' })
      .where('id', '=', opportunity.id)
      .execute();
    expect(await statusOf(piotr, id)).toBe('withdrawn');
    opportunity = await openOpportunity(server, anna);
    const other = await ask(piotr);
    await admin.client.opportunities.assign({
      params: { id: opportunity.id },
      body: { version: opportunity.version, workerId: admin.userId },
    });
    expect(await statusOf(piotr, other.id)).toBe('withdrawn');
  });

  it('not when only its stage changes', async () => {
    const { id } = await ask(piotr);
    await anna.client.opportunities.move({
      params: { id: opportunity.id },
      body: { version: opportunity.version, status: 'negotiations' },
    });
    expect(await statusOf(piotr, id)).toBe('pending');
  });
});
