import type { Insertable } from 'kysely';

import { json, type Database, type Db } from '#platform';
import type { NewEvent } from './event-queries.ts';
import type { StoredCalculation } from './tables.ts';

export type NewEnquiry = Insertable<Database['internalEnquiry']>;

/** Writes enquiries with their history, and how far the numbers of each year are given. */
export async function insertEnquiries(
  db: Db,
  enquiries: readonly NewEnquiry[],
  events: readonly NewEvent[],
): Promise<void> {
  await db.insertInto('internalEnquiry').values(enquiries).execute();
  const last = new Map<number, number>();
  for (const { year, number } of enquiries) last.set(year, Math.max(number, last.get(year) ?? 0));
  await db
    .insertInto('enquiryCounter')
    .values([...last].map(([year, lastNumber]) => ({ year, lastNumber })))
    .execute();
  await db
    .insertInto('enquiryEvent')
    .values(events.map(({ data, ...event }) => ({ ...event, data: json(data) })))
    .execute();
}

/** What a platformer has calculated, and when. */
export interface NewCalculation {
  readonly id: string;
  readonly internalEnquiryId: string;
  readonly by: string;
  readonly at: Date;
  readonly terms: StoredCalculation;
}

/** Writes down the calculations that enquiries were answered with. */
export async function insertCalculations(db: Db, calculations: readonly NewCalculation[]): Promise<void> {
  await db
    .insertInto('enquiryProposal')
    .values(
      calculations.map(({ id, internalEnquiryId, by, at, terms }) => ({
        id,
        internalEnquiryId,
        kind: 'calculation' as const,
        carVariantId: null,
        car: null,
        calculation: json(terms),
        bankRepresentativeId: null,
        note: null,
        createdBy: by,
        createdAt: at,
      })),
    )
    .execute();
}
