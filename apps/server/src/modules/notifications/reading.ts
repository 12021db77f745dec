import type { Work } from '#platform';
import { markNotificationsRead, markReadAbout } from './queries.ts';

/**
 * Marks notifications about messages up to and including one as read, and publishes that to the user's other windows.
 */
export async function readNotificationsOf(
  work: Work,
  message: Parameters<typeof markNotificationsRead>[1],
): Promise<void> {
  for (const notificationId of await markNotificationsRead(work.db, message)) {
    work.emit('notification-mark-as-read', { notificationId }, [`user:${message.userId}`]);
  }
}

/** Marks notifications about a record as read together with it, and publishes that to the user's other windows. */
export async function readAbout(work: Work, read: Parameters<typeof markReadAbout>[1]): Promise<void> {
  for (const notificationId of await markReadAbout(work.db, read)) {
    work.emit('notification-mark-as-read', { notificationId }, [`user:${read.userId}`]);
  }
}
