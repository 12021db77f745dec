import { exportDays, type ExportSource, type ExportStatus } from '@szansa/domain/export';
import { sql, type Insertable, type Updateable } from 'kysely';

import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  onPage,
  rowQuery,
  sortOf,
  type Counting,
  type Database,
  type Db,
  type Page,
} from '#platform';

type ExportTable = Database['exportRequest'];

/** States in which a request is not ended. */
const unended = ['pending', 'processing'] as const;

export interface ExportFilters {
  /** Words of the owner's name. */
  readonly search?: string | undefined;
  readonly userId?: string | undefined;
  readonly status?: readonly ExportStatus[] | undefined;
  readonly source?: readonly ExportSource[] | undefined;
}

const asker = sql<string>`fold(concat_ws(' ', app_user.first_name, app_user.last_name))`;

function selected(db: Db) {
  return db
    .selectFrom('exportRequest')
    .leftJoin('operation', 'operation.id', 'exportRequest.operationId')
    .selectAll('exportRequest')
    .select([
      'operation.state as operationState',
      'operation.done',
      'operation.total',
      'operation.isCancelWished',
    ])
    .select((eb) => personOf(eb.ref('exportRequest.userId')).$notNull().as('user'));
}

function filtered(query: ReturnType<typeof selected>, { search, userId, status, source }: ExportFilters) {
  return query
    .$if(Boolean(search), (found) =>
      found.where('exportRequest.userId', 'in', (eb) =>
        eb
          .selectFrom('appUser')
          .select('appUser.id')
          .where(containsAll(asker, search ?? '')),
      ),
    )
    .$if(userId !== undefined, (found) => found.where('exportRequest.userId', '=', userId ?? ''))
    .$if(status !== undefined, (found) => found.where('exportRequest.status', 'in', status ?? []))
    .$if(source !== undefined, (found) => found.where('exportRequest.source', 'in', source ?? []));
}

type ExportSort = 'createdAt' | 'completedAt';

/** One page of requests; those that have not ended come first, as the latest to end. */
export function listExports(
  db: Db,
  filters: ExportFilters,
  order: { readonly sort: ExportSort | `-${ExportSort}` } & Page,
) {
  const { field, direction } = sortOf<ExportSort>(order.sort);
  return rowQuery(
    onPage(
      filtered(selected(db), filters)
        .orderBy(`exportRequest.${field}`, direction)
        .orderBy('exportRequest.id', direction),
      order,
    ),
  );
}

export function countExports(db: Db, filters: ExportFilters): Counting {
  return countRows(db, filtered(selected(db), filters), filters.search);
}

/** Returns a request; optionally locks it. */
export function findExport(db: Db, id: string, { lock = false }: { readonly lock?: boolean } = {}) {
  return selected(db)
    .where('exportRequest.id', '=', id)
    .$if(lock, (query) => query.forUpdate('exportRequest'))
    .executeTakeFirst();
}

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;

/** How many requests of a person have not ended, counted one asker after another. */
export async function countUnended(db: Db, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 63))`.execute(db);
  const { count } = await db
    .selectFrom('exportRequest')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .where('status', 'in', unended)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertExport(db: Db, row: Insertable<ExportTable>): Promise<void> {
  await db.insertInto('exportRequest').values(row).execute();
}

export async function updateExport(db: Db, id: string, values: Updateable<ExportTable>): Promise<void> {
  await db.updateTable('exportRequest').set(values).where('id', '=', id).execute();
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('exportRequest').where('id', '=', id).execute();
}

/** Returns some requests that ended, or were last worked on, before the retention period of files (rule EX4). */
export function findExpired(db: Db) {
  return db
    .selectFrom('exportRequest')
    .select(['id', 'fileId'])
    .where(
      sql<Date>`coalesce(completed_at, created_at)`,
      '<',
      sql<Date>`now() - make_interval(days => ${sql.lit(exportDays)})`,
    )
    .orderBy('createdAt')
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The requests that these operations are of. */
export async function listExportsOf(db: Db, operationIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('exportRequest')
    .select('id')
    .where('operationId', 'in', operationIds)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
