import { summedColumns } from '@szansa/domain/report';
import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type Insertable, type Selectable } from 'kysely';

import { namedOpportunity } from '#modules/opportunities';
import {
  containsAll,
  countRows,
  json,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';

export type EntryRow = Selectable<Database['reportEntry']>;

export type EntrySort =
  | 'position'
  | 'worker'
  | 'clientName'
  | 'leasingCompany'
  | 'monthOfIncome'
  | 'conctractDate'
  | 'registerVehicleDate'
  | 'nettoTransactionValue'
  | 'netCommitmentValue'
  | 'totalCommission'
  | 'sumOfCommissions'
  | 'workerCommission'
  | 'totalSumOfCommissions';

export interface EntryFilters {
  readonly reportId: string;
  /** Words of the client, the description, the bank and the invoice number. */
  readonly search?: string | undefined;
  /** Whether tax ids, phones and e-mails are searched as well. */
  readonly searchesContacts: boolean;
  readonly workerId?: readonly string[] | undefined;
  readonly month?: readonly string[] | undefined;
  readonly bank?: readonly string[] | undefined;
  readonly isByHand?: boolean | undefined;
}

const inPolish = (column: string) => sql`${sql.ref(`report_entry.${column}`)} collate "pl-x-icu"`;

const order = {
  position: sql`report_entry.position`,
  worker: inPolish('worker_name'),
  clientName: inPolish('client_name'),
  leasingCompany: inPolish('leasing_company'),
  monthOfIncome: sql`report_entry.month_of_income`,
  conctractDate: sql`report_entry.conctract_date`,
  registerVehicleDate: sql`report_entry.register_vehicle_date`,
  nettoTransactionValue: sql`report_entry.netto_transaction_value`,
  netCommitmentValue: sql`report_entry.net_commitment_value`,
  totalCommission: sql`report_entry.total_commission`,
  sumOfCommissions: sql`report_entry.sum_of_commissions`,
  workerCommission: sql`report_entry.worker_commission`,
  totalSumOfCommissions: sql`report_entry.total_sum_of_commissions`,
} as const satisfies Record<EntrySort, unknown>;

const searched = sql<string>`fold(concat_ws(' ', report_entry.client_name, report_entry.description,
  report_entry.leasing_company, report_entry.invoice_number))`;
const searchedWithContacts = sql<string>`fold(concat_ws(' ', report_entry.client_name, report_entry.description,
  report_entry.leasing_company, report_entry.invoice_number, report_entry.tax_id, report_entry.phone,
  report_entry.email))`;

function filtered(db: Db, filters: EntryFilters) {
  const { reportId, search, searchesContacts, workerId, month, bank, isByHand } = filters;
  return db
    .selectFrom('reportEntry')
    .where('reportEntry.reportId', '=', reportId)
    .$if(workerId !== undefined, (query) => query.where('reportEntry.workerId', 'in', workerId ?? []))
    .$if(month !== undefined, (query) => query.where('reportEntry.monthOfIncome', 'in', month ?? []))
    .$if(bank !== undefined, (query) =>
      query.where(sql<string>`coalesce(report_entry.leasing_company, '')`, 'in', bank ?? []),
    )
    .$if(isByHand !== undefined, (query) =>
      query.where('reportEntry.byHand', isByHand ? '!=' : '=', sql<never>`'{}'::jsonb`),
    )
    .$if(Boolean(search), (query) =>
      query.where(() => containsAll(searchesContacts ? searchedWithContacts : searched, search ?? '')),
    );
}

const listed = (scope: OpportunityScope) =>
  namedOpportunity(sql.ref<string | null>('report_entry.customer_file_id'), scope).as('opportunity');

/** The picture of the worker of an entry. */
const workerPicture = sql<string | null>`(
  select u.picture_file_id from app_user u where u.id = report_entry.worker_id
)`.as('workerPictureId');

/** One page of entries, with the opportunities the reader may read. */
export function listEntries(
  db: Db,
  filters: EntryFilters,
  query: { readonly sort: EntrySort | `-${EntrySort}`; readonly scope: OpportunityScope } & Page,
) {
  const { field, direction } = sortOf<EntrySort>(query.sort);
  return rowQuery(
    onPage(
      filtered(db, filters)
        .selectAll('reportEntry')
        .select([listed(query.scope), workerPicture])
        .orderBy(order[field], (by) => (direction === 'asc' ? by.asc().nullsFirst() : by.desc().nullsLast()))
        .orderBy('reportEntry.position', direction),
      query,
    ),
  );
}

export type ListedEntryRow = RowOf<typeof listEntries>;

export function countEntries(db: Db, filters: EntryFilters): Counting {
  return countRows(db, filtered(db, filters).select('reportEntry.id'), filters.search);
}

/** Some entries as lists show them, in the order of the report. */
export function listedEntries(
  db: Db,
  reportId: string,
  ids: readonly string[],
  scope: OpportunityScope,
): Promise<ListedEntryRow[]> {
  return db
    .selectFrom('reportEntry')
    .selectAll('reportEntry')
    .select([listed(scope), workerPicture])
    .where('reportId', '=', reportId)
    .where('reportEntry.id', 'in', ids)
    .orderBy('position')
    .execute();
}

/** All entries of a report in its order, or those of some months of workers alone. */
export function entriesOf(db: Db, reportId: string): Promise<EntryRow[]> {
  return db
    .selectFrom('reportEntry')
    .selectAll()
    .where('reportId', '=', reportId)
    .orderBy('position')
    .execute();
}

/** What sums and payouts are counted from, of all entries in the order of the report. */
export function amountsOf(db: Db, reportId: string) {
  return db
    .selectFrom('reportEntry')
    .select(['id', 'workerId', 'workerName', 'monthOfIncome', 'leasingCompany', ...summedColumns])
    .select(workerPicture)
    .where('reportId', '=', reportId)
    .orderBy('position')
    .execute();
}

/** Entries of a report by their ids. */
export function findEntries(db: Db, reportId: string, ids: readonly string[]): Promise<EntryRow[]> {
  return db
    .selectFrom('reportEntry')
    .selectAll()
    .where('reportId', '=', reportId)
    .where('id', 'in', ids)
    .execute();
}

export interface MonthOfWorker {
  readonly workerId: string;
  readonly month: string;
}

/** What each of these months is counted from, in the order of the report. */
export function earnedIn(db: Db, reportId: string, months: readonly MonthOfWorker[]) {
  return db
    .selectFrom('reportEntry')
    .select([
      'id',
      'workerId',
      'monthOfIncome',
      'sumOfCommissions',
      'workerCommission',
      'totalSumOfCommissions',
    ])
    .where('reportId', '=', reportId)
    .where(
      sql<boolean>`(worker_id, month_of_income) in (
        select * from unnest(
          ${months.map(({ workerId }) => workerId)}::uuid[], ${months.map(({ month }) => month)}::text[]
        )
      )`,
    )
    .orderBy('position')
    .execute();
}

export type NewEntry = Omit<Insertable<Database['reportEntry']>, 'byHand'> & {
  readonly byHand: EntryRow['byHand'];
};

/** Entries written by one statement, which may have so many parameters. */
const atOnce = 500;

/** Writes entries; one that is there already becomes what is given. */
export async function saveEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  for (let written = 0; written < entries.length; written += atOnce) {
    const rows = entries.slice(written, written + atOnce);
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first).filter((column) => column !== 'id') as (keyof EntryRow)[];
    await db
      .insertInto('reportEntry')
      .values(rows.map(({ byHand, ...row }) => ({ ...row, byHand: json(byHand) })))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) =>
            Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)])),
          ),
      )
      .execute();
  }
}

export async function deleteEntries(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from report_entry where id = any(${ids}::uuid[])`.execute(db);
}

/** Writes what entries have of their months; as arrays, for a statement has room for so many parameters only. */
export async function saveShares(
  db: Db,
  shares: readonly {
    readonly id: string;
    readonly workerCommission: string;
    readonly totalSumOfCommissions: string;
  }[],
): Promise<void> {
  if (shares.length === 0) return;
  await sql`
    update report_entry set worker_commission = s.share, total_sum_of_commissions = s.total
    from unnest(
      ${shares.map(({ id }) => id)}::uuid[],
      ${shares.map(({ workerCommission }) => workerCommission)}::numeric[],
      ${shares.map(({ totalSumOfCommissions }) => totalSumOfCommissions)}::numeric[]
    ) as s(id, share, total)
    where report_entry.id = s.id
  `.execute(db);
}
