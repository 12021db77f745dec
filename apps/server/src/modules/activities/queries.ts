import type { ActivityType } from '@szansa/domain/activity';
import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type Insertable, type SelectQueryBuilder, type SqlBool, type Updateable } from 'kysely';

import { inScope, namedOpportunity, opportunitiesOf } from '#modules/opportunities';
import { personOf } from '#modules/users';
import {
  containsAll,
  countRows,
  startOfDay,
  onPage,
  rowQuery,
  sortOf,
  type CalendarDate,
  type Counting,
  type Database,
  type Db,
  type Page,
  type RowOf,
} from '#platform';

/** Who reads activities, and which. */
export interface Viewer {
  readonly userId: string;
  /** Which opportunities they read; with them their activities. */
  readonly scope: OpportunityScope;
  /** Whether they read as well what others plan for no opportunity. */
  readonly readsPrivate: boolean;
}

export interface ActivityFilters {
  readonly search?: string | undefined;
  readonly type?: readonly ActivityType[] | undefined;
  readonly workerId?: readonly string[] | undefined;
  readonly isDone?: boolean | undefined;
  readonly customerFileId?: readonly string[] | undefined;
  /** Of their opportunities that the viewer reads. */
  readonly customerId?: string | undefined;
  /** The first and the last day of the start, in Warsaw. */
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

function readable({ userId, scope, readsPrivate }: Viewer) {
  return sql<SqlBool>`(
    activity.worker_id = ${userId} or activity.created_by = ${userId}
    or exists (select 1 from customer_file where customer_file.id = activity.customer_file_id and ${inScope(scope)})
    or (activity.customer_file_id is null and ${readsPrivate})
  )`;
}

function filtered<O>(
  query: SelectQueryBuilder<Database, 'activity', O>,
  viewer: Viewer,
  { search, type, workerId, isDone, customerFileId, customerId, from, to }: ActivityFilters,
) {
  return query
    .where(readable(viewer))
    .$if(type !== undefined, (found) => found.where('activity.type', 'in', type ?? []))
    .$if(workerId !== undefined, (found) => found.where('activity.workerId', 'in', workerId ?? []))
    .$if(isDone !== undefined, (found) =>
      found.where('activity.doneAt', isDone === true ? 'is not' : 'is', null),
    )
    .$if(customerFileId !== undefined, (found) =>
      found.where('activity.customerFileId', 'in', customerFileId ?? []),
    )
    .$if(customerId !== undefined, (found) =>
      found.where(
        'activity.customerFileId',
        'in',
        opportunitiesOf({ customerId: customerId ?? '', scope: viewer.scope }),
      ),
    )
    .$if(from !== undefined, (found) => found.where('activity.startAt', '>=', startOfDay(from ?? '')))
    .$if(to !== undefined, (found) => found.where('activity.startAt', '<', startOfDay(to ?? '', 1)))
    .$if(Boolean(search), (found) =>
      found.where(() => containsAll(sql<string>`fold(activity.title)`, search ?? '')),
    );
}

function shown(db: Db, { scope }: Viewer) {
  return db
    .selectFrom('activity')
    .leftJoin('customerFile as file', 'file.id', 'activity.customerFileId')
    .select([
      'activity.id',
      'activity.type',
      'activity.title',
      'activity.note',
      'activity.startAt',
      'activity.endAt',
      'activity.reminder',
      'activity.doneAt',
      'activity.outcome',
      'activity.workerId',
      'activity.createdBy as creatorId',
      'activity.createdAt',
      'activity.version',
      'file.workerId as ownerId',
      'file.isArchived',
    ])
    .select((eb) => [
      personOf(eb.ref('activity.workerId')).$notNull().as('worker'),
      personOf(eb.ref('activity.createdBy')).as('createdBy'),
      namedOpportunity(eb.ref('activity.customerFileId'), scope).as('customerFile'),
    ]);
}

export type ActivityRow = RowOf<typeof listActivities>;

/** Returns one page of the activities that the viewer may read. */
export function listActivities(
  db: Db,
  viewer: Viewer,
  query: ActivityFilters & { readonly sort: 'startAt' | '-startAt' } & Page,
) {
  const { direction } = sortOf<'startAt'>(query.sort);
  return rowQuery(
    onPage(
      filtered(shown(db, viewer), viewer, query)
        .orderBy('activity.startAt', direction)
        .orderBy('activity.id', direction),
      query,
    ),
  );
}

export function countActivities(db: Db, viewer: Viewer, filters: ActivityFilters): Counting {
  return countRows(
    db,
    filtered(db.selectFrom('activity').select('activity.id'), viewer, filters),
    filters.search,
  );
}

/**
 * Returns activities that take place on these days in Warsaw, including those that started earlier; the earliest
 * first.
 */
export function activitiesDuring(
  db: Db,
  viewer: Viewer,
  { from, to, ...filters }: ActivityFilters & { readonly from: CalendarDate; readonly to: CalendarDate },
  most: number,
) {
  const ends = sql<Date>`coalesce(activity.end_at, activity.start_at)`;
  return (
    filtered(shown(db, viewer), viewer, filters)
      .where('activity.startAt', '<', startOfDay(to, 1))
      // the longest lasts 31 days (rule CA1); the condition lets the index skip older ones
      .where('activity.startAt', '>=', startOfDay(from, -32))
      .where(ends, '>=', startOfDay(from))
      .orderBy('activity.startAt')
      .orderBy('activity.id')
      .limit(most)
      .execute()
  );
}

export function findActivity(db: Db, viewer: Viewer, id: string) {
  return filtered(shown(db, viewer), viewer, {}).where('activity.id', '=', id).executeTakeFirst();
}

export type ActivityState = NonNullable<Awaited<ReturnType<typeof lockActivity>>>;

/** Locks an activity and returns it. */
export function lockActivity(db: Db, viewer: Viewer, id: string) {
  return filtered(db.selectFrom('activity').selectAll('activity'), viewer, {})
    .where('activity.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertActivities(
  db: Db,
  rows: readonly Insertable<Database['activity']>[],
): Promise<void> {
  await db.insertInto('activity').values(rows).execute();
}

export async function updateActivity(
  db: Db,
  id: string,
  values: Updateable<Database['activity']>,
): Promise<void> {
  await db.updateTable('activity').set(values).where('id', '=', id).execute();
}

/** @returns the row as it was */
export async function deleteActivity(db: Db, id: string): Promise<string> {
  const { row } = await db
    .deleteFrom('activity')
    .where('id', '=', id)
    .returning(sql<string>`to_jsonb(activity)::text`.as('row'))
    .executeTakeFirstOrThrow();
  return row;
}

/** Puts a row in as it was. */
export async function insertRemovedActivity(db: Db, row: string): Promise<void> {
  await sql`
    insert into activity select was.* from jsonb_populate_record(null::activity, ${row}::jsonb) was
  `.execute(db);
}

/**
 * Locks an opportunity, whether or not the actor may read it: one of its activities is about to be changed or
 * restored.
 */
export async function lockOpportunityRow(db: Db, customerFileId: string): Promise<void> {
  await db.selectFrom('customerFile').select('id').where('id', '=', customerFileId).forUpdate().execute();
}

/**
 * Claims at most `most` due reminders. The caller delivers them in the same transaction; reminders that another server
 * is claiming are skipped.
 */
export async function claimDue(db: Db, most: number) {
  const due = await db
    .selectFrom('activity')
    .select(['id', 'type', 'title', 'startAt', 'workerId', 'customerFileId'])
    .where('remindAt', '<=', sql<Date>`now()`)
    .orderBy('remindAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length > 0) {
    await db
      .updateTable('activity')
      .set({ remindAt: null })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
  }
  return due;
}
