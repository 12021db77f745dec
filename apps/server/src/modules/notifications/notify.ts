import { notificationMail, notificationText } from '@szansa/domain/language';
import { v7 as uuidv7 } from 'uuid';

import {
  json,
  linkTo,
  queueMail,
  type DomainEvents,
  type MailEnded,
  type Subscribers,
  type Work,
} from '#platform';
import {
  deleteUnread,
  insertNotifications,
  joinUnread,
  lockGroup,
  recipientsAmong,
  type Recipient,
} from './delivery-queries.ts';
import type { NewNotification, NotificationDeclaration, NotificationRegistry } from './kinds.ts';

/** The page where users choose the channels of notifications. */
export const settingsPath = '/profile/notifications';

/** A mail about one notification makes sense for so many minutes: a day. */
const mailMinutes = 24 * 60;

/** A notification with the number of events that it represents. */
interface Joined extends NewNotification {
  readonly count: number;
}

/** Joins notifications of the same group to the same users into one; one about several records refers to none. */
function joinedOf(
  { joined }: NotificationDeclaration,
  notifications: readonly NewNotification[],
): readonly Joined[] {
  const all: Joined[] = [];
  for (const one of notifications) {
    const last = all.at(-1);
    const isSame = last?.recordId === one.recordId;
    if (last && joined && (joined === 'kind' || isSame) && last.to.join() === one.to.join()) {
      all.splice(-1, 1, { ...one, recordId: isSame ? one.recordId : null, count: last.count + 1 });
    } else all.push({ ...one, count: 1 });
  }
  return all;
}

function rowOf({ source, subject }: NotificationDeclaration, { recordId }: NewNotification) {
  return {
    source: recordId === null ? ('dashboard' as const) : source,
    customerFileId: subject?.column === 'customerFileId' ? recordId : null,
    internalEnquiryId: subject?.column === 'internalEnquiryId' ? recordId : null,
    companyNoticeId: subject?.column === 'companyNoticeId' ? recordId : null,
    receivedMailId: subject?.column === 'receivedMailId' ? recordId : null,
  };
}

async function mail(
  work: Work,
  declared: NotificationDeclaration,
  { content, recordId, count }: Joined,
  { id: userId, email, locale }: Recipient,
): Promise<void> {
  const { config } = work.platform;
  const line = {
    text: notificationText(content, count, locale),
    link: linkTo(config, declared.link(content, recordId)),
  };
  const text = notificationMail(line, linkTo(config, settingsPath), locale);
  await queueMail(work, { kind: 'notice', userId, to: email, ...text, minutes: mailMinutes });
}

async function deliver(
  work: Work,
  declared: NotificationDeclaration,
  delivered: Joined,
  recipients: ReadonlyMap<string, Recipient>,
): Promise<void> {
  const { to, content, recordId, count, key } = delivered;
  const row = rowOf(declared, delivered);
  const groupKey =
    declared.joined === undefined
      ? null
      : [declared.kind, ...(declared.joined === 'record' ? [recordId] : [])].join('/');
  // notifications about one record are created under that record's lock, so only other groups need a lock
  if (groupKey !== null && declared.joined === 'kind') await lockGroup(work.db, groupKey);
  if (declared.isLatestOnly && key !== undefined) {
    await deleteUnread(work.db, { kind: declared.kind, userIds: to, key });
  }
  const joined =
    groupKey === null ? [] : await joinUnread(work.db, { groupKey, userIds: to, count, content, ...row });
  const others = to.filter((id) => !joined.some(({ userId }) => userId === id));
  const rows = others.map((userId) => {
    const id = uuidv7();
    return {
      id,
      userId,
      ...row,
      content: json(content),
      key: key ?? id,
      count,
      groupKey,
      awaitsSummary: recipients.get(userId)?.channel === 'summary',
      readAt: null,
    };
  });
  const written = rows.length === 0 ? [] : await insertNotifications(work.db, rows);
  // joined notifications show no toast of their own; one about several records may be hidden until another joins it
  const joining = { isQuiet: true, ...(declared.joined === 'record' && { isJoined: true as const }) };
  for (const { id: notificationId, userId } of joined) {
    work.emit('notification-new', { notificationId, ...joining }, [`user:${userId}`]);
  }
  for (const { id: notificationId, userId } of written) {
    const isQuiet = declared.isQuiet === true || recipients.get(userId)?.channel === 'summary';
    work.emit('notification-new', { notificationId, isQuiet }, [`user:${userId}`]);
  }
  for (const { userId } of written) {
    const recipient = recipients.get(userId);
    if (recipient?.channel === 'mail') await mail(work, declared, delivered, recipient);
  }
}

/**
 * Creates notifications of a kind in the current transaction, by each user's channel. Recipients are active users who
 * may read the record now, without the user who caused it. Connected users get the event after the commit, when mails
 * are queued.
 */
export async function notify(
  work: Work,
  declared: NotificationDeclaration,
  notifications: readonly NewNotification[],
): Promise<void> {
  const causedBy = work.actor?.userId;
  for (const one of joinedOf(declared, notifications)) {
    const named = new Set(one.to);
    if (causedBy !== undefined) named.delete(causedBy);
    if (named.size === 0) continue;
    const recipients = await recipientsAmong(work.db, declared, { ids: [...named], recordId: one.recordId });
    const to = [...named].filter((id) => recipients.has(id));
    if (to.length > 0) await deliver(work, declared, { ...one, to }, recipients);
  }
}

/** Returns the subscribers that notify users, in the transaction of each event, by the kinds that it causes. */
export function notifyOnEvents(registry: NotificationRegistry): Subscribers {
  const declarations: readonly NotificationDeclaration[] = Object.values(registry);

  function subscriberTo<Name extends keyof DomainEvents>(name: Name) {
    return async (work: Work, events: readonly DomainEvents[Name][]): Promise<void> => {
      for (const declared of declarations) {
        const caused = await declared.on?.[name]?.(work, events);
        if (caused) await notify(work, declared, caused);
      }
    };
  }

  const names = new Set(declarations.flatMap(({ on = {} }) => Object.keys(on) as (keyof DomainEvents)[]));
  return Object.fromEntries([...names].map((name) => [name, subscriberTo(name)]));
}

/** Returns a subscriber that notifies users of the result of their mails. */
export function notifyOfMails(registry: NotificationRegistry): MailEnded {
  const declarations: readonly NotificationDeclaration[] = Object.values(registry);
  return async (work, ended) => {
    for (const declared of declarations) {
      if (declared.onMailEnd) await notify(work, declared, await declared.onMailEnd(work, ended));
    }
  };
}
