import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { expressionBuilder, sql } from 'kysely';

import { firstOrganisation } from '#modules/opportunities';
import {
  countRows,
  isFound,
  onPage,
  rowQuery,
  sortOf,
  type CalendarDate,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
  type Source,
  type Way,
} from '#platform';
import { matchingAnalytics, type AnalyticsFilters } from './filter-queries.ts';

export type AnalyticsSort = 'createdAt' | 'vehicleValue' | 'number';

const order = {
  createdAt: { asc: sql`customer_file.created_at`, desc: sql`customer_file.created_at desc` },
  vehicleValue: {
    asc: sql`customer_file.vehicle_value nulls first`,
    desc: sql`customer_file.vehicle_value desc nulls last`,
  },
  number: { asc: sql`customer_file.number`, desc: sql`customer_file.number desc` },
} as const;

/** The day an opportunity last came to a status; null for who reads no timelines. */
const cameTo = (status: OpportunityStatus, readsTimelines: boolean) => sql<CalendarDate | null>`(
  select to_char(max(e.at) at time zone 'Europe/Warsaw', 'YYYY-MM-DD') from timeline_event e
  where ${sql.lit(readsTimelines)} and e.customer_file_id = customer_file.id and e.type = 'status_changed'
    and e.data->>'to' = ${sql.lit(status)}
)`;

const companies = sql<string[]>`(
  select coalesce(json_agg(o.name order by l.position, o.id), '[]') from customer_customer_organisation l
  join customer_organisation o on o.id = l.customer_organisation_id where l.customer_id = customer.id
)`;

const fullName = (table: string) =>
  sql<
    string | null
  >`nullif(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(`${table}.last_name`)}), '')`;

const specification = sql<string | null>`nullif(concat_ws(
  ', ', vehicle.engine, vehicle.shifter, vehicle.body, vehicle.year_of_production::text
), '')`;

/** Returns one page of opportunities with all their analytics values. */
export function listAnalytics(
  source: Source,
  filters: AnalyticsFilters,
  query: {
    readonly sort: AnalyticsSort | `-${AnalyticsSort}`;
    readonly readsTimelines: boolean;
  } & Page,
  way: Way,
) {
  const { field, direction } = sortOf<AnalyticsSort>(query.sort);
  const sorted = order[field][direction];
  const { readsTimelines } = query;
  const page = onPage(
    expressionBuilder<Database>()
      .selectFrom('customerFile')
      .selectAll('customerFile')
      .where(
        way === 'found'
          ? isFound('customerFile.id')
          : matchingAnalytics({ ...filters, isFoundOften: way === 'walked' }),
      )
      .orderBy(sorted)
      .orderBy('customerFile.id', direction),
    query,
  );
  return rowQuery(
    source
      .selectFrom(page.as('customerFile'))
      .innerJoin('customer', 'customer.id', 'customerFile.customerId')
      .leftJoin('offer', (join) =>
        join
          .onRef('offer.id', '=', 'customerFile.shownOfferId')
          .on(sql<boolean>`${sql.lit(filters.readsOffers)}`),
      )
      .leftJoin('vehicle', 'vehicle.id', 'offer.vehicleId')
      .leftJoin('appUser as worker', 'worker.id', 'customerFile.workerId')
      .leftJoin('representative as banker', 'banker.id', 'offer.bankRepresentativeId')
      .leftJoin('bank', 'bank.id', 'banker.bankId')
      .leftJoin('representative as seller', 'seller.id', 'offer.dealerRepresentativeId')
      .leftJoin('dealer', 'dealer.id', 'seller.dealerId')
      .select([
        'customerFile.id',
        'customerFile.number',
        'customerFile.status',
        'customerFile.isArchived',
        'customerFile.statusChangedAt',
        'customerFile.note',
        'customerFile.createdAt',
        'customerFile.vehicleValue',
        'customerFile.chosenOfferId',
        'customerFile.customerId',
        'customer.firstName',
        'customer.lastName',
        'customer.personalIdNumber',
        'customer.taxIdNumber',
        firstOrganisation.as('firstOrganisation'),
        companies.as('companies'),
        'customerFile.workerId',
        'worker.firstName as workerFirstName',
        'worker.lastName as workerLastName',
        'worker.pictureFileId as workerPictureId',
        'offer.id as offerId',
        'offer.offerType',
        'offer.numberOfInstallments',
        'offer.monthlyAmount',
        'offer.commisionAmount',
        'offer.carInsuranceId',
        'offer.dealSigningDate',
        'offer.vehicleRegistrationDate',
        'vehicle.manufacturer',
        'vehicle.model',
        'vehicle.version as vehicleVersion',
        'vehicle.bodyColor',
        specification.as('specification'),
        'bank.id as bankId',
        'bank.name as bankName',
        fullName('banker').as('bankRepresentative'),
        'dealer.id as dealerId',
        'dealer.name as dealerName',
        fullName('seller').as('dealerRepresentative'),
        cameTo('application', readsTimelines).as('applicationDate'),
        cameTo('conclusion_agreement', readsTimelines).as('agreementDate'),
        cameTo('handing', readsTimelines).as('handedOn'),
      ])
      .orderBy(sorted)
      .orderBy('customerFile.id', direction),
  );
}

export type AnalyticsRow = RowOf<typeof listAnalytics>;

/** How many there are. */
export function countAnalytics(db: Db, filters: AnalyticsFilters): Counting {
  return countRows(
    db,
    db.selectFrom('customerFile').select('customerFile.id').where(matchingAnalytics(filters)),
    filters.search,
  );
}
