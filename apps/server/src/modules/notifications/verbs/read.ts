import { verb, type StaffContext } from '#platform';
import { notificationById } from '../answers.ts';
import { markRead } from '../queries.ts';

/** Notes that the actor has read one of their notifications, or for null all; other windows hear of it. @throws 404 */
export function readNotifications(context: StaffContext, id: string | null): Promise<void> {
  return verb(context, async (work) => {
    const { userId } = work.actor;
    if (id !== null) await notificationById(work, id);
    await markRead(work.db, userId, id);
    work.announce('notification-mark-as-read', { notificationId: id }, [`user:${userId}`]);
  });
}
