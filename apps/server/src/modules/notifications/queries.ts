import type { NotificationTab } from '@szansa/domain/notification';
import type { OpportunityScope } from '@szansa/domain/opportunity';
import { sql, type Insertable, type SelectQueryBuilder, type SqlBool } from 'kysely';

import { namedOpportunity } from '#modules/opportunities';
import {
  containsAll,
  countRows,
  onPage,
  sortOf,
  type Counted,
  type Database,
  type Db,
  type Page,
} from '#platform';

export interface Inbox {
  readonly userId: string;
  /** Which opportunities the reader may read: those of others are not named. */
  readonly scope: OpportunityScope;
}

interface Filters {
  readonly tab?: NotificationTab | undefined;
  readonly search?: string | undefined;
}

const conditions = {
  unread: sql<SqlBool>`notification.read_at is null`,
  read: sql<SqlBool>`notification.read_at is not null`,
} as const satisfies Readonly<Record<NotificationTab, unknown>>;

function filtered<O>(
  query: SelectQueryBuilder<Database, 'notification', O>,
  userId: string,
  { tab, search }: Filters,
) {
  return query
    .where('notification.userId', '=', userId)
    .$if(tab !== undefined, (found) => found.where(conditions[tab ?? 'unread']))
    .$if(Boolean(search), (found) =>
      found.where(() => containsAll(sql<string>`fold(notification.content->>'title')`, search ?? '')),
    );
}

function shown(db: Db, { scope }: Inbox) {
  return db
    .selectFrom('notification')
    .select([
      'notification.id',
      'notification.source',
      'notification.content',
      'notification.deliveryTime',
      'notification.readAt',
    ])
    .select((eb) => namedOpportunity(eb.ref('notification.customerFileId'), scope).as('opportunity'));
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** One page of somebody's notifications. */
export function listNotifications(
  db: Db,
  inbox: Inbox,
  query: Filters & { readonly sort: 'deliveryTime' | '-deliveryTime' } & Page,
) {
  const { direction } = sortOf<'deliveryTime'>(query.sort);
  return onPage(
    filtered(shown(db, inbox), inbox.userId, query)
      .orderBy('notification.deliveryTime', direction)
      .orderBy('notification.id', direction),
    query,
  ).execute();
}

export function countNotifications(db: Db, { userId }: Inbox, filters: Filters): Promise<Counted> {
  return countRows(
    db,
    filtered(db.selectFrom('notification').select('notification.id'), userId, filters),
    filters.search,
  );
}

export function findNotification(db: Db, inbox: Inbox, id: string) {
  return filtered(shown(db, inbox), inbox.userId, {}).where('notification.id', '=', id).executeTakeFirst();
}

/** Writes notifications; answers with those that were not there under their keys. */
export function insertNotifications(db: Db, rows: readonly Insertable<Database['notification']>[]) {
  return db
    .insertInto('notification')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning(['id', 'userId'])
    .execute();
}

/** Notes that somebody's notifications have been read, or the one; those read before keep their moment. */
export async function markRead(db: Db, userId: string, id: string | null): Promise<void> {
  await db
    .updateTable('notification')
    .set({ readAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .$if(id !== null, (update) => update.where('id', '=', id ?? ''))
    .execute();
}
