import type { Module } from '#platform';
import { notificationById, notificationsOf } from './answers.ts';
import { readNotifications } from './verbs/read.ts';

/** What people are told. */
export const notificationsModule = {
  routes: {
    notifications: {
      list: ({ query, context }) => notificationsOf(context, query),
      get: ({ params, context }) => notificationById(context, params.id),
      read: async ({ params, context }) => {
        await readNotifications(context, params.id);
        return null;
      },
      readAll: async ({ context }) => {
        await readNotifications(context, null);
        return null;
      },
    },
  },
} as const satisfies Module;
