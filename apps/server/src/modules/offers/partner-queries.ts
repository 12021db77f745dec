import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type RawBuilder } from 'kysely';

import { inScope } from '#modules/opportunities';
import {
  containsAll,
  countRows,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Db,
  type Page,
} from '#platform';

/** Whose offers: those made with people of a bank or dealer, with one of them, or of a vehicle. */
export interface Partner {
  readonly kind: 'bank' | 'dealer' | 'representative' | 'vehicle';
  readonly id: string;
}

export interface PartnerOfferFilters {
  readonly scope: OpportunityScope;
  readonly search?: string | undefined;
}

const representing = (column: 'bank_id' | 'dealer_id', id: RawBuilder<unknown>) => {
  const place =
    column === 'bank_id' ? sql`offer.bank_representative_id` : sql`offer.dealer_representative_id`;
  return sql<boolean>`${place} in (select r.id from representative r where r.${sql.ref(column)} = ${id})`;
};

const madeWith = {
  bank: (id) => representing('bank_id', id),
  dealer: (id) => representing('dealer_id', id),
  representative: (id) =>
    sql<boolean>`(offer.bank_representative_id = ${id} or offer.dealer_representative_id = ${id})`,
  vehicle: (id) => sql<boolean>`offer.vehicle_id = ${id}`,
} as const satisfies Record<Partner['kind'], (id: RawBuilder<unknown>) => RawBuilder<boolean>>;

/** How many offers a row of the kind's table has, of opportunities in the scope */
export function offerCount(kind: Partner['kind'], scope: OpportunityScope) {
  return sql<number>`(
    select count(*)::int from offer join customer_file on customer_file.id = offer.customer_file_id
    where ${madeWith[kind](sql.ref(`${kind}.id`))} and ${inScope(scope)}
  )`;
}

const searched = sql<string>`fold(concat_ws(' ', customer_file.number, vehicle.manufacturer, vehicle.model))`;

function offersWith(db: Db, { kind, id }: Partner, { scope, search }: PartnerOfferFilters) {
  return db
    .selectFrom('offer')
    .innerJoin('customerFile', 'customerFile.id', 'offer.customerFileId')
    .leftJoin('vehicle', 'vehicle.id', 'offer.vehicleId')
    .where(madeWith[kind](sql`${id}`))
    .where(inScope(scope))
    .$if(Boolean(search), (found) => found.where(() => containsAll(searched, search ?? '')));
}

const isChosen = sql<boolean>`(customer_file.chosen_offer_id is not distinct from offer.id)`;

/** One page of a partner's offers, of opportunities in the scope. */
export function listPartnerOffers(
  db: Db,
  partner: Partner,
  query: PartnerOfferFilters & { readonly sort: 'createdAt' | '-createdAt' } & Page,
) {
  const { direction } = sortOf<'createdAt'>(query.sort);
  return rowQuery(
    onPage(
      offersWith(db, partner, query)
        .select([
          'offer.id',
          'offer.customerFileId',
          'offer.createdAt',
          'customerFile.number',
          'customerFile.status',
          'vehicle.manufacturer',
          'vehicle.model',
          'vehicle.version as vehicleVersion',
          isChosen.as('isChosen'),
        ])
        .orderBy('offer.createdAt', direction)
        .orderBy('offer.id', direction),
      query,
    ),
  );
}

export function countPartnerOffers(db: Db, partner: Partner, filters: PartnerOfferFilters): Counting {
  return countRows(db, offersWith(db, partner, filters).select('offer.id'), filters.search);
}

const offeredAt = sql<Date>`max(offer.created_at)`;

function vehiclesWith(db: Db, partner: Partner, filters: PartnerOfferFilters) {
  return offersWith(db, partner, filters).where('offer.vehicleId', 'is not', null).groupBy('offer.vehicleId');
}

/** One page of the vehicles of a partner's offers, of opportunities in the scope, each with how many offers. */
export function listPartnerVehicles(
  db: Db,
  partner: Partner,
  query: PartnerOfferFilters & { readonly sort: 'offeredAt' | '-offeredAt' } & Page,
) {
  const { direction } = sortOf<'offeredAt'>(query.sort);
  return rowQuery(
    onPage(
      vehiclesWith(db, partner, query)
        .select((eb) => [
          eb.ref('offer.vehicleId').$notNull().as('id'),
          sql<number>`count(*)::int`.as('offerCount'),
          offeredAt.as('offeredAt'),
        ])
        .orderBy(offeredAt, direction)
        .orderBy('offer.vehicleId', direction),
      query,
    ),
  );
}

export function countPartnerVehicles(db: Db, partner: Partner, filters: PartnerOfferFilters): Counting {
  return countRows(db, vehiclesWith(db, partner, filters).select('offer.vehicleId'), filters.search);
}

/** Days from the first change into `application` to the first one into `conclusion_agreement` after it. */
const decisionDays = sql`(
  select extract(epoch from min(agreed.at) - applied.at)::float8 / 86400
  from (
    select min(e.at) as at from timeline_event e
    where e.customer_file_id = customer_file.id and e.type = 'status_changed' and e.data->>'to' = 'application'
  ) applied
  join timeline_event agreed on agreed.customer_file_id = customer_file.id and agreed.type = 'status_changed'
    and agreed.data->>'to' = 'conclusion_agreement' and agreed.at >= applied.at
  group by applied.at
)`;

/**
 * How a partner did: its offers, the chosen, the closed, and the median of `decisionDays` over the chosen where the
 * timelines they are counted from are read.
 */
export function findScoreboard(
  db: Db,
  partner: Partner,
  { scope, readsTimelines }: { readonly scope: OpportunityScope; readonly readsTimelines: boolean },
) {
  const median = readsTimelines
    ? sql`percentile_cont(0.5) within group (order by ${decisionDays}) filter (where ${isChosen})`
    : sql`null`;
  return offersWith(db, partner, { scope })
    .select([
      sql<number>`count(*)::int`.as('offers'),
      sql<number>`(count(*) filter (where ${isChosen}))::int`.as('chosen'),
      sql<number>`(count(*) filter (where ${isChosen} and customer_file.status = 'closed'))::int`.as(
        'closed',
      ),
      sql<number | null>`round((${median})::numeric, 1)::float8`.as('medianDecisionDays'),
    ])
    .executeTakeFirstOrThrow();
}

/** Gives every offer made with a representative, or of a vehicle, to another one; answers with which those were. */
export async function moveOffers(
  db: Db,
  kind: 'representative' | 'vehicle',
  { from, into }: { readonly from: string; readonly into: string },
): Promise<string[]> {
  const places =
    kind === 'vehicle'
      ? (['vehicleId'] as const)
      : (['bankRepresentativeId', 'dealerRepresentativeId'] as const);
  const moved = new Set<string>();
  for (const place of places) {
    const rows = await db
      .updateTable('offer')
      .set({ [place]: into })
      .where(place, '=', from)
      .returning('id')
      .execute();
    for (const { id } of rows) moved.add(id);
  }
  return [...moved];
}
