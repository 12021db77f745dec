import type { DealState, PeriodDay } from '@szansa/domain/analytics';
import type { OfferType } from '@szansa/domain/offer';
import type { OpportunityScope, OpportunityStatus } from '@szansa/domain/opportunity';
import type { Days } from '@szansa/domain/report';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';

import { foundOpportunities, inScope, type OpportunityFilters } from '#modules/opportunities';
import { startOfDay, type CalendarDate, type Database } from '#platform';

/** Whose opportunities are counted: those in the scope, of one person where there is one. */
export interface Counted {
  readonly scope: OpportunityScope;
  readonly ownedBy?: string | undefined;
}

export interface AnalyticsFilters extends Counted {
  readonly search?: string | undefined;
  readonly searchColumn: OpportunityFilters['searchColumn'];
  /** Whether the search finds more than are counted. */
  readonly isFoundOften?: boolean;
  /** Whole months of which any will do, and which day of an opportunity is meant. */
  readonly months?: { readonly days: readonly Days[]; readonly by: PeriodDay } | undefined;
  readonly state?: readonly DealState[] | undefined;
  readonly status?: readonly OpportunityStatus[] | undefined;
  readonly workerId?: readonly string[] | undefined;
  readonly isUnassigned: boolean;
  readonly leadSourceId?: readonly string[] | undefined;
  readonly withoutLeadSource: boolean;
  readonly archiveReasonId?: readonly string[] | undefined;
  readonly withoutArchiveReason: boolean;
  readonly offerType?: readonly OfferType[] | undefined;
  readonly bankId?: readonly string[] | undefined;
  readonly offeredBankId?: readonly string[] | undefined;
  readonly dealerId?: readonly string[] | undefined;
  readonly hasChosenOffer: boolean;
  readonly withoutNextStep: boolean;
  /** Whose contract ends in these days. */
  readonly ending?: Days | undefined;
  readonly opened: Partial<Days>;
  readonly closed: Partial<Days>;
  /** Whether the caller may filter by the content of offers. */
  readonly readsOffers: boolean;
}

/** The state of `customer_file` (rule AN1). */
export const dealState = sql<DealState>`case
  when customer_file.is_archived then 'archived' when customer_file.status = 'closed' then 'closed' else 'open'
end`;

const inState: Readonly<Record<DealState, Expression<SqlBool>>> = {
  open: sql<SqlBool>`(not customer_file.is_archived and customer_file.status <> 'closed')`,
  closed: sql<SqlBool>`(not customer_file.is_archived and customer_file.status = 'closed')`,
  archived: sql<SqlBool>`customer_file.is_archived`,
};

/** Whether an instant lies in these days of Warsaw; open at either end. */
function within(instant: string, { from, to }: Partial<Days>): Expression<SqlBool>[] {
  const at = sql.ref(instant);
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`${at} >= ${startOfDay(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${at} < ${startOfDay(to, 1)}`]),
  ];
}

