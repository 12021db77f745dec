import { expireDeleted, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { completeOffer, openOpportunity } from '../opportunities/test-deals.ts';

let server: TestServer;
let owner: SignedIn;
let admin: SignedIn;
let id: string;
beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
  admin = await server.signIn('admin@test.example');
});
beforeEach(async () => {
  ({ id } = await openOpportunity(server, owner));
});
afterAll(() => server.close());

const notFound = refusal('not_found', 404);

async function added(body: object = {}) {
  return owner.client.offers.create({ params: { id }, body: { offerType: 'leasing', ...body } });
}

type Offer = Awaited<ReturnType<typeof added>>;

const remove = (offer: Offer) =>
  owner.client.offers.remove({ params: { id: offer.id }, query: { version: offer.version } });
const restore = (offer: Offer, by: SignedIn = owner) =>
  by.client.offers.restore({ params: { id: offer.id } });

async function removed(body?: object) {
  const offer = await added(body);
  await remove(offer);
  return offer;
}

const chosen = async () => (await owner.client.opportunities.get({ params: { id } })).chosenOfferId;

async function choose({ id: offerId }: Offer): Promise<void> {
  const { version } = await owner.client.opportunities.get({ params: { id } });
  await owner.client.offers.choose({ params: { id: offerId }, body: { version } });
}

/** Everything of an offer as the database has it, to the microsecond. */
async function rowOf(offerId: string): Promise<unknown> {
  return (await sql`select offer::text from offer where id = ${offerId}`.execute(server.db)).rows[0];
}

