import { verb, type StaffContext, type Work } from '#platform';
import { notificationById } from '../answers.ts';
import type { NotificationRegistry } from '../kinds.ts';
import { markRead, markReadAbout, markNotificationsRead } from '../queries.ts';

/**
 * Marks one of the actor's notifications, or with null all, as read, and publishes that to other windows. @throws 404
 */
export function readNotifications(
  context: StaffContext,
  registry: NotificationRegistry,
  id: string | null,
): Promise<void> {
  return verb(context, async (work) => {
    const { userId } = work.actor;
    if (id !== null) await notificationById(work, registry, id);
    await markRead(work.db, userId, id);
    work.emit('notification-mark-as-read', { notificationId: id }, [`user:${userId}`]);
  });
}

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
