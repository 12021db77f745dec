import type { Language } from '@szansa/domain/account';
import { usualChannel, type NotificationChannel, type NotificationSource } from '@szansa/domain/notification';
import { sql } from 'kysely';

import { hasRights } from '#modules/users';
import { compiledFor, isAmong, type Db } from '#platform';
import type { NotificationDeclaration } from './kinds.ts';

/** A user who can be notified, with their channel for a kind of notification. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly locale: Language;
  readonly channel: NotificationChannel;
}

/** A notification to some users. */
export interface Delivery {
  readonly userIds: readonly string[];
  /** An id for each user's notification, if it is a new one. */
  readonly ids: readonly string[];
  /** Null for what is about no record. */
  readonly recordId: string | null;
  /** What it is joined with; null for what stays by itself. */
  readonly groupKey: string | null;
  /** Its identity; null for what occurs only once. */
  readonly key: string | null;
  /** Number of events that it represents. */
  readonly count: number;
  /** JSON. */
  readonly content: string;
  readonly source: NotificationSource;
  readonly about: {
    readonly customerFileId: string | null;
    readonly internalEnquiryId: string | null;
    readonly companyNoticeId: string | null;
    readonly receivedMailId: string | null;
  };
}

/** A user with the notification they got. */
export interface Delivered extends Recipient {
  readonly notificationId: string;
  /** Whether it was joined into one of the last minute. */
  readonly isJoined: boolean;
}

/**
 * Selects those of the users who are active, may read notifications, have the right of a kind, may read its record, if
 * it has one, and have not turned the kind off, with their channel.
 */
function recipients(
  { kind, right, subject }: NotificationDeclaration,
  db: Db,
  { userIds, recordId }: Pick<Delivery, 'userIds' | 'recordId'>,
  hasRecord: boolean,
) {
  const channel = sql<NotificationChannel>`coalesce(notification_choice.channel, ${sql.lit(usualChannel)})`;
  return db
    .selectFrom('appUser')
    .leftJoin('notificationChoice', (join) =>
      join
        .onRef('notificationChoice.userId', '=', 'appUser.id')
        .on('notificationChoice.kind', '=', sql.lit(kind)),
    )
    .select(['appUser.id', 'appUser.email', 'appUser.locale', channel.as('channel')])
    .where(isAmong(sql.ref('appUser.id'), userIds))
    .where('appUser.isActive', '=', sql.lit(true))
    .where(channel, '<>', sql.lit('none'))
    .where(hasRights('notification.get', right))
    .$if(hasRecord, (query) => query.where(subject?.isReader(recordId ?? '', right) ?? sql.lit(true)));
}

/** The values of a delivery, as a part of its statement. */
const given = ({ about, ...one }: Delivery) => sql`
  select ${one.count}::int as count, ${one.content}::jsonb as content, ${one.source}::text as source,
    ${one.groupKey}::text as group_key, ${one.key}::text as key,
    ${about.customerFileId}::uuid as customer_file_id, ${about.internalEnquiryId}::uuid as internal_enquiry_id,
    ${about.companyNoticeId}::uuid as company_notice_id, ${about.receivedMailId}::uuid as received_mail_id`;

const isSame = sql`(
  n.customer_file_id is not distinct from given.customer_file_id
  and n.internal_enquiry_id is not distinct from given.internal_enquiry_id
  and n.company_notice_id is not distinct from given.company_notice_id
  and n.received_mail_id is not distinct from given.received_mail_id
)`;

/** Joins a notification into the unread ones of its group of the last minute; one from several records names none. */
const joinUnread = sql`
  update notification n set
    count = n.count + given.count,
    content = given.content,
    source = case when ${isSame} then given.source else 'dashboard' end,
    customer_file_id = case when ${isSame} then n.customer_file_id end,
    internal_enquiry_id = case when ${isSame} then n.internal_enquiry_id end,
    company_notice_id = case when ${isSame} then n.company_notice_id end,
    received_mail_id = case when ${isSame} then n.received_mail_id end
  from recipient, given
  where n.user_id = recipient.id and n.group_key = given.group_key and n.read_at is null and n.grouped_until > now()
  returning n.id, n.user_id`;

const joinNone = sql`select null::uuid as id, null::uuid as user_id where false`;

/** Writes it for those who have none to join; those of a group are open to more for a minute. */
const writeNew = ({ userIds, ids }: Delivery) => sql`
  insert into notification (
    id, user_id, source, content, count, key, group_key, grouped_until, awaits_summary,
    customer_file_id, internal_enquiry_id, company_notice_id, received_mail_id
  )
  select fresh.id, recipient.id, source, content, count, coalesce(key, fresh.id::text), group_key,
    case when group_key is not null then now() + interval '1 minute' end, recipient.channel = 'summary',
    customer_file_id, internal_enquiry_id, company_notice_id, received_mail_id
  from recipient join unnest(${userIds}::uuid[], ${ids}::uuid[]) as fresh (user_id, id) on fresh.user_id = recipient.id,
    given
  where recipient.id not in (select user_id from joined)
  on conflict (user_id, key) do nothing
  returning id, user_id`;

function delivery(declared: NotificationDeclaration, db: Db, hasRecord: boolean, one: Delivery) {
  const outdated = sql`
    delete from notification n using recipient, given
    where n.user_id = recipient.id and n.read_at is null and n.content->>'kind' = ${sql.lit(declared.kind)}
      and n.key <> given.key`;
  return sql<Delivered>`
    with given as (${given(one)}),
    recipient as materialized ${recipients(declared, db, one, hasRecord)},
    outdated as (${declared.isLatestOnly ? outdated : sql`select`}),
    joined as (${declared.joined === undefined ? joinNone : joinUnread}),
    written as (${writeNew(one)})
    select recipient.id, email, locale, channel, got.id as notification_id, got.is_joined
    from recipient join (
      select id, user_id, true as is_joined from joined union all select id, user_id, false from written
    ) got on got.user_id = recipient.id`;
}

const deliveryAboutNone = compiledFor((declared: NotificationDeclaration, db, one: Delivery) =>
  delivery(declared, db, false, one),
);
const deliveryAboutRecord = compiledFor((declared: NotificationDeclaration, db, one: Delivery) =>
  delivery(declared, db, true, one),
);

/**
 * Delivers a notification to those of the users who may get it, by one statement, and returns who got it. One that was
 * there under its key is not delivered again; of a kind that describes the current state, unread ones are replaced.
 */
export function deliverTo(
  db: Db,
  declared: NotificationDeclaration,
  one: Delivery,
): Promise<readonly Delivered[]> {
  return (one.recordId === null ? deliveryAboutNone : deliveryAboutRecord)(declared)(db, one);
}

/** Serialises notifications of the same group, so that two at once are joined into one. */
export async function lockGroup(db: Db, groupKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${groupKey}, 0))`.execute(db);
}
