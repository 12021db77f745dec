import type { NotificationContent, NotificationSource } from '@szansa/domain/notification';

import type { CreatedAt, Json } from '#platform';

interface NotificationTable {
  id: string;
  userId: string;
  source: NotificationSource;
  content: Json<NotificationContent>;
  customerFileId: string | null;
  /** What it is about: nobody is told the same twice. */
  key: string;
  deliveryTime: CreatedAt;
  readAt: Date | null;
}

/** The table of notifications. */
export interface NotificationsTables {
  notification: NotificationTable;
}
