import { enquiryFields } from '@szansa/domain/enquiry';
import { sql, type Insertable, type Updateable } from 'kysely';

import { isAnotherActivity } from '#modules/opportunities';
import type { PreparedStatement, Database, Db } from '#platform';

export type EnquiryState = NonNullable<Awaited<ReturnType<typeof findState>>>;

/** An enquiry as rules and changes look at it; locked against other writers when it is about to be changed. */
export function findState(db: Db, id: string, options: { readonly lock?: boolean } = {}) {
  return db
    .selectFrom('internalEnquiry')
    .select(['id', 'status', 'isArchived', 'archivedAt', 'version', 'individualNumber', ...enquiryFields])
    .where('id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
}

/**
 * The next number of a year. The year's counter stays locked until the transaction ends, so that numbers follow each other
 * without gaps and doubles; an undone transaction gives its number back.
 */
export async function nextNumber(db: Db, year: number): Promise<number> {
  const { lastNumber } = await db
    .insertInto('enquiryCounter')
    .values({ year, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ lastNumber: sql`enquiry_counter.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return lastNumber;
}

export async function insertEnquiry(
  statement: PreparedStatement,
  row: Insertable<Database['internalEnquiry']>,
): Promise<void> {
  await statement.insertInto('internalEnquiry').values(row).execute();
}

/** Columns a change of an enquiry may write. */
export type EnquiryColumns = Omit<
  Updateable<Database['internalEnquiry']>,
  'id' | 'year' | 'number' | 'version' | 'updatedAt'
>;

export async function updateEnquiry(
  statement: PreparedStatement,
  id: string,
  values: EnquiryColumns & { readonly version: number },
): Promise<void> {
  const now = new Date();
  await statement
    .updateTable('internalEnquiry')
    .set({ lastActivityAt: now, ...values, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

const activity = (db: PreparedStatement, id: string, at: Date) =>
  db
    .updateTable('internalEnquiry')
    .set({ lastActivityAt: at })
    .where('id', '=', id)
    .where(isAnotherActivity(at));

/** Has a statement note as well that something has happened to an enquiry. */
export function withActivity(statement: PreparedStatement, id: string, at: Date): PreparedStatement {
  return statement.with('active', (db) => activity(db, id, at));
}

/** Notes that something has happened to an enquiry. */
export async function setLastActivity(db: Db, id: string, at: Date): Promise<void> {
  await activity(db, id, at).execute();
}

/** The opportunity an offer belongs to. */
export async function opportunityOfOffer(db: Db, offerId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('offer')
    .select('customerFileId')
    .where('id', '=', offerId)
    .executeTakeFirst();
  return found?.customerFileId;
}
