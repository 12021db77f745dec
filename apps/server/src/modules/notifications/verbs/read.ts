import { verb, type StaffContext, type Work } from '#platform';
import { notificationById } from '../answers.ts';
import type { NotificationRegistry } from '../kinds.ts';
import { markRead, markReadAbout, markNotificationsRead } from '../queries.ts';

/** Notes that the actor has read one of their notifications, or for null all; other windows hear of it. @throws 404 */
export function readNotifications(
  context: StaffContext,
  registry: NotificationRegistry,
  id: string | null,
): Promise<void> {
  return verb(context, async (work) => {
    const { userId } = work.actor;
    if (id !== null) await notificationById(work, registry, id);
    await markRead(work.db, userId, id);
    work.emitChanged('notification-mark-as-read', { notificationId: id }, [`user:${userId}`]);
  });
}

/** Notes that what tells somebody of messages has been read along with them, up to and with one; other windows hear of it. */
export async function readNotificationsOf(work: Work, message: Parameters<typeof markNotificationsRead>[1]): Promise<void> {
  for (const notificationId of await markNotificationsRead(work.db, message)) {
    work.emitChanged('notification-mark-as-read', { notificationId }, [`user:${message.userId}`]);
  }
}

/** Notes that what tells somebody of a record has been read along with it; other windows hear of it. */
export async function readAbout(work: Work, read: Parameters<typeof markReadAbout>[1]): Promise<void> {
  for (const notificationId of await markReadAbout(work.db, read)) {
    work.emitChanged('notification-mark-as-read', { notificationId }, [`user:${read.userId}`]);
  }
}
