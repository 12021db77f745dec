import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { json } from '#platform';
import { closedOpportunity, openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let worker: SignedIn;
let platformer: SignedIn;

beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  platformer = await server.signIn('platformer@test.example');
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

const logOf = (entityId: string) =>
  server.db
    .selectFrom('auditLog')
    .select(['action', 'changes'])
    .where('entity', '=', 'bank')
    .where('entityId', '=', entityId)
    .orderBy('id')
    .execute();

describe('writing a bank down', () => {
  it('asks for its name alone and keeps identifiers in their stored form', async () => {
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
      can: { edit: true },
    });
    expect(await platformer.client.banks.get({ params: { id: bank.id } })).toMatchObject({
      can: { edit: false },
    });
    expect((await logOf(bank.id)).map(({ action }) => action)).toEqual(['create']);
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

describe('changing a bank', () => {
  it('merges what others left alone, and refuses what they changed with both values', async () => {
    const { id } = await addBank('Zmienny');
    const change = (version: number, changes: object) =>
      worker.client.banks.update({ params: { id }, body: { version, changes } });
    await change(1, { note: 'Pierwsza' });
    expect(await change(1, { website: 'zmienny.example' })).toMatchObject({ note: 'Pierwsza', version: 3 });
    await expect(change(1, { note: 'Druga' })).rejects.toMatchObject({
      code: 'stale_version',
      details: { version: 3, collisions: [{ field: 'note', yours: 'Druga', theirs: 'Pierwsza' }] },
    });
    expect((await logOf(id)).map(({ action }) => action)).toEqual(['create', 'edit', 'edit']);
  });

  it('needs the right', async () => {
    const { id } = await addBank('Obcy');
    const body = { version: 1, changes: { note: 'Nie' } };
    await expect(platformer.client.banks.update({ params: { id }, body })).rejects.toEqual(
      refusal('access_denied', 403),
    );
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

describe('removing a bank', () => {
  it('is refused with what uses it', async () => {
    const { bank } = await bankWithOffer('Potrzebny');
    await expect(worker.client.banks.remove({ params: { id: bank.id } })).rejects.toMatchObject({
      code: 'in_use',
      status: 409,
      details: {
        uses: [
          { kind: 'representative', count: 1 },
          { kind: 'offer', count: 1 },
        ],
      },
    });
  });

  it('is audited when nobody represents it', async () => {
    const { id } = await addBank('Zbędny');
    await worker.client.banks.remove({ params: { id } });
    await expect(worker.client.banks.get({ params: { id } })).rejects.toEqual(refusal('not_found', 404));
    expect((await logOf(id)).at(-1)).toMatchObject({
      action: 'remove',
      changes: { name: { from: 'Zbędny', to: null } },
    });
  });
});

describe('merging two banks', () => {
  it('shows first, then moves representatives with their offers, and is audited on both', async () => {
    const { bank: from, representative, offer } = await bankWithOffer('Dawny');
    const into = await addBank('Nowy');
    const params = { id: from.id };
    expect(await worker.client.banks.mergePreview({ params, query: { into: into.id } })).toEqual({
      from: { id: from.id, name: 'Dawny' },
      into: { id: into.id, name: 'Nowy' },
      uses: [
        { kind: 'representative', count: 1 },
        { kind: 'offer', count: 1 },
      ],
    });
    const merged = await worker.client.banks.merge({ params, body: { into: into.id } });
    expect(merged).toMatchObject({ id: into.id, offerCount: 1, version: 1 });
    const offers = await worker.client.banks.offers({ params: { id: into.id } });
    expect(offers.items).toMatchObject([{ id: offer.id }]);
    await expect(worker.client.banks.get({ params })).rejects.toEqual(refusal('not_found', 404));
    expect((await logOf(from.id)).at(-1)).toMatchObject({
      action: 'merge',
      changes: { mergedInto: { from: null, to: into.id } },
    });
    expect((await logOf(into.id)).at(-1)).toMatchObject({
      action: 'merge',
      changes: { representatives: { from: null, to: [representative.id] } },
    });
  });

  it('is refused into itself, and crosses another merge of the same two without a deadlock', async () => {
    const [one, other] = [await addBank('Lewy'), await addBank('Prawy')];
    const merge = (id: string, into: string) => worker.client.banks.merge({ params: { id }, body: { into } });
    await expect(merge(one.id, one.id)).rejects.toEqual(refusal('validation', 422));
    const tried = await Promise.allSettled([merge(one.id, other.id), merge(other.id, one.id)]);
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: refusal('not_found', 404),
    });
  });
});

describe('offers and the scoreboard of a bank', () => {
  it('are those of opportunities the caller may read', async () => {
    const { bank, offer, opportunity } = await bankWithOffer('Ofertowy');
    const params = { id: bank.id };
    const search = String(opportunity.number);
    expect(await worker.client.banks.offers({ params, query: { search } })).toMatchObject({
      items: [
        { id: offer.id, customerFileId: opportunity.id, isChosen: true, status: 'lead', vehicle: null },
      ],
    });
    const beyond = await worker.client.banks.offers({ params, query: { page: 9 } });
    expect(beyond).toMatchObject({ items: [], page: 9, total: 1 });
    expect(await platformer.client.banks.offers({ params })).toMatchObject({ items: [], total: 0 });
    expect(await platformer.client.banks.get({ params })).toMatchObject({ offerCount: 0 });
    expect(await platformer.client.banks.scoreboard({ params })).toMatchObject({ offers: 0, chosen: 0 });
  });

  it('counts the chosen and the closed, and the days from the application to the agreement', async () => {
    const { id } = await closedOpportunity(server, worker);
    const [offer] = await worker.client.offers.listOfOpportunity({ params: { id } });
    const params = { id: offer?.bankRepresentative?.bank?.id ?? '' };
    const before = await worker.client.banks.scoreboard({ params });
    expect(before).toEqual({ offers: 1, chosen: 1, closed: 1, medianDecisionDays: null });
    const changes = [
      ['application', '2026-03-02T08:00:00Z'],
      ['application', '2026-03-03T08:00:00Z'],
      ['conclusion_agreement', '2026-03-04T20:00:00Z'],
    ] as const;
    await server.db
      .insertInto('timelineEvent')
      .values(
        changes.map(([to, at]) => ({
          id: crypto.randomUUID(),
          customerFileId: id,
          type: 'status_changed' as const,
          actorId: null,
          at: new Date(at),
          data: json({ to }),
        })),
      )
      .execute();
    expect(await worker.client.banks.scoreboard({ params })).toMatchObject({ medianDecisionDays: 2.5 });
  });
});

it('hidden fields of a bank are absent and cannot be written', async () => {
  const { id } = await addBank('Skryty');
  const params = { id: worker.userId };
  const { client } = await server.signIn('super@test.example');
  await client.users.changeHiddenFields({ params, body: { hide: ['bank.contact', 'bank.note'], show: [] } });
  const bank = await worker.client.banks.get({ params: { id } });
  for (const field of ['email', 'phone', 'address', 'note']) expect(bank).not.toHaveProperty(field);
  const body = { version: 1, changes: { note: 'Tajne' } };
  await expect(worker.client.banks.update({ params: { id }, body })).rejects.toEqual(
    refusal('field_excluded', 403),
  );
  await client.users.changeHiddenFields({ params, body: { hide: [], show: ['bank.contact', 'bank.note'] } });
});
