import type { Endpoints } from '@szansa/api-client/endpoints';
import type { Language } from '@szansa/domain/account';
import { notificationText } from '@szansa/domain/language';
import type { NotificationTab } from '@szansa/domain/notification';

import {
  notFound,
  readPage,
  type Person,
  type HandlerInput,
  type Produced,
  type StaffReading,
} from '#platform';
import { declarationOf, type NotificationDeclaration, type NotificationRegistry } from './kinds.ts';
import {
  countUnread,
  findNotification,
  listNotifications,
  recordOf,
  type Inbox,
  type NotificationRow,
} from './queries.ts';
import { aboutSubjects, type NotificationSubject } from './subject-queries.ts';

type Notifications = Endpoints['notifications'];

function subjectsOf(registry: NotificationRegistry): readonly NotificationSubject[] {
  const declarations: readonly NotificationDeclaration[] = Object.values(registry);
  return [...new Set(declarations.flatMap(({ subject }) => subject ?? []))];
}

/** What an actor may read of notifications: their own, of kinds whose rights they have, about records they may read. */
export function inboxOf(registry: NotificationRegistry, actor: Person): Inbox {
  const declarations: readonly NotificationDeclaration[] = Object.values(registry);
  return {
    userId: actor.userId,
    kinds: declarations.filter(({ right }) => actor.can(right)).map(({ kind }) => kind),
    ...aboutSubjects(subjectsOf(registry), actor),
  };
}

function answer(registry: NotificationRegistry, row: NotificationRow, language: Language) {
  const { id, source, content, count, named, deliveryTime, readAt } = row;
  const { customerFileId, internalEnquiryId } = row;
  const declared = declarationOf(registry, content.kind);
  return {
    id,
    type: declared.type(content),
    source,
    message: notificationText(content, count, language),
    count,
    about: named?.name ?? null,
    customer: named && named.customerId !== null ? { id: named.customerId, name: named.name } : null,
    options: { customerFileId, internalEnquiryId },
    path: declared.link(content, recordOf(row)),
    deliveryTime,
    readAt,
  };
}

/** One page of the actor's own notifications, the newest first. @throws 404, 422 for a place that is not of them */
export async function notificationsOf(
  { db, actor, language }: StaffReading,
  registry: NotificationRegistry,
  { tab, limit, around, cursor, order }: HandlerInput<Notifications['list']>['query'],
): Promise<Produced<Notifications['list']>> {
  const inbox = inboxOf(registry, actor);
  const page = await readPage(
    {
      name: `notifications:${tab ?? 'all'}`,
      read: (side, from, most) => listNotifications(db, inbox, tab, { side, from, limit: most }),
      has: async (id) => (await findNotification(db, inbox, id, tab)) !== undefined,
    },
    { cursor, around: around === undefined || around === 'newest' ? null : around, limit },
  );
  const items = page.rows.map((row) => answer(registry, row, language));
  return {
    items: order === 'DESC' ? items : items.toReversed(),
    older: page.older,
    newer: page.newer,
  };
}

/** How many of the actor's notifications are unread. */
export async function unreadOf({ db, actor }: StaffReading, registry: NotificationRegistry) {
  return countUnread(db, inboxOf(registry, actor));
}

/** One of the actor's own notifications. @throws 404 */
export async function notificationById(
  { db, actor, language }: StaffReading,
  registry: NotificationRegistry,
  id: string,
  tab?: NotificationTab,
): Promise<Produced<Notifications['get']>> {
  const row = await findNotification(db, inboxOf(registry, actor), id, tab);
  if (!row) throw notFound();
  return answer(registry, row, language);
}
