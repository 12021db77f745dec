import type { Data, Input } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { SignedIn, TestServer } from '@szansa/server/testing';

import { completeOffer, leadSourceId, openOpportunity } from '../opportunities/test-deals.ts';

/** Deals and reports that tests start with. */

type OfferBody = Input<Endpoints['offers']['create']>['body'];
export type Report = Data<Endpoints['reports']['create']>;
export type Entry = Data<Endpoints['reports']['entries']>['items'][number];

/** Creates a user's closed opportunity with these terms; signed and registered in January 2026 by default. */
export async function closedDeal(
  server: TestServer,
  owner: SignedIn,
  terms: Partial<OfferBody> = {},
): Promise<{ readonly id: string; readonly offerId: string }> {
  const { id } = await openOpportunity(server, owner, { leadSourceId: await leadSourceId(server) });
  const offer = await owner.client.offers.create({
    params: { id },
    body: { ...(await completeOffer(server)), ...terms },
  });
  await owner.client.opportunities.move({ params: { id }, body: { status: 'closed', version: 1 } });
  return { id, offerId: offer.id };
}

/** Returns the fields of a fixed commission, which does not depend on the price. */
export const commission = (amount: string): Partial<OfferBody> => ({
  commisionPercent: null,
  commisionAmount: amount,
});

export const january = {
  type: 'deal_signing_date',
  rangeType: 'selected_range',
  dateFrom: '2026-01-01',
  dateTo: '2026-01-31',
} as const;

/** A report of January's signatures of these people. */
export function createReport({ client }: SignedIn, ...workers: readonly SignedIn[]): Promise<Report> {
  return client.reports.create({ body: { ...january, workers: workers.map(({ userId }) => userId) } });
}

export async function entriesOf({ client }: SignedIn, { id }: { readonly id: string }): Promise<Entry[]> {
  const { items } = await client.reports.entries({ params: { id }, query: { perPage: 100 } });
  return items;
}

/** Writes into one cell of an entry. */
export function writeCell(
  { client }: SignedIn,
  { id }: { readonly id: string },
  entry: Pick<Entry, 'id' | 'version'>,
  changes: Input<Endpoints['reports']['changeCells']>['body']['entries'][number]['changes'],
): Promise<Entry[]> {
  return client.reports.changeCells({
    params: { id },
    body: { entries: [{ id: entry.id, version: entry.version, changes }] },
  });
}
