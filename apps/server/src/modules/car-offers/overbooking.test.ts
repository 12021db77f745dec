import { addDays, warsawDay } from '@szansa/domain/shared';
import { draws, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { archiveReasonId, leadSourceId, openOpportunity, versionOf } from '../opportunities/test-deals.ts';
import { testCars } from './test-cars.ts';

let server: TestServer;
let cars: Awaited<ReturnType<typeof testCars>>;
let worker: SignedIn;
let reason: string;
let source: string;

const following = addDays(warsawDay(new Date()), 10);
const noneLeft = refusal('no_cars_left', 409);

beforeAll(async () => {
  server = await testServer();
  cars = await testCars(server);
  ({ worker } = cars);
  reason = await archiveReasonId(server, 'price');
  source = await leadSourceId(server);
});
afterAll(() => server.close());

/** A variant of which there are so many cars, shown to everybody. */
async function offered(availabilityCount: number): Promise<string> {
  const variant = cars.variant({ availabilityCount });
  const { id } = await cars.create([variant]);
  await cars.activate(id);
  return variant.id;
}

const opened = async () => (await openOpportunity(server, worker, { leadSourceId: source })).id;

async function book(variantId: string, customerFileId: string) {
  const body = { customerFileId, offerType: 'leasing' as const, bookingDate: following };
  return worker.client.carOffers.offerVariant({ params: { id: variantId }, body });
}

/** Cars of a variant that are reserved, counted apart from the server's own count (rule CC12). */
async function reserved(variantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from offer o join customer_file f on f.id = o.customer_file_id
    where o.car_variant_id = ${variantId} and o.booking_date >= current_date and o.deal_signing_date is null
      and not f.is_archived and f.status <> 'closed' and coalesce(f.chosen_offer_id, o.id) = o.id
  `.execute(server.db);
  return rows[0]?.count ?? 0;
}

const version = (id: string) => versionOf(server, id);
const offersOf = (id: string) => worker.client.offers.listOfOpportunity({ params: { id } });

const archive = async (id: string) =>
  worker.client.opportunities.archive({
    params: { id },
    body: { archiveReasonId: reason, version: await version(id) },
  });
const unarchive = async (id: string) =>
  worker.client.opportunities.unarchive({ params: { id }, body: { version: await version(id) } });
const choose = async (offer: { id: string; customerFileId: string }) =>
  worker.client.offers.choose({
    params: { id: offer.id },
    body: { version: await version(offer.customerFileId) },
  });
const remove = (offer: { id: string; version: number }) =>
  worker.client.offers.remove({ params: { id: offer.id }, query: { version: offer.version } });
const plain = (id: string) => worker.client.offers.create({ params: { id }, body: { offerType: 'leasing' } });

/** Closes it without the required values, which are not tested here. */
async function close(id: string): Promise<void> {
  await server.db.updateTable('customerFile').set({ status: 'closed' }).where('id', '=', id).execute();
}
async function reopen(id: string) {
  await worker.client.opportunities.consentToEdit({ params: { id } });
  const body = { status: 'lead' as const, version: await version(id) };
  return worker.client.opportunities.move({ params: { id }, body });
}

describe('CC12 a car that others have reserved meanwhile is not reserved again', () => {
  it('by unarchiving the opportunity that had it', async () => {
    const variantId = await offered(1);
    const id = await opened();
    await book(variantId, id);
    await archive(id);
    const rival = await book(variantId, await opened());
    await expect(unarchive(id)).rejects.toEqual(noneLeft);
    await remove(rival);
    expect(await unarchive(id)).toMatchObject({ isArchived: false });
    expect(await reserved(variantId)).toBe(1);
  });

  it('by removing the chosen offer, so that a booking one is chosen', async () => {
    const variantId = await offered(1);
    const id = await opened();
    await book(variantId, id);
    const other = await plain(id);
    await choose({ ...other, customerFileId: id });
    const rival = await book(variantId, await opened());
    await expect(remove(other)).rejects.toEqual(noneLeft);
    await remove(rival);
    await remove(other);
    expect(await reserved(variantId)).toBe(1);
  });

  it('by moving a closed opportunity back', async () => {
    const variantId = await offered(1);
    const id = await opened();
    await book(variantId, id);
    await close(id);
    await book(variantId, await opened());
    await expect(reopen(id)).rejects.toEqual(noneLeft);
  });

  it('by unarchiving many at once: as many come back as there are cars', async () => {
    const variantId = await offered(2);
    const ids: string[] = [];
    for (let made = 0; made < 4; made += 1) {
      const id = await opened();
      ids.push(id);
      await book(variantId, id);
      await archive(id);
    }
    const { id } = await worker.client.bulkChanges.previewOpportunities({
      body: { chosen: { ids }, change: { kind: 'unarchive' } },
    });
    expect(await worker.client.bulkChanges.run({ params: { id } })).toMatchObject({
      changed: 2,
      refused: 2,
      reasons: [{ code: 'no_cars_left', count: 2 }],
    });
    expect(await reserved(variantId)).toBe(2);
  });
});

/** What is done, and how often beside the others. */
const verbs = {
  book: 4,
  add: 2,
  copy: 1,
  duplicate: 1,
  choose: 4,
  unbook: 1,
  rebook: 2,
  remove: 3,
  restore: 1,
  archive: 4,
  unarchive: 6,
  close: 1,
  reopen: 1,
} as const;
const places = 3;
const step = fc.record({
  verb: fc.oneof(
    ...(Object.keys(verbs) as (keyof typeof verbs)[]).map((verb) => ({
      arbitrary: fc.constant(verb),
      weight: verbs[verb],
    })),
  ),
  place: fc.nat(places - 1),
  offer: fc.nat(3),
});

describe('CC12 whatever is done in whatever order', () => {
  it('no more cars are reserved than there are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 2 }),
        fc.array(step, { minLength: 25, maxLength: 25 }),
        async (count, steps) => {
          const variantId = await offered(count);
          const ids: string[] = [];
          // each has had a car, in the archive now: as many may come back as there are cars
          for (let made = 0; made < places; made += 1) {
            const id = await opened();
            ids.push(id);
            await book(variantId, id);
            await archive(id);
          }
          const removed = new Map<string, string>();
          for (const { verb, place, offer: nth } of steps) {
            const id = ids[place] ?? '';
            const all = await offersOf(id);
            const offer = all[nth % Math.max(all.length, 1)];
            const params = { id: offer?.id ?? '' };
            const rewrite = (bookingDate: string | null) =>
              worker.client.offers.update({
                params,
                body: { version: offer?.version ?? 0, changes: { bookingDate } },
              });
            const does = {
              book: () => book(variantId, id),
              add: () => plain(id),
              copy: () =>
                worker.client.offers.copy({
                  params,
                  body: { customerFileId: ids[(place + 1) % places] ?? '' },
                }),
              duplicate: () => worker.client.offers.duplicate({ params }),
              choose: () => choose({ ...params, customerFileId: id }),
              unbook: () => rewrite(null),
              rebook: () => rewrite(following),
              remove: async () => {
                await remove({ ...params, version: offer?.version ?? 0 });
                removed.set(id, params.id);
              },
              restore: () => worker.client.offers.restore({ params: { id: removed.get(id) ?? id } }),
              archive: () => archive(id),
              unarchive: () => unarchive(id),
              close: () => close(id),
              reopen: () => reopen(id),
            } satisfies Record<keyof typeof verbs, () => Promise<unknown>>;
            // what is refused changes nothing, which is as good
            const [outcome] = await Promise.allSettled([does[verb]()]);
            expect({ verb, outcome }).not.toMatchObject({ outcome: { reason: { status: 500 } } });
            expect({ verb, isOverbooked: (await reserved(variantId)) > count }).toEqual({
              verb,
              isOverbooked: false,
            });
          }
        },
      ),
      draws({ usual: 4, all: 100 }),
    );
  });
});
