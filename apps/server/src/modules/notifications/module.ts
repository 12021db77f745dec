import type { Module } from '#platform';
import { notificationById, notificationsOf, unreadOf } from './answers.ts';
import { chooseChannel, choicesOf } from './choices.ts';
import type { NotificationRegistry } from './kinds.ts';
import { sweepNotifications } from './morning-queries.ts';
import { morningJob } from './mornings.ts';
import { notifyOfMails, notifyOnEvents } from './notify.ts';
import { readNotifications } from './verbs/read.ts';

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
