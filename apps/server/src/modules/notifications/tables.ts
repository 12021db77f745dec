import type {
  NotificationChannel,
  NotificationContent,
  NotificationKind,
  NotificationSource,
} from '@szansa/domain/notification';

import type { CalendarDate, CreatedAt, Generated, Json } from '#platform';

interface NotificationTable {
  id: string;
  userId: string;
  source: NotificationSource;
  /** Content of the newest event, where it represents several. */
  content: Json<NotificationContent>;
  customerFileId: string | null;
  internalEnquiryId: string | null;
  companyNoticeId: string | null;
  receivedMailId: string | null;
  /** Identity of the notification: a user gets one only once. */
  key: string;
  /** Number of events that it represents. */
  count: Generated<number>;
  /** What others have to share to be one with it, until `groupedUntil`. */
  groupKey: string | null;
  groupedUntil: Date | null;
  /** Whether the morning's summary includes it if it is still unread. */
  awaitsSummary: Generated<boolean>;
  deliveryTime: CreatedAt;
  readAt: Date | null;
}

interface NotificationChoiceTable {
  userId: string;
  kind: NotificationKind;
  channel: NotificationChannel;
}

interface NotificationMorningTable {
  day: CalendarDate;
  writtenAt: CreatedAt;
}

/** The tables of notifications. */
export interface NotificationsTables {
  notification: NotificationTable;
  notificationChoice: NotificationChoiceTable;
  notificationMorning: NotificationMorningTable;
}
