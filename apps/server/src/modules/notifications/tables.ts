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
  /** Of the newest, where it stands for several. */
  content: Json<NotificationContent>;
  customerFileId: string | null;
  internalEnquiryId: string | null;
  companyNoticeId: string | null;
  receivedMailId: string | null;
  /** What it is about: nobody is told the same twice. */
  key: string;
  /** For how many it stands. */
  count: Generated<number>;
  /** What others have to share to be one with it, until `groupedUntil`. */
  groupKey: string | null;
  groupedUntil: Date | null;
  /** Whether the summary of a morning is to tell of it while it is unread. */
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
