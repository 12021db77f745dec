import { sql, type SqlBool } from 'kysely';

import type { NotificationDeclaration, NotificationSubject } from '#modules/notifications';
import type { Person } from '#platform';

/** Whether an announcement is for a user, of `app_user`. */
const isRecipientOf = (companyNoticeId: string) => sql<SqlBool>`exists (
  select 1 from company_notice_recipient one
  where one.company_notice_id = ${companyNoticeId} and one.user_id = app_user.id and one.is_addressed
)`;

/** Whether the announcement of a `notification` is for the user. */
function isReadableInNotification({ userId }: Person) {
  return sql<SqlBool>`exists (
    select 1 from company_notice_recipient one
    where one.company_notice_id = notification.company_notice_id and one.user_id = ${userId}
      and (one.is_addressed or one.confirmed_at is not null)
  )`;
}

/** The announcement of a `notification`, which needs no name: the notification's text contains the title. */
const namedInNotification = sql<null>`null`;

/** Who may get notifications about an announcement: only its recipients. */
const noticeSubject: NotificationSubject = {
  column: 'companyNoticeId',
  isReader: isRecipientOf,
  isReadable: isReadableInNotification,
  named: namedInNotification,
};

const about = {
  group: 'notices',
  source: 'dashboard',
  type: () => 'admin' as const,
  right: 'notification.get',
  subject: noticeSubject,
  link: (_: unknown, recordId: string | null): `/${string}` =>
    recordId === null ? '/my-company-notifications' : `/my-company-notifications?notice=${recordId}`,
} as const;

/** Notification that an announcement was sent to the recipient. */
export const noticeNew: NotificationDeclaration<'company_notice_new'> = {
  ...about,
  kind: 'company_notice_new',
  on: {
    'announcement.sent': async (_, announcements) =>
      announcements.map(({ announcementId: recordId, title, recipients }) => ({
        to: recipients,
        recordId,
        content: { kind: 'company_notice_new', title },
      })),
  },
};

/** Notification that reminds the recipient to confirm an announcement; requests within a minute are joined into one. */
export const noticeReminder: NotificationDeclaration<'company_notice_reminder'> = {
  ...about,
  kind: 'company_notice_reminder',
  joined: 'record',
};

export const noticeNotifications = {
  company_notice_new: noticeNew,
  company_notice_reminder: noticeReminder,
};
