import type { NotificationDeclaration, NotificationSubject } from '#modules/notifications';
import { isReadableInNotification, isRecipientOf, namedInNotification } from './notification-queries.ts';

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