/** What the board shows of the opportunity, and what its offers add up to. */
async function counted() {
  const { shownOfferId, vehicleValue } = await server.db
    .selectFrom('customerFile')
    .select(['shownOfferId', 'vehicleValue'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [shownOfferId, vehicleValue, await owner.client.offers.sums({ query: {} })];
}

describe('a removed offer', () => {
  it('comes back as it was, the chosen one as the chosen one, in the sums and on the board', async () => {
    const other = await added({ vehicleValue: '50000' });
    const offer = await owner.client.offers.create({ params: { id }, body: await completeOffer(server) });
    await choose(offer);
    const [row, before] = [await rowOf(offer.id), await counted()];
    await remove(offer);
    expect([await rowOf(offer.id), await chosen()]).toEqual([undefined, other.id]);

    expect(await restore(offer)).toEqual({ ...offer, isChosen: true, can: { ...offer.can, choose: false } });
    expect([await rowOf(offer.id), await chosen()]).toEqual([row, offer.id]);
    expect(await counted()).toEqual(before);
    expect(await server.db.selectFrom('removal').select('entityId').execute()).toEqual([]);
  });

  it('is named again by all that named it, unless that names another one by now', async () => {
    const [offer, other] = [await added(), await added()];
    const pdf = (offerId: string) =>
      owner.client.offers.savePdf({ params: { id: offerId }, body: { language: 'pl' } });
    const [first, second] = [await pdf(offer.id), await pdf(offer.id)];
    await remove(offer);
    await server.db.updateTable('document').set({ offerId: other.id }).where('id', '=', second.id).execute();
    await restore(offer);
    const documents = await owner.client.documents.listOfOpportunity({ params: { id } });
    expect(documents.map((document) => [document.id, document.offerId])).toEqual([
      [second.id, other.id],
      [first.id, offer.id],
    ]);
  });

  it('can be named again by every table that may lose it: each has an id, and is emptied by one column', async () => {
    const { rows } = await sql`
      select relname as name, cardinality(conkey) as columns,
        exists (select from pg_attribute where attrelid = conrelid and attname = 'id') as "hasId"
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where contype = 'f' and confrelid = 'offer'::regclass order by 1
    `.execute(server.db);
    expect(rows).toEqual(
      ['customer_file', 'document', 'internal_enquiry', 'report_entry'].map((name) => ({
        name,
        columns: 1,
        hasId: true,
      })),
    );
  });

  it('comes back unchosen where another one was chosen meanwhile', async () => {
    const [offer, next, third] = [await added(), await added(), await added()];
    await remove(offer);
    expect(await chosen()).toBe(third.id);
    await choose(next);
    expect(await restore(offer)).toMatchObject({ isChosen: false });
    expect(await chosen()).toBe(next.id);
  });

  it('stays unchosen when it was, and is chosen where it is the only one', async () => {
    const [first, offer] = [await added(), await added()];
    await remove(offer);
    expect(await restore(offer)).toMatchObject({ isChosen: false });
    await remove(offer);
    await remove(first);
    expect(await restore(offer)).toMatchObject({ isChosen: true });
  });

  it('has its return in the history of the opportunity and in the audit log', async () => {
    const offer = await removed({ vehicleInfo: { manufacturer: 'Škoda', model: 'Octavia' } });
    await restore(offer);
    const { items } = await owner.client.opportunities.timeline({ params: { id } });
    const name = 'Škoda Octavia';
    expect(items.slice(0, 3).map(({ type, data }) => [type, data.name])).toEqual([
      ['offer_chosen', name],
      ['offer_restored', name],
      ['offer_removed', name],
    ]);
    const entries = await server.db
      .selectFrom('auditLog')
      .select(['action', 'actorId'])
      .where('entityId', '=', offer.id)
      .orderBy('at')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'remove', 'restore']);
    expect(entries.at(-1)?.actorId).toBe(owner.userId);
  });

  it('is restored once, however many requests arrive at the same time', async () => {
    const offer = await removed();
    const tried = await Promise.allSettled([1, 2, 3, 4].map(() => restore(offer)));
    const reasons = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reasons).toEqual([notFound, notFound, notFound]);
  });

  it('is restored only by the person who removed it, and not after a quarter of an hour', async () => {
    const offer = await removed();
    await expect(restore(offer, admin)).rejects.toEqual(notFound);
    await expireDeleted(server, 14);
    await server.db
      .updateTable('removal')
      .set({ removedAt: sql<Date>`now() - interval '15 minutes'` })
      .execute();
    await expect(restore(offer)).rejects.toEqual(notFound);
  });

  it('stays away in the archive, in a closed opportunity until that is confirmed, and from whom it is no more', async () => {
    const offer = await removed();
    const set = (values: { isArchived?: boolean; status?: 'closed' | 'lead'; workerId?: string }) =>
      server.db.updateTable('customerFile').set(values).where('id', '=', id).execute();
    await set({ isArchived: true });
    await expect(restore(offer)).rejects.toEqual(refusal('opportunity_archived', 409));
    await set({ isArchived: false, status: 'closed' });
    await expect(restore(offer)).rejects.toMatchObject({ code: 'consent_required' });
    await set({ status: 'lead', workerId: admin.userId });
    await expect(restore(offer)).rejects.toEqual(refusal('opportunity_not_yours', 403));
    await set({ workerId: owner.userId });
    expect(await restore(offer)).toMatchObject({ id: offer.id });
  });

  it('is not restored while its vehicle or a representative is missing, and the refusal states so', async () => {
    const body = await completeOffer(server);
    const offer = await removed(body);
    const { bankRepresentativeId, vehicleInfo: _, ...rest } = body;
    await server.db
      .deleteFrom('representative')
      .where('id', '=', bankRepresentativeId ?? '')
      .execute();
    const gone = refusal('offer_parts_gone', 409, {
      message:
        'Oferty nie można przywrócić: jej pojazd albo przedstawiciel został w międzyczasie usunięty lub scalony',
    });
    await expect(restore(offer)).rejects.toEqual(gone);
    const shown = await removed({ ...rest, vehicleId: offer.vehicle?.id });
    await server.db
      .deleteFrom('vehicle')
      .where('id', '=', offer.vehicle?.id ?? '')
      .execute();
    await expect(restore(shown)).rejects.toEqual(gone);
  });
});
