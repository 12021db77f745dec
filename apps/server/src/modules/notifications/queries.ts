import type { NotificationKind, NotificationTab } from '@szansa/domain/notification';
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';

import type { Database, Db, RowBound } from '#platform';
import type { NamedSubject } from './subject-queries.ts';

/** A user's notifications, as far as they may read them now. */
export interface Inbox {
  readonly userId: string;
  /** Kinds whose rights the reader has. */
  readonly kinds: readonly NotificationKind[];
  /** Whether the reader may read the record a notification names, for each kind of record. */
  readonly readable: readonly Expression<SqlBool>[];
  /** What the record is called. */
  readonly named: RawBuilder<NamedSubject | null>;
}

const ofTab = {
  unread: sql<SqlBool>`notification.read_at is null`,
  read: sql<SqlBool>`notification.read_at is not null`,
} as const satisfies Readonly<Record<NotificationTab, unknown>>;

function inside<O>(
  query: SelectQueryBuilder<Database, 'notification', O>,
  { userId, kinds, readable }: Inbox,
  tab: NotificationTab | undefined,
) {
  return query
    .where('notification.userId', '=', userId)
    .where(sql<SqlBool>`notification.content->>'kind' = any(${[...kinds]}::text[])`)
    .where((eb) => eb.and([...readable]))
    .$if(tab !== undefined, (found) => found.where(ofTab[tab ?? 'unread']));
}

function shown(db: Db, { named }: Inbox) {
  return db
    .selectFrom('notification')
    .select([
      'notification.id',
      'notification.source',
      'notification.content',
      'notification.count',
      'notification.customerFileId',
      'notification.internalEnquiryId',
      'notification.companyNoticeId',
      'notification.receivedMailId',
      'notification.deliveryTime',
      'notification.readAt',
      named.as('named'),
    ]);
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** Notifications before or after a place, the nearest to it first; from the newest on without one. */
export function listNotifications(
  db: Db,
  inbox: Inbox,
  tab: NotificationTab | undefined,
  {
    side,
    from,
    limit,
  }: { readonly side: 'older' | 'newer'; readonly from: RowBound | null; readonly limit: number },
) {
  const beyond = side === 'older' ? '<' : '>';
  return inside(shown(db, inbox), inbox, tab)
    .$if(from !== null, (query) =>
      query.where('notification.id', from?.isIncluded ? `${beyond}=` : beyond, from?.id ?? ''),
    )
    .orderBy('notification.id', side === 'older' ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

export function findNotification(db: Db, inbox: Inbox, id: string, tab?: NotificationTab) {
  return inside(shown(db, inbox), inbox, tab).where('notification.id', '=', id).executeTakeFirst();
}

/** Returns those of some notifications that the user has not read and may read, the newest first. */
export function findUnread(db: Db, inbox: Inbox, ids: readonly string[]) {
  return inside(shown(db, inbox), inbox, 'unread')
    .where('notification.id', 'in', [...ids])
    .orderBy('notification.id', 'desc')
    .execute();
}

/** The record a notification names; null for one of none, or of several. */
export function recordOf({
  customerFileId,
  internalEnquiryId,
  companyNoticeId,
  receivedMailId,
}: NotificationRow): string | null {
  return customerFileId ?? internalEnquiryId ?? companyNoticeId ?? receivedMailId;
}

/** The user's newest notification in a tab, found by the tab's index. */
const newestOf = ({ userId }: Inbox, tab: NotificationTab) => sql<string | null>`(
  select notification.id from notification where notification.user_id = ${userId} and ${ofTab[tab]}
  order by notification.id desc limit 1
)`;

/**
 * Counts the user's unread notifications, and returns the newest of all; those the user may not read any more are not
 * counted.
 */
export function countUnread(db: Db, inbox: Inbox) {
  const newest = sql<string | null>`greatest(${newestOf(inbox, 'unread')}, ${newestOf(inbox, 'read')})`;
  return inside(
    db.selectFrom('notification').select([sql<number>`count(*)::int`.as('count'), newest.as('newestId')]),
    inbox,
    'unread',
  ).executeTakeFirstOrThrow();
}

/** Marks one of the user's notifications, or with null all, as read; those read before retain their time. */
export async function markRead(db: Db, userId: string, id: string | null): Promise<void> {
  await db
    .updateTable('notification')
    .set({ readAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .$if(id !== null, (update) => update.where('id', '=', id ?? ''))
    .execute();
}

/** A conversation, and the last message that a user has read in it. */
interface ReadConversation {
  readonly userId: string;
  readonly column: 'customerFileId' | 'internalEnquiryId';
  readonly recordId: string;
  readonly messageId: string;
}

/** Marks notifications about messages as read that the user has read; returns the ids. */
export async function markNotificationsRead(
  db: Db,
  { userId, column, recordId, messageId }: ReadConversation,
): Promise<string[]> {
  const rows = await db
    .updateTable('notification')
    .set({ readAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where(column, '=', recordId)
    .where('readAt', 'is', null)
    .where(sql<SqlBool>`not (content->>'isNote')::boolean`)
    .where(sql<SqlBool>`(content->>'messageId')::uuid <= ${messageId}::uuid`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a user's notifications about a record as read; returns the ids. */
export async function markReadAbout(
  db: Db,
  {
    userId,
    column,
    recordId,
  }: Pick<ReadConversation, 'userId' | 'recordId'> & {
    readonly column: 'companyNoticeId' | 'receivedMailId';
  },
): Promise<string[]> {
  const rows = await db
    .updateTable('notification')
    .set({ readAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where(column, '=', recordId)
    .where('readAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
