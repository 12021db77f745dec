import type { ServerPayload } from '@szansa/api-client/realtime';
import { giveRights, revokeRights, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { json } from '#platform';
import { png } from '../agency/test-images.ts';
import { closedOpportunity, openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let worker: SignedIn;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

const addBank = (name: string) => worker.client.banks.create({ body: { name } });
const addPerson = (bankId: string) =>
  worker.client.representatives.create({ body: { firstName: 'Ewa', lastName: 'Lis', bankId } });

/** A bank with one representative and one offer made with them. */
async function bankWithOffer(name: string) {
  const bank = await addBank(name);
  const representative = await addPerson(bank.id);
  const opportunity = await openOpportunity(server, worker);
  const offer = await worker.client.offers.create({
    params: { id: opportunity.id },
    body: { offerType: 'leasing', bankRepresentativeId: representative.id },
  });
  return { bank, representative, opportunity, offer };
}

describe('writing a bank down', () => {
  it('requires only its name and stores identifiers in their normalized form', async () => {
    const body = {
      name: 'Bank Próbny',
      taxIdNumber: '999-107-93-02',
      phone: '22 123 45 67',
      color: '#1C4F8F',
    };
    const bank = await worker.client.banks.create({ body });
    expect(bank).toMatchObject({
      taxIdNumber: '9991079302',
      phone: '+48221234567',
      color: '#1c4f8f',
      isActive: true,
      offerCount: 0,
      version: 1,
    });
  });

  it('finds others of the same tax id, inactive ones too, and refuses none', async () => {
    const body = { name: 'Pierwszy', taxIdNumber: '9991158496', isActive: false };
    const first = await worker.client.banks.create({ body });
    const query = { taxIdNumber: ['9991158496'], withInactive: true };
    expect((await worker.client.banks.list({ query })).items).toMatchObject([{ id: first.id }]);
    await worker.client.banks.create({ body: { ...body, name: 'Drugi' } });
    expect((await worker.client.banks.list({ query })).total).toBe(2);
  });
});

describe('an inactive bank', () => {
  it('is offered neither itself nor by its people, and stays readable in old offers', async () => {
    const { bank, representative, opportunity } = await bankWithOffer('Nieczynny');
    const body = { version: 1, changes: { isActive: false } };
    await worker.client.banks.update({ params: { id: bank.id }, body });
    const search = { search: 'nieczynny' };
    expect((await worker.client.banks.list({ query: search })).items).toEqual([]);
    expect((await worker.client.representatives.list({ query: search })).items).toEqual([]);
    const withInactive = { ...search, withInactive: true };
    expect((await worker.client.banks.list({ query: withInactive })).items).toMatchObject([{ id: bank.id }]);
    const ofBank = { bankId: [bank.id], withInactive: true };
    expect((await worker.client.representatives.list({ query: ofBank })).items).toMatchObject([
      { id: representative.id },
    ]);
    const offers = await worker.client.offers.listOfOpportunity({ params: { id: opportunity.id } });
    expect(offers).toMatchObject([{ bankRepresentative: { bank: { id: bank.id, name: 'Nieczynny' } } }]);
  });
});

describe('the scoreboard of a bank', () => {
  it('counts the chosen and the closed, and the days from the application to the agreement', async () => {
    const { id } = await closedOpportunity(server, worker);
    const [offer] = await worker.client.offers.listOfOpportunity({ params: { id } });
    const params = { id: offer?.bankRepresentative?.bank?.id ?? '' };
    const before = await worker.client.banks.scoreboard({ params });
    expect(before).toEqual({ offers: 1, chosen: 1, closed: 1, medianDecisionDays: null });
    const changes = [
      ['negotiations', 'application', '2026-03-02T08:00:00Z'],
      ['negotiations', 'application', '2026-03-03T08:00:00Z'],
      ['application', 'conclusion_agreement', '2026-03-04T20:00:00Z'],
    ] as const;
    await server.db
      .insertInto('timelineEvent')
      .values(
        changes.map(([from, to, at]) => ({
          id: crypto.randomUUID(),
          customerFileId: id,
          type: 'status_changed' as const,
          actorId: null,
          at: new Date(at),
          data: json({ from, to }),
        })),
      )
      .execute();
    expect(await worker.client.banks.scoreboard({ params })).toMatchObject({ medianDecisionDays: 2.5 });
    await revokeRights(server, 'WORKER', 'timeline_event.get');
    expect(await worker.client.banks.scoreboard({ params })).toEqual({ ...before, medianDecisionDays: null });
    await giveRights(server, 'WORKER', 'timeline_event.get');
  });
});

describe('a changed bank', () => {
  type Changed = ServerPayload<'record-changed'>;
  const received: Changed[] = [];
  let reader: SignedIn;
  let socket: Socket;
  let id: string;

  /** Returns the events a reader of banks has received since, once the last event has arrived. */
  async function eventsNow(): Promise<Changed[]> {
    const last = new Promise((resolve) => socket.once('operation-changed', resolve));
    server.platform.emit('operation-changed', { operationId: id }, [`user:${reader.userId}`]);
    await last;
    return received.splice(0);
  }

  beforeAll(async () => {
    reader = await server.signIn('platformer@test.example');
    socket = io(server.url, { auth: { token: reader.token }, transports: ['websocket'], forceNew: true });
    socket.on('record-changed', (payload: Changed) => received.push(payload));
    await socket.timeout(5000).emitWithAck('init', { userId: reader.userId });
  });
  beforeEach(async () => {
    ({ id } = await addBank('Głośny'));
    await eventsNow();
  });
  afterAll(() => {
    socket.disconnect();
  });

  it('is published with a logo that is added or removed, not with a missing one that is removed', async () => {
    const params = { id };
    const query = { version: 1 };
    await worker.client.banks.saveLogo({ params, query, files: [new File([png(8, 8)], 'logo.png')] });
    expect(await eventsNow()).toEqual([{ entity: 'bank', id, isChange: true }]);
    await worker.client.banks.removeLogo({ params, query: { version: 2 } });
    expect(await eventsNow()).toEqual([{ entity: 'bank', id, isChange: true }]);
    await worker.client.banks.removeLogo({ params, query: { version: 2 } });
    expect(await eventsNow()).toEqual([]);
  });

  it('is published with templates that are added, renamed or removed', async () => {
    const files = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
    const [template] = await worker.client.documentTemplates.upload({ params: { id }, files });
    expect(await eventsNow()).toEqual([{ entity: 'bank', id, isChange: true }]);
    const params = { id: template?.id ?? '' };
    await worker.client.documentTemplates.update({ params, body: { version: 1, changes: { name: 'Inny' } } });
    expect(await eventsNow()).toEqual([{ entity: 'bank', id, isChange: true }]);
    await worker.client.documentTemplates.remove({ params, query: { version: 2 } });
    expect(await eventsNow()).toEqual([{ entity: 'bank', id, isChange: true }]);
  });

  it('is published as a change, a new and a removed one are not: lists that did not show them are refetched', async () => {
    const made = await worker.client.banks.create({ body: { name: 'Nowy' } });
    expect(await eventsNow()).toEqual([{ entity: 'bank', id: made.id }]);
    const params = { id: made.id };
    await worker.client.banks.update({ params, body: { version: 1, changes: { name: 'Nowszy' } } });
    expect(await eventsNow()).toEqual([{ entity: 'bank', id: made.id, isChange: true }]);
    await worker.client.banks.remove({ params, query: { version: 2 } });
    expect(await eventsNow()).toEqual([{ entity: 'bank', id: made.id }]);
  });
});
