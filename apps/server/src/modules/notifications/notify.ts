import { notificationMail, notificationText } from '@szansa/domain/language';
import { v7 as uuidv7 } from 'uuid';

import { linkTo, queueMail, type DomainEvents, type MailEnded, type Subscribers, type Work } from '#platform';
import { deliverTo, lockGroup, type Delivered } from './delivery-queries.ts';
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

/** Where a notification comes from, and the record it is about. */
function placeOf({ source, subject }: NotificationDeclaration, { recordId }: NewNotification) {
  return {
    source: recordId === null ? ('dashboard' as const) : source,
    about: {
      customerFileId: subject?.column === 'customerFileId' ? recordId : null,
      internalEnquiryId: subject?.column === 'internalEnquiryId' ? recordId : null,
      companyNoticeId: subject?.column === 'companyNoticeId' ? recordId : null,
      receivedMailId: subject?.column === 'receivedMailId' ? recordId : null,
    },
  };
}

async function mail(
  work: Work,
  declared: NotificationDeclaration,
  { content, recordId, count }: Joined,
  { id: userId, email, locale }: Delivered,
): Promise<void> {
  const { config } = work.platform;
  const line = {
    text: notificationText(content, count, locale),
    link: linkTo(config, declared.link(content, recordId)),
  };
  const text = notificationMail(line, linkTo(config, settingsPath), locale);
  await queueMail(work, { kind: 'notice', userId, to: email, ...text, minutes: mailMinutes });
}

/** What a notification is joined with; null for what stays by itself. */
function groupOf({ kind, joined }: NotificationDeclaration, { recordId }: Joined): string | null {
  if (joined === undefined) return null;
  return [kind, ...(joined === 'record' ? [recordId] : [])].join('/');
}

async function deliver(work: Work, declared: NotificationDeclaration, one: Joined): Promise<void> {
  const { to: userIds, content, recordId, count, key = null } = one;
  const groupKey = groupOf(declared, one);
  // notifications about one record are created under that record's lock, so only other groups need a lock
  if (groupKey !== null && declared.joined === 'kind') await lockGroup(work.db, groupKey);
  const ids = userIds.map(() => uuidv7());
  const row = { userIds, ids, recordId, groupKey, key, count, content: JSON.stringify(content) };
  const delivered = await deliverTo(work.db, declared, { ...row, ...placeOf(declared, one) });
  // joined notifications show no toast of their own; one about several records may be hidden until another joins it
  const joining = { isQuiet: true, ...(declared.joined === 'record' && { isJoined: true as const }) };
  for (const { id: userId, notificationId, isJoined, channel } of delivered) {
    const isQuiet = declared.isQuiet === true || channel === 'summary';
    const shown = isJoined ? joining : { isQuiet };
    work.emit('notification-new', { notificationId, ...shown }, [`user:${userId}`]);
  }
  for (const recipient of delivered)
    if (!recipient.isJoined && recipient.channel === 'mail') await mail(work, declared, one, recipient);
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
    if (named.size > 0) await deliver(work, declared, { ...one, to: [...named] });
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
