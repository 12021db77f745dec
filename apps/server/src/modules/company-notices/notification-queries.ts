import { sql, type SqlBool } from 'kysely';

import type { Person } from '#platform';

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
