import type { Right } from '@szansa/domain/access';
import type { Language } from '@szansa/domain/account';
import {
  usualChannel,
  type NotificationChannel,
  type NotificationContent,
  type NotificationKind,
  type NotificationSource,
} from '@szansa/domain/notification';
import { sql, type InsertObject, type SqlBool } from 'kysely';

import { hasRights } from '#modules/users';
import { compiledFor, isAmong, json, type Database, type Db } from '#platform';
import type { NotificationDeclaration } from './kinds.ts';

/** A user who can be notified, with their channel for a kind of notification. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly locale: Language;
  readonly channel: NotificationChannel;
}

interface Named {
  readonly ids: readonly string[];
  readonly recordId: string;
}

/**
 * Selects those of the given users who are active, may read notifications and have a right, with their channel for a
 * kind.
 */
function subscribedRecipients(db: Db, ids: readonly string[], kind: NotificationKind, right: Right) {
  return db
    .selectFrom('appUser')
    .leftJoin('notificationChoice', (join) =>
      join
        .onRef('notificationChoice.userId', '=', 'appUser.id')
        .on('notificationChoice.kind', '=', sql.lit(kind)),
    )
    .select(['appUser.id', 'appUser.email', 'appUser.locale'])
    .select((eb) => eb.fn.coalesce('notificationChoice.channel', sql.lit(usualChannel)).as('channel'))
    .where(isAmong(sql.ref('appUser.id'), ids))
    .where('appUser.isActive', '=', sql.lit(true))
    .where(hasRights('notification.get', right));
}

const pendingOfNone = compiledFor(
  ({ kind, right }: NotificationDeclaration, db, { ids }: Pick<Named, 'ids'>) =>
    subscribedRecipients(db, ids, kind, right),
);

const pendingOfRecord = compiledFor(
  ({ kind, right, subject }: NotificationDeclaration, db, { ids, recordId }: Named) =>
    subscribedRecipients(db, ids, kind, right).where(subject?.isReader(recordId, right) ?? sql.lit(true)),
);

/**
 * Returns those of the given users who are active, may read notifications, have the right, may read the notification's
 * record, if it has one, and have not turned the kind off.
 */
export async function recipientsAmong(
  db: Db,
  declared: NotificationDeclaration,
  { ids, recordId }: { readonly ids: readonly string[]; readonly recordId: string | null },
): Promise<ReadonlyMap<string, Recipient>> {
  if (ids.length === 0) return new Map();
  const rows =
    recordId === null
      ? await pendingOfNone(declared)(db, { ids })
      : await pendingOfRecord(declared)(db, { ids, recordId });
  return new Map(rows.filter(({ channel }) => channel !== 'none').map((row) => [row.id, row]));
}

/** What a notification joins another one with. */
interface Joining {
  readonly groupKey: string;
  readonly userIds: readonly string[];
  /** How many are added. */
  readonly count: number;
  readonly content: NotificationContent;
  readonly source: NotificationSource;
  readonly customerFileId: string | null;
  readonly internalEnquiryId: string | null;
  readonly companyNoticeId: string | null;
  readonly receivedMailId: string | null;
}

/**
 * Joins new notifications into unread ones of the last minute, and returns whose they are. A notification that is
 * joined from several records refers to none.
 */
export function joinUnread(db: Db, { groupKey, userIds, count, content, source, ...about }: Joining) {
  const same = sql<boolean>`customer_file_id is not distinct from ${about.customerFileId}::uuid
    and internal_enquiry_id is not distinct from ${about.internalEnquiryId}::uuid
    and company_notice_id is not distinct from ${about.companyNoticeId}::uuid
    and received_mail_id is not distinct from ${about.receivedMailId}::uuid`;
  return db
    .updateTable('notification')
    .set({
      count: sql<number>`count + ${count}::int`,
      content: json(content),
      source: sql<NotificationSource>`case when ${same} then ${source} else 'dashboard' end`,
      customerFileId: sql<string | null>`case when ${same} then customer_file_id end`,
      internalEnquiryId: sql<string | null>`case when ${same} then internal_enquiry_id end`,
      companyNoticeId: sql<string | null>`case when ${same} then company_notice_id end`,
      receivedMailId: sql<string | null>`case when ${same} then received_mail_id end`,
    })
    .where('userId', 'in', [...userIds])
    .where('groupKey', '=', groupKey)
    .where('readAt', 'is', null)
    .where('groupedUntil', '>', sql<Date>`now()`)
    .returning(['id', 'userId'])
    .execute();
}

/** Deletes users' unread notifications of a kind; the one with the given key is retained. */
export async function deleteUnread(
  db: Db,
  {
    kind,
    userIds,
    key,
  }: { readonly kind: NotificationKind; readonly userIds: readonly string[]; readonly key: string },
): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('userId', 'in', [...userIds])
    .where('readAt', 'is', null)
    .where(sql<SqlBool>`content->>'kind' = ${kind}`)
    .where('key', '<>', key)
    .execute();
}

/** Writes notifications, those of a group open to more for a minute; answers with those that were not there under their keys. */
export function insertNotifications(
  db: Db,
  rows: readonly Omit<InsertObject<Database, 'notification'>, 'groupedUntil'>[],
) {
  const groupedUntil = sql<Date>`now() + interval '1 minute'`;
  return db
    .insertInto('notification')
    .values(rows.map((row) => ({ ...row, groupedUntil: row.groupKey === null ? null : groupedUntil })))
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning(['id', 'userId'])
    .execute();
}

/** Serialises notifications of the same group, so that two at once are joined into one. */
export async function lockGroup(db: Db, groupKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${groupKey}, 0))`.execute(db);
}
