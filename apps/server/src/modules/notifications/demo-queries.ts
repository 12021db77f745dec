import type { NotificationContent } from '@szansa/domain/notification';

import { json, type Db } from '#platform';

/** A user's notification about an opportunity. */
export interface DemoNotification {
  readonly id: string;
  readonly userId: string;
  readonly customerFileId: string;
  readonly content: NotificationContent;
  readonly at: Date;
  /** Null of what they have not looked at. */
  readonly readAt: Date | null;
}

/** Inserts notifications of the demo's users. */
export async function addNotifications(db: Db, notifications: readonly DemoNotification[]): Promise<void> {
  if (notifications.length === 0) return;
  await db
    .insertInto('notification')
    .values(
      notifications.map(({ content, at, ...row }) => ({
        ...row,
        source: 'customerFile' as const,
        content: json(content),
        key: row.id,
        groupKey: null,
        groupedUntil: null,
        deliveryTime: at,
      })),
    )
    .execute();
}
