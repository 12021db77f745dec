import type { OfferType } from '@szansa/domain/offer';
import type { CalendarDate } from '@szansa/domain/shared';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';

import { firstOrganisation, matching, type OpportunityFilters } from '#modules/opportunities';
import { markedBank } from '#modules/representatives';
import {
  containsAll,
  countRows,
  startOfDay,
  inRange,
  isFound,
  onPage,
  rowQuery,
  sortOf,
  type AmountRange,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
  type Source,
  type Way,
} from '#platform';

/** What a list of offers is narrowed to. */
export interface OfferFilters {
  /** What their opportunities are narrowed to, but for the text. */
  readonly opportunities: OpportunityFilters;
  /** Words of the customer, the opportunity's number and the vehicle. */
  readonly search?: string | undefined;
  readonly types: readonly OfferType[];
  readonly bankId?: readonly string[] | undefined;
  readonly dealerId?: readonly string[] | undefined;
  readonly isChosen: boolean;
  readonly vehicleValue: AmountRange;
  readonly commission: AmountRange;
  /** Days in Warsaw, both included. */
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

export type OfferSort = 'createdAt' | 'vehicleValue';

const isChosen = sql<boolean>`(customer_file.chosen_offer_id is not distinct from offer.id)`;

/** `#1042` matches the opportunity with that number; any other word is searched in the text stored with the offer. */
const exactNumber = /(?<!\S)#(\d{1,9})(?!\S)/g;

function foundBy(search: string, { searchColumn }: OpportunityFilters, way: Way): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'offer' | 'customerFile'>();
  const text = eb.ref(searchColumn === 'customer.searchName' ? 'offer.searchName' : 'offer.searchText');
  const numbers = [...search.matchAll(exactNumber)].map(([, digits]) => Number(digits));
  return eb.and([
    ...numbers.slice(0, 2).map((number) => eb('customerFile.number', '=', number)),
    containsAll(text, search.replaceAll(exactNumber, ' ').trim(), way === 'walked'),
  ]);
}

function offersUnder(source: Pick<Source, 'selectFrom'>, filters: OfferFilters, way: Way = 'filtered') {
  const { opportunities, search, types, bankId, dealerId, from, to } = filters;
  const all = source.selectFrom('offer').innerJoin('customerFile', 'customerFile.id', 'offer.customerFileId');
  if (way === 'found') return all.where(isFound('offer.id'));
  return all
    .where(matching(opportunities))
    .where((eb) => eb.or(types.map((type) => eb('offer.offerType', '=', type))))
    .$if(bankId !== undefined, (query) =>
      query.where('offer.bankRepresentativeId', 'in', (eb) =>
        eb
          .selectFrom('representative')
          .select('id')
          .where('bankId', 'in', bankId ?? []),
      ),
    )
    .$if(dealerId !== undefined, (query) =>
      query.where('offer.dealerRepresentativeId', 'in', (eb) =>
        eb
          .selectFrom('representative')
          .select('id')
          .where('dealerId', 'in', dealerId ?? []),
      ),
    )
    .where((eb) => inRange(eb.ref('offer.vehicleValue'), filters.vehicleValue))
    .where((eb) => inRange(eb.ref('offer.commisionAmount'), filters.commission))
    .$if(filters.isChosen, (query) => query.where(isChosen))
    .$if(from !== undefined, (query) => query.where('offer.createdAt', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (query) => query.where('offer.createdAt', '<', startOfDay(to ?? '', 1)))
    .$if(Boolean(search), (query) => query.where(foundBy(search ?? '', opportunities, way)));
}

const order = {
  createdAt: { asc: sql`offer.created_at`, desc: sql`offer.created_at desc` },
  vehicleValue: { asc: sql`offer.vehicle_value nulls first`, desc: sql`offer.vehicle_value desc nulls last` },
} as const;

/** One page of offers with what a list shows of each. */
export function listAllOffers(
  source: Source,
  filters: OfferFilters,
  query: { readonly sort: OfferSort | `-${OfferSort}` } & Page,
  way: Way,
) {
  const { field, direction } = sortOf<OfferSort>(query.sort);
  const sorted = order[field][direction];
  const page = onPage(
    offersUnder(expressionBuilder<Database>(), filters, way)
      .selectAll('offer')
      .select([
        isChosen.as('isChosen'),
        'customerFile.number',
        'customerFile.status',
        'customerFile.customerId',
        'customerFile.workerId',
      ])
      .orderBy(sorted)
      .orderBy('offer.id', direction),
    query,
  );
  return rowQuery(
    source
      .selectFrom(page.as('offer'))
      .innerJoin('customer', 'customer.id', 'offer.customerId')
      .leftJoin('vehicle', 'vehicle.id', 'offer.vehicleId')
      .leftJoin('appUser as worker', 'worker.id', 'offer.workerId')
      .leftJoin('representative as banker', 'banker.id', 'offer.bankRepresentativeId')
      .leftJoin('bank', 'bank.id', 'banker.bankId')
      .leftJoin('representative as seller', 'seller.id', 'offer.dealerRepresentativeId')
      .leftJoin('dealer', 'dealer.id', 'seller.dealerId')
      .select([
        'offer.id',
        'offer.offerType',
        'offer.isChosen',
        'offer.customerFileId',
        'offer.number',
        'offer.status',
        'offer.customerId',
        'customer.firstName',
        'customer.lastName',
        firstOrganisation.as('firstOrganisation'),
        'offer.workerId',
        'worker.firstName as workerFirstName',
        'worker.lastName as workerLastName',
        'worker.pictureFileId as workerPictureId',
        'vehicle.manufacturer',
        'vehicle.model',
        'vehicle.version as vehicleVersion',
        markedBank.as('bank'),
        'dealer.id as dealerId',
        'dealer.name as dealerName',
        'offer.vehicleValue',
        'offer.numberOfInstallments',
        'offer.monthlyAmount',
        'offer.sumOfPayments',
        'offer.commisionAmount',
        'offer.bookingDate',
        'offer.createdAt',
      ])
      .orderBy(sorted)
      .orderBy('offer.id', direction),
  );
}

export type ListedOfferRow = RowOf<typeof listAllOffers>;

/** How many there are. */
export function countOffers(db: Db, filters: OfferFilters): Counting {
  return countRows(db, offersUnder(db, filters).select('offer.id'), filters.search);
}

/** What offers add up to, by their types. */
export function sumOffers(db: Db, filters: OfferFilters) {
  return offersUnder(db, filters)
    .select([
      'offer.offerType',
      sql<number>`count(*)::int`.as('count'),
      sql<string | null>`sum(offer.vehicle_value)::numeric(20, 2)`.as('vehicleValue'),
      sql<string | null>`sum(offer.sum_of_payments)::numeric(20, 2)`.as('sumOfPayments'),
      sql<string | null>`sum(offer.commision_amount)::numeric(20, 2)`.as('commisionAmount'),
    ])
    .groupBy('offer.offerType')
    .execute();
}
