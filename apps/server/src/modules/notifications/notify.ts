import type { NotificationContent, NotificationSource } from '@szansa/domain/notification';
import { v7 as uuidv7 } from 'uuid';

import { json, type Work } from '#platform';
import { insertNotifications } from './queries.ts';

/** Something one person is told. */
export interface NewNotification {
  readonly userId: string;
  readonly source: NotificationSource;
  readonly content: NotificationContent;
  readonly customerFileId: string | null;
  /** What it is about, such as `activity/ID/INSTANT`: one person is told the same once. */
  readonly key: string;
}

/** Tells people something, in the work's transaction; who is connected hears of it after the commit. */
export async function notify(work: Work, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return;
  const rows = notifications.map(({ content, ...rest }) => ({
    ...rest,
    id: uuidv7(),
    content: json(content),
  }));
  for (const { id, userId } of await insertNotifications(work.db, rows)) {
    work.announce('notification-new', { notificationId: id }, [`user:${userId}`]);
  }
}
