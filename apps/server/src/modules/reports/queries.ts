import type { TierPeriod } from '@szansa/domain/agency';
import type { ReportType } from '@szansa/domain/report';
import type { CalendarDate } from '@szansa/domain/shared';
import { sql, type Insertable } from 'kysely';

import { personJson, personOf, type PersonRecord } from '#modules/users';
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
} from '#platform';

export type ReportSort = 'createdAt' | 'acceptedAt' | 'dateFrom';

export interface ReportFilters {
  /** Words of the names of those whose deals it collects, and of who made it. */
  readonly search?: string | undefined;
  readonly type?: readonly ReportType[] | undefined;
  readonly workerId?: readonly string[] | undefined;
  readonly createdBy?: readonly string[] | undefined;
  readonly isAccepted?: boolean | undefined;
  readonly isArchived: boolean;
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

const workersOf = sql<PersonRecord[]>`coalesce((
  select json_agg(
    ${personJson}
    order by u.last_name collate "pl-x-icu", u.first_name, u.id
  )
  from report_worker w join app_user u on u.id = w.worker_id where w.report_id = report.id
), '[]')`;

const entryCount = sql<number>`(select count(*)::int from report_entry e where e.report_id = report.id)`;

const searched = sql<string>`fold(concat_ws(' ',
  (select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = report.created_by),
  (
    select string_agg(u.first_name || ' ' || u.last_name, ' ')
    from report_worker w join app_user u on u.id = w.worker_id where w.report_id = report.id
  )
))`;

function filtered(db: Db, filters: ReportFilters) {
  const { search, type, workerId, createdBy, isAccepted, isArchived, from, to } = filters;
  return db
    .selectFrom('report')
    .where('report.archivedAt', isArchived ? 'is not' : 'is', null)
    .$if(type !== undefined, (query) => query.where('report.type', 'in', type ?? []))
    .$if(workerId !== undefined, (query) =>
      query.where('report.id', 'in', (eb) =>
        eb
          .selectFrom('reportWorker')
          .select('reportId')
          .where('workerId', 'in', workerId ?? []),
      ),
    )
    .$if(createdBy !== undefined, (query) => query.where('report.createdBy', 'in', createdBy ?? []))
    .$if(isAccepted !== undefined, (query) =>
      query.where('report.acceptedAt', isAccepted ? 'is not' : 'is', null),
    )
    .$if(from !== undefined, (query) => query.where('report.dateTo', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('report.dateFrom', '<=', to ?? ''))
    .$if(Boolean(search), (query) => query.where(() => containsAll(searched, search ?? '')));
}

const order = {
  createdAt: sql`report.created_at`,
  acceptedAt: sql`coalesce(report.accepted_at, '-infinity')`,
  dateFrom: sql`report.date_from`,
} as const;

/** One page of reports. */
export function listReports(
  db: Db,
  filters: ReportFilters,
  query: { readonly sort: ReportSort | `-${ReportSort}` } & Page,
) {
  const { field, direction } = sortOf<ReportSort>(query.sort);
  return rowQuery(
    onPage(
      filtered(db, filters)
        .selectAll('report')
        .select((eb) => [
          workersOf.as('workers'),
          entryCount.as('entryCount'),
          personOf(eb.ref('report.createdBy')).as('author'),
          personOf(eb.ref('report.acceptedBy')).as('acceptor'),
        ])
        .orderBy(order[field], direction)
        .orderBy('report.id', direction),
      query,
    ),
  );
}

export function countReports(db: Db, filters: ReportFilters): Counting {
  return countRows(db, filtered(db, filters).select('report.id'), filters.search);
}

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;

/** A report; locked against other writers, of its entries as well, when it is about to be changed. */
export function findReport(db: Db, id: string, options: { readonly lock?: boolean } = {}) {
  return db
    .selectFrom('report')
    .selectAll('report')
    .select((eb) => [
      workersOf.as('workers'),
      entryCount.as('entryCount'),
      personOf(eb.ref('report.createdBy')).as('author'),
      personOf(eb.ref('report.acceptedBy')).as('acceptor'),
    ])
    .where('report.id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate('report'))
    .executeTakeFirst();
}

export async function insertReport(
  db: Db,
  {
    tiers,
    workers,
    ...row
  }: Omit<Insertable<Database['report']>, 'tiers' | 'acceptedBy' | 'acceptedAt' | 'archivedAt'> & {
    readonly tiers: readonly TierPeriod[];
    readonly workers: readonly string[];
  },
): Promise<void> {
  await db
    .insertInto('report')
    .values({ ...row, tiers: json(tiers), acceptedBy: null, acceptedAt: null, archivedAt: null })
    .execute();
  await db
    .insertInto('reportWorker')
    .values(workers.map((workerId) => ({ reportId: row.id, workerId })))
    .execute();
}

/** Stores that a report was recalculated. */
export async function updateCalculated(
  db: Db,
  id: string,
  tiers: readonly TierPeriod[],
  { at, version }: { readonly at: Date; readonly version: number },
): Promise<void> {
  await db
    .updateTable('report')
    .set({ tiers: json(tiers), calculatedAt: at, updatedAt: at, version })
    .where('id', '=', id)
    .execute();
}

export async function updateAccepted(
  db: Db,
  id: string,
  { by, at, version }: { readonly by: string; readonly at: Date; readonly version: number },
): Promise<void> {
  await db
    .updateTable('report')
    .set({ acceptedBy: by, acceptedAt: at, updatedAt: at, version })
    .where('id', '=', id)
    .execute();
}

/** Archives reports that were accepted more than `days` ago, and returns them. */
export function archiveAcceptedBefore(db: Db, days: number) {
  return db
    .updateTable('report')
    .set((eb) => ({
      archivedAt: sql<Date>`now()`,
      updatedAt: sql<Date>`now()`,
      version: eb('version', '+', 1),
    }))
    .where('acceptedAt', '<=', sql<Date>`now() - make_interval(days => ${days})`)
    .where('archivedAt', 'is', null)
    .returning(['id', 'version', 'archivedAt'])
    .execute();
}

/** Removes a report with its entries. */
export async function deleteReport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('report').where('id', '=', id).execute();
}

/** Whose deals a report can collect: active staff, and who owns a closed opportunity; by name. */
export function reportableWorkers(db: Db) {
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName', 'pictureFileId as pictureId'])
    .where((eb) =>
      eb.or([
        eb('isActive', '=', true),
        eb.exists(
          eb
            .selectFrom('customerFile')
            .select('customerFile.id')
            .whereRef('customerFile.workerId', '=', 'appUser.id')
            .where('customerFile.status', '=', 'closed'),
        ),
      ]),
    )
    .orderBy(sql`last_name collate "pl-x-icu"`)
    .orderBy('firstName')
    .orderBy('id')
    .execute();
}

/** Which of these ids are of the staff. */
export async function staffAmong(db: Db, ids: readonly string[]): Promise<PersonRecord[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('appUser')
    .select(['id', 'firstName', 'lastName', 'pictureFileId as pictureId'])
    .where('id', 'in', ids)
    .execute();
}
