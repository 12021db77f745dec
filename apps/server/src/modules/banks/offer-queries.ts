import { sql } from 'kysely';

import { inScope, type OpportunityScope } from '#modules/opportunities';
import { containsAll, countRows, onPage, sortOf, type Counted, type Db, type Page } from '#platform';

export interface BankOfferFilters {
  readonly scope: OpportunityScope;
  readonly search?: string | undefined;
}

const searched = sql<string>`fold(concat_ws(' ', customer_file.number, vehicle.manufacturer, vehicle.model))`;

/** Offers whose bank representative belongs to the bank, of opportunities in the scope. */
function offersOf(db: Db, bankId: string, { scope, search }: BankOfferFilters) {
  return db
    .selectFrom('offer')
    .innerJoin('representative', 'representative.id', 'offer.bankRepresentativeId')
    .innerJoin('customerFile', 'customerFile.id', 'offer.customerFileId')
    .leftJoin('vehicle', 'vehicle.id', 'offer.vehicleId')
    .where('representative.bankId', '=', bankId)
    .where(inScope(scope))
    .$if(Boolean(search), (found) => found.where(() => containsAll(searched, search ?? '')));
}

const isChosen = sql<boolean>`(customer_file.chosen_offer_id is not distinct from offer.id)`;

/** One page of a bank's offers. */
export function listBankOffers(
  db: Db,
  bankId: string,
  query: BankOfferFilters & { readonly sort: 'createdAt' | '-createdAt' } & Page,
) {
  const { direction } = sortOf<'createdAt'>(query.sort);
  return onPage(
    offersOf(db, bankId, query)
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
  ).execute();
}

export function countBankOffers(db: Db, bankId: string, filters: BankOfferFilters): Promise<Counted> {
  return countRows(db, offersOf(db, bankId, filters).select('offer.id'), filters.search);
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

/** How a bank did: its offers, the chosen, the closed, and the median of `decisionDays` over the chosen. */
export function findScoreboard(db: Db, bankId: string, scope: OpportunityScope) {
  const median = sql`percentile_cont(0.5) within group (order by ${decisionDays}) filter (where ${isChosen})`;
  return offersOf(db, bankId, { scope })
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
