import { notificationSources, notificationTabs, notificationTypes } from '@szansa/domain/notification';
import { z } from 'zod';

import { cursorPageOf, cursorQuery, endpoint, schemaNames } from '../contract/index.ts';
import { id, idParams, instant, nothing } from './records.ts';

/** The caller's notifications, under the names of the specification. */
export const notification = z
  .object({
    id,
    type: z.enum(notificationTypes),
    source: z.enum(notificationSources),
    /** In the caller's language. */
    message: z.string(),
    /** How many events it covers: several of one conversation within a minute are combined. */
    count: z.int(),
    /** What the record is called that it is about. */
    about: z.string().nullable(),
    /** Of the opportunity it is about. */
    customer: z.object({ id, name: z.string() }).nullable(),
    options: z.object({ customerFileId: id.nullable(), internalEnquiryId: id.nullable() }),
    /** The page of the application it leads to. */
    path: z.string(),
    deliveryTime: instant,
    readAt: instant.nullable(),
  })
  .register(schemaNames, { id: 'Notification' });

const notificationPage = cursorPageOf(notification).register(schemaNames, { id: 'NotificationPage' });

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'notification.get',
    summary: "The caller's own notifications about what they may read, newest first.",
    query: cursorQuery([]).safeExtend({ tab: z.enum(notificationTabs, 'value_not_allowed').optional() }),
    response: notificationPage,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/notifications/unread',
    access: 'notification.get',
    summary: 'How many of the own notifications are unread.',
    response: z.object({
      count: z.int(),
      /** The newest of the caller's notifications, read or not: notifications with a greater id are not counted yet. */
      newestId: id.nullable(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/notifications/{id}',
    access: 'notification.get',
    summary: 'One of the own notifications.',
    params: idParams,
    response: notification,
  }),
  read: endpoint({
    method: 'POST',
    path: '/notifications/{id}/read',
    access: 'notification.get',
    done: 'marked_read',
    summary: 'Notes that an own notification has been read.',
    params: idParams,
    unversioned: 'own',
    response: nothing,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/notifications/read-all',
    access: 'notification.get',
    done: 'marked_read',
    summary: 'Notes that all own notifications have been read.',
    unversioned: 'own',
    response: nothing,
  }),
};
