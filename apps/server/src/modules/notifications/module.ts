import { verb, type Module, type StaffContext } from '#platform';
import { notificationById, notificationsOf, unreadOf } from './answers.ts';
import { choicesOf, chooseChannel } from './choices.ts';
import type { NotificationRegistry } from './kinds.ts';
import { sweepNotifications } from './morning-queries.ts';
import { morningJob } from './mornings.ts';
import { notifyOfMails, notifyOnEvents } from './notify.ts';
import { markRead } from './queries.ts';

/**
 * Marks one of the actor's notifications, or with null all, as read, and publishes that to other windows. @throws 404
 */
function readNotifications(
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

/** Notifications of the kinds that modules declare, and each user's choice of channels. */
export function notificationsModule(registry: NotificationRegistry) {
  return {
    routes: {
      notifications: {
        list: ({ query, context }) => notificationsOf(context, registry, query),
        unread: ({ context }) => unreadOf(context, registry),
        get: ({ params, context }) => notificationById(context, registry, params.id),
        read: async ({ params, context }) => {
          await readNotifications(context, registry, params.id);
          return null;
        },
        readAll: async ({ context }) => {
          await readNotifications(context, registry, null);
          return null;
        },
      },
      profile: {
        notifications: ({ context }) => choicesOf(context, registry),
        chooseNotification: ({ body, context }) => chooseChannel(context, registry, body),
      },
    },
    subscribers: notifyOnEvents(registry),
    mailEnded: notifyOfMails(registry),
    jobs: [morningJob(registry)],
    sweeps: [sweepNotifications],
  } as const satisfies Module;
}
