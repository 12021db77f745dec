import type { Endpoints } from '@szansa/api-client/endpoints';
import type { Language } from '@szansa/domain/account';
import { notificationText } from '@szansa/domain/language';
import { notificationKinds } from '@szansa/domain/notification';
import { opportunityScope } from '@szansa/domain/opportunity';

import { listAnswer, notFound, type HandlerInput, type Produced, type StaffReading } from '#platform';
import {
  countNotifications,
  findNotification,
  listNotifications,
  type Inbox,
  type NotificationRow,
} from './queries.ts';

type Notifications = Endpoints['notifications'];

function inboxOf({ actor }: StaffReading): Inbox {
  return { userId: actor.userId, scope: opportunityScope(actor) };
}

function answer(
  { id, source, content, opportunity, deliveryTime, readAt }: NotificationRow,
  language: Language,
) {
  return {
    id,
    type: notificationKinds[content.kind],
    source,
    message: notificationText(content, language),
    customer: opportunity && { id: opportunity.customerId, name: opportunity.customerName },
    options: { customerFileId: opportunity?.id ?? null, internalEnquiryId: null },
    deliveryTime,
    readAt,
  };
}

/** One page of the actor's own notifications. */
export function notificationsOf(
  reading: StaffReading,
  query: HandlerInput<Notifications['list']>['query'],
): Promise<Produced<Notifications['list']>> {
  const inbox = inboxOf(reading);
  return listAnswer(query, {
    rows: listNotifications(reading.db, inbox, query),
    count: countNotifications(reading.db, inbox, query),
    item: (row) => answer(row, reading.language),
  });
}

/** One of the actor's own notifications. @throws 404 */
export async function notificationById(
  reading: StaffReading,
  id: string,
): Promise<Produced<Notifications['get']>> {
  const row = await findNotification(reading.db, inboxOf(reading), id);
  if (!row) throw notFound();
  return answer(row, reading.language);
}
