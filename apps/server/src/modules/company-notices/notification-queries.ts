import { sql, type SqlBool } from 'kysely';

import type { Db, Person } from '#platform';

/** Returns the titles of announcements for notifications, and their recipients. */
export function findTellable(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('companyNotice')
    .select(['id', 'title'])
    .select(
      sql<string[]>`array(
        select one.user_id from company_notice_recipient one
        where one.company_notice_id = company_notice.id and one.is_addressed
        order by one.user_id
      )`.as('to'),
    )
    .where('id', 'in', [...ids])
    .execute();
}

/** Whether an announcement is for a user, of `app_user`. */
export const isRecipientOf = (companyNoticeId: string) => sql<SqlBool>`exists (
  select 1 from company_notice_recipient one
  where one.company_notice_id = ${companyNoticeId} and one.user_id = app_user.id and one.is_addressed
)`;

/** Whether the announcement of a `notification` is for the user. */
export function isReadableInNotification({ userId }: Person) {
  return sql<SqlBool>`exists (
    select 1 from company_notice_recipient one
    where one.company_notice_id = notification.company_notice_id and one.user_id = ${userId}
      and (one.is_addressed or one.confirmed_at is not null)
  )`;
}

/** The announcement of a `notification`, which needs no name: the notification's text contains the title. */
export const namedInNotification = sql<null>`null`;