const all = (conditions: readonly Expression<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;

const any = (conditions: readonly Expression<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join([sql`false`, ...conditions], sql` or `)})`;

const isClosed = sql<SqlBool>`customer_file.status = 'closed'`;

/** Closed in these days, archived since or not. */
export const closedWithin = (days: Partial<Days>) =>
  all([isClosed, ...within('customer_file.status_changed_at', days)]);

/** Whose contract, that of the chosen offer, ends in these days. */
export const endingWithin = ({ from, to }: Days) =>
  all([
    inState.closed,
    sql<SqlBool>`customer_file.chosen_offer_id in (
      select o.id from offer o where o.deal_end_date between ${from}::date and ${to}::date
    )`,
  ]);

/** Open, and nothing planned. */
export const withoutNextStep = all([
  inState.open,
  sql<SqlBool>`not exists (
    select 1 from activity a where a.customer_file_id = customer_file.id and a.done_at is null
  )`,
]);

const registeredWithin = ({ from, to }: { readonly from: CalendarDate; readonly to: CalendarDate }) =>
  sql<SqlBool>`customer_file.shown_offer_id in (
    select o.id from offer o where o.vehicle_registration_date between ${from}::date and ${to}::date
  )`;

/** Whose opportunities may be counted, as a condition on `customer_file`. */
export function countedOf({ scope, ownedBy }: Counted): Expression<SqlBool> {
  const own = ownedBy === undefined ? [] : [sql<SqlBool>`customer_file.worker_id = ${ownedBy}::uuid`];
  return all([inScope(scope), ...own]);
}

/** Returns a condition on `customer_file`: an offer was made with a representative of one of these companies. */
function offeredWith(firm: 'bank' | 'dealer', ids: readonly string[], whichOffer: 'shown' | 'any') {
  const offers = sql`offer o join representative r on r.id = ${sql.ref(`o.${firm}_representative_id`)}
    where ${sql.ref(`r.${firm}_id`)} = any(${[...ids]}::uuid[])`;
  return whichOffer === 'shown'
    ? sql<SqlBool>`customer_file.shown_offer_id in (select o.id from ${offers})`
    : sql<SqlBool>`customer_file.id in (select o.customer_file_id from ${offers})`;
}

function byOffer(filters: AnalyticsFilters): Expression<SqlBool>[] {
  const { offerType, bankId, offeredBankId, dealerId, months, ending } = filters;
  const conditions = [
    ...(offerType
      ? [
          sql<SqlBool>`customer_file.shown_offer_id in (
            select o.id from offer o where o.offer_type = any(${[...offerType]}::text[])
          )`,
        ]
      : []),
    ...(bankId ? [offeredWith('bank', bankId, 'shown')] : []),
    ...(offeredBankId ? [offeredWith('bank', offeredBankId, 'any')] : []),
    ...(dealerId ? [offeredWith('dealer', dealerId, 'shown')] : []),
    ...(months?.by === 'vehicle_registration_date' ? [any(months.days.map(registeredWithin))] : []),
    ...(ending ? [endingWithin(ending)] : []),
  ];
  // a caller who may not read offers gets no results for filters on their content
  return conditions.length > 0 && !filters.readsOffers ? [sql<SqlBool>`false`] : conditions;
}

/** The filters as one condition on `customer_file`. */
export function matchingAnalytics(filters: AnalyticsFilters): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'customerFile'>();
  const { state, status, workerId, leadSourceId, archiveReasonId, months, search } = filters;
  return all([
    countedOf(filters),
    ...(state ? [any(state.map((one) => inState[one]))] : []),
    ...(status ? [eb('customerFile.status', 'in', status)] : []),
    ...(workerId ? [eb('customerFile.workerId', 'in', workerId)] : []),
    ...(filters.isUnassigned ? [eb('customerFile.workerId', 'is', null)] : []),
    ...(leadSourceId ? [eb('customerFile.leadSourceId', 'in', leadSourceId)] : []),
    ...(filters.withoutLeadSource ? [eb('customerFile.leadSourceId', 'is', null)] : []),
    ...(archiveReasonId ? [eb('customerFile.archiveReasonId', 'in', archiveReasonId)] : []),
    ...(filters.withoutArchiveReason ? [eb('customerFile.archiveReasonId', 'is', null)] : []),
    ...(filters.hasChosenOffer ? [eb('customerFile.chosenOfferId', 'is not', null)] : []),
    ...(filters.withoutNextStep ? [withoutNextStep] : []),
    ...(months?.by === 'close_date' ? [any(months.days.map(closedWithin))] : []),
    ...within('customer_file.created_at', filters.opened),
    ...(filters.closed.from || filters.closed.to ? [closedWithin(filters.closed)] : []),
    ...byOffer(filters),
    ...(search ? [foundOpportunities(search, filters)] : []),
  ]);
}
