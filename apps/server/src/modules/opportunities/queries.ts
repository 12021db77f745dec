import type { OfferType } from '@szansa/domain/offer';
import type { LinkedScope, OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type SqlBool, type Updateable } from 'kysely';

import { compiledFor, type Database, type Db, type PreparedStatement } from '#platform';
import { inScope } from './filter-queries.ts';

function states(db: Db, id: string, scope: OpportunityScope, isLocked: boolean) {
  return db
    .selectFrom('customerFile')
    .select([
      'id',
      'number',
      'status',
      'isArchived',
      'workerId',
      'customerId',
      'leadSourceId',
      'chosenOfferId',
      'statusChangedAt',
      'version',
    ])
    .where('id', '=', id)
    .where(inScope(scope))
    .$if(isLocked, (query) => query.forUpdate());
}

type WholeScope = Exclude<OpportunityScope, LinkedScope>;

const stateInScope = compiledFor((scope: WholeScope, db, { id }: { readonly id: string }) =>
  states(db, id, scope, false),
);
const lockedInScope = compiledFor((scope: WholeScope, db, { id }: { readonly id: string }) =>
  states(db, id, scope, true),
);

/** What decides who may do what with an opportunity; locked against other writers when it is about to be changed. */
export async function findState(
  db: Db,
  id: string,
  scope: OpportunityScope,
  { lock = false }: { readonly lock?: boolean } = {},
) {
  if (typeof scope !== 'string') return states(db, id, scope, lock).executeTakeFirst();
  const [state] = await (lock ? lockedInScope : stateInScope)(scope)(db, { id });
  return state;
}

/** The fields a change may name, as they are. */
export async function findFields(db: Db, id: string) {
  const { note, leadSourceId } = await db
    .selectFrom('customerFile')
    .select(['note', 'leadSourceId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const labels = await db
    .selectFrom('customerFileLabel')
    .select('labelId')
    .where('customerFileId', '=', id)
    .execute();
  return { note, leadSourceId, labelIds: labels.map((one) => one.labelId) };
}

/** How and why an opportunity was archived. */
export function findArchiving(db: Db, id: string) {
  return db
    .selectFrom('customerFile')
    .select(['isArchived', 'archiveReasonId', 'archiveNote', 'archivedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Columns a change of an opportunity may write. */
export type OpportunityColumns = Omit<
  Updateable<Database['customerFile']>,
  'id' | 'number' | 'version' | 'updatedAt'
>;

export async function updateOpportunity(
  statement: PreparedStatement,
  id: string,
  values: OpportunityColumns & { readonly version: number },
): Promise<void> {
  await statement
    .updateTable('customerFile')
    .set({ ...values, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function setLabels(db: Db, customerFileId: string, labelIds: readonly string[]): Promise<void> {
  await db.deleteFrom('customerFileLabel').where('customerFileId', '=', customerFileId).execute();
  if (labelIds.length === 0) return;
  await db
    .insertInto('customerFileLabel')
    .values(labelIds.map((labelId) => ({ customerFileId, labelId })))
    .execute();
}

/** A session that has confirmed that a closed opportunity is to be changed. */
export interface Consent {
  readonly sessionId: string;
  readonly customerFileId: string;
}

export async function hasConsent(db: Db, { sessionId, customerFileId }: Consent): Promise<boolean> {
  const found = await db
    .selectFrom('closedEditConsent')
    .select('at')
    .where('sessionId', '=', sessionId)
    .where('customerFileId', '=', customerFileId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Writes a consent down; `false` when it was there already. */
export async function insertConsent(db: Db, consent: Consent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('closedEditConsent')
    .values(consent)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The columns of an offer that closing requires. */
export const offerFactColumns = [
  'offerType',
  'vehicleId',
  'vehicleValue',
  'initialPayment',
  'numberOfInstallments',
  'monthlyAmount',
  'buyoutPrice',
  'sumOfPayments',
  'transactionCosts',
  'invoiceChargedPrice',
  'commisionAmount',
  'orderType',
  'bankRepresentativeId',
  'dealerRepresentativeId',
  'dealSigningDate',
  'dealEndDate',
  'vehicleRegistrationDate',
  'carInsuranceId',
  'gapInsuranceId',
] as const;

/** An offer as closing looks at it: money as text or as a number, for it only matters whether there is any. */
export type OfferFactsRow = Readonly<Record<(typeof offerFactColumns)[number], string | number | null>> & {
  readonly offerType: OfferType;
  readonly numberOfInstallments: number | null;
  readonly vehicleRegistrationDate: string | null;
};

export function findOfferFacts(db: Db, offerId: string): Promise<OfferFactsRow | undefined> {
  return db.selectFrom('offer').select(offerFactColumns).where('id', '=', offerId).executeTakeFirst();
}

/**
 * Whether a record's last activity is long enough ago to be updated: each update writes entries in all its indexes.
 */
export const isAnotherActivity = (at: Date) =>
  sql<SqlBool>`last_activity_at < ${at}::timestamptz - interval '1 minute'`;

const activity = (db: PreparedStatement, customerFileId: string, at: Date) =>
  db
    .updateTable('customerFile')
    .set({ lastActivityAt: at })
    .where('id', '=', customerFileId)
    .where(isAnotherActivity(at));

/** Notes that something has happened to an opportunity. */
export async function setLastActivity(db: Db, customerFileId: string, at: Date): Promise<void> {
  await activity(db, customerFileId, at).execute();
}

/** Has a statement that writes something of an opportunity note as well that it was active. */
export function withActivity(
  statement: PreparedStatement,
  customerFileId: string,
  at: Date,
): PreparedStatement {
  return statement.with('active', (db) => activity(db, customerFileId, at));
}

/** Returns an opportunity's data for an offer's PDF: the number, the customer and the salesperson. */
export function findDeal(db: Db, customerFileId: string) {
  return db
    .selectFrom('customerFile')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .leftJoin('appUser', 'appUser.id', 'customerFile.workerId')
    .select([
      'customerFile.number',
      'customer.firstName',
      'customer.lastName',
      'customer.taxIdNumber',
      'appUser.firstName as workerFirstName',
      'appUser.lastName as workerLastName',
      'appUser.phoneNumber as workerPhone',
      'appUser.email as workerEmail',
      sql<{ name: string }[]>`(
        select coalesce(json_agg(json_build_object('name', o.name) order by l.position), '[]')
        from customer_customer_organisation l join customer_organisation o on o.id = l.customer_organisation_id
        where l.customer_id = customer.id
      )`.as('customerOrganizations'),
    ])
    .where('customerFile.id', '=', customerFileId)
    .executeTakeFirstOrThrow();
}

/** Whether any opportunity has a lead source, regardless of who may read it. */
export async function hasOpportunitiesFrom(db: Db, leadSourceId: string): Promise<boolean> {
  const found = await db
    .selectFrom('customerFile')
    .select('id')
    .where('leadSourceId', '=', leadSourceId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
