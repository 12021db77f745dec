import type { ReportedDeal, ReportType } from '@szansa/domain/report';
import type { CalendarDate } from '@szansa/domain/shared';
import { sql } from 'kysely';

import type { Db } from '#platform';

/** A deal with where it comes from. */
export interface DealRow extends ReportedDeal {
  readonly customerFileId: string;
  readonly offerId: string;
  readonly number: number;
  readonly workerId: string;
  readonly workerName: string;
}

export interface DealsQuery {
  readonly type: ReportType;
  readonly dateFrom: CalendarDate;
  readonly dateTo: CalendarDate;
  readonly workers: readonly string[];
}

const reportedOn = {
  deal_signing_date: sql.ref<CalendarDate>('offer.deal_signing_date'),
  vehicle_registration_date: sql.ref<CalendarDate>('offer.vehicle_registration_date'),
};

const firstFirm = (column: 'name' | 'tax_id_number') => sql<string | null>`(
  select ${sql.ref(`o.${column}`)} from customer_customer_organisation l
  join customer_organisation o on o.id = l.customer_organisation_id
  where l.customer_id = customer.id order by l.position, o.id limit 1
)`;

const fullName = (table: string) =>
  sql<
    string | null
  >`nullif(concat_ws(' ', ${sql.ref(`${table}.first_name`)}, ${sql.ref(`${table}.last_name`)}), '')`;

/**
 * Returns the chosen offers of opportunities, archived ones included, that these users closed on these days, the
 * earliest first. A firm's name and tax id precede those of its contact person.
 */
export function listDeals(db: Db, { type, dateFrom, dateTo, workers }: DealsQuery): Promise<DealRow[]> {
  const day = reportedOn[type];
  return db
    .selectFrom('customerFile')
    .innerJoin('offer', 'offer.id', 'customerFile.chosenOfferId')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .innerJoin('appUser as worker', 'worker.id', 'customerFile.workerId')
    .leftJoin('vehicle', 'vehicle.id', 'offer.vehicleId')
    .leftJoin('representative as banker', 'banker.id', 'offer.bankRepresentativeId')
    .leftJoin('bank', 'bank.id', 'banker.bankId')
    .leftJoin('leadSource', 'leadSource.id', 'customerFile.leadSourceId')
    .select([
      'customerFile.id as customerFileId',
      'offer.id as offerId',
      'customerFile.number',
      'worker.id as workerId',
      sql<string>`concat_ws(' ', worker.first_name, worker.last_name)`.as('workerName'),
      'offer.offerType',
      sql<string | null>`coalesce(${firstFirm('tax_id_number')}, customer.tax_id_number)`.as('taxIdNumber'),
      sql<string | null>`coalesce(${firstFirm('name')}, ${fullName('customer')})`.as('customerName'),
      sql<string | null>`customer.phones[1]`.as('phone'),
      sql<string | null>`customer.emails[1]`.as('email'),
      sql<string | null>`nullif(concat_ws(' ', vehicle.manufacturer, vehicle.model, vehicle.version), '')`.as(
        'vehicle',
      ),
      'vehicle.yearOfProduction',
      'bank.name as bank',
      fullName('banker').as('bankRepresentative'),
      'offer.vehicleValue',
      'offer.invoiceChargedPrice',
      'offer.initialPayment',
      'offer.commisionAmount',
      'offer.transactionCosts',
      'offer.dealSigningDate',
      'offer.vehicleRegistrationDate',
      'leadSource.name as leadSource',
      'customerFile.creationMethod',
    ])
    .where('customerFile.status', '=', 'closed')
    .where('worker.id', 'in', workers)
    .where(day, '>=', dateFrom)
    .where(day, '<=', dateTo)
    .orderBy(day)
    .orderBy('customerFile.number')
    .execute();
}
