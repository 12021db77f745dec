import { notificationSources, notificationTabs, notificationTypes } from '@szansa/domain/notification';
import { z } from 'zod';

import { endpoint, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { id, idParams, instant, nothing } from './records.ts';

/** What the caller was told, under the names of the specification. */
export const notification = z
  .object({
    id,
    type: z.enum(notificationTypes),
    source: z.enum(notificationSources),
    /** In the caller's language. */
    message: z.string(),
    /** Of the opportunity it leads to, as far as the caller may read that now. */
    customer: z.object({ id, name: z.string() }).nullable(),
    options: z.object({ customerFileId: id.nullable(), internalEnquiryId: id.nullable() }),
    deliveryTime: instant,
    readAt: instant.nullable(),
  })
  .register(schemaNames, { id: 'Notification' });

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: 'notification.get',
    summary: "The caller's own notifications, newest first.",
    query: listQuery({
      sort: { deliveryTime: null },
      defaultSort: '-deliveryTime',
      filters: { tab: z.enum(notificationTabs, 'value_not_allowed').optional() },
    }),
    response: pageOf(notification),
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
    summary: 'Notes that an own notification has been read.',
    params: idParams,
    unversioned: 'own',
    response: nothing,
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/notifications/read-all',
    access: 'notification.get',
    summary: 'Notes that all own notifications have been read.',
    unversioned: 'own',
    response: nothing,
  }),
};
