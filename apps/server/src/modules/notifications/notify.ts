import { notificationMail, notificationText } from '@szansa/domain/language';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import { json, linkTo, queueMail, type Work } from '#platform';
import {
  insertNotifications,
  joinUnread,
  lockGroup,
  recipientsAmong,
  type Recipient,
} from './delivery-queries.ts';
import type { NotificationDeclaration, Told } from './kinds.ts';

/** The page where people choose how they are told. */
export const settingsPath = '/profile/notifications';

/** A mail about one notification makes sense for so many minutes: a day. */
const mailMinutes = 24 * 60;

/** What is told to people who may be told it, and for how many it stands. */
interface Delivered extends Told {
  readonly to: readonly [string, ...string[]];
  readonly count: number;
}

const isSomebody = (ids: readonly string[]): ids is readonly [string, ...string[]] => ids.length > 0;

/** Of what is told, what each may read now; several that would be one for the same people become one. */
async function deliverable(
  work: Work,
  declared: NotificationDeclaration,
  told: readonly Told[],
  recipients: ReadonlyMap<string, Recipient>,
): Promise<readonly Delivered[]> {
  const { subject, right, joined } = declared;
  const delivered: Delivered[] = [];
  for (const one of told) {
    const wanted = [...new Set(one.to)].filter((id) => recipients.has(id));
    const to =
      subject === null || one.recordId === null
        ? wanted
        : await subject.readersAmong(work.db, wanted, one.recordId, right);
    if (!isSomebody(to)) continue;
    const last = delivered.at(-1);
    const isOne =
      joined !== undefined &&
      last?.to.join() === to.join() &&
      (joined === 'kind' || last.recordId === one.recordId);
    if (isOne) {
      const recordId = last.recordId === one.recordId ? one.recordId : null;
      delivered.splice(-1, 1, { ...one, to, recordId, count: last.count + 1 });
    } else delivered.push({ ...one, to, count: 1 });
  }
  return delivered;
}

function rowOf({ source, subject }: NotificationDeclaration, { recordId }: Told) {
  return {
    source: recordId === null ? ('dashboard' as const) : source,
    customerFileId: subject?.column === 'customerFileId' ? recordId : null,
    internalEnquiryId: subject?.column === 'internalEnquiryId' ? recordId : null,
  };
}

async function mail(
  work: Work,
  declared: NotificationDeclaration,
  { content, recordId, count }: Delivered,
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
  delivered: Delivered,
  recipients: ReadonlyMap<string, Recipient>,
): Promise<void> {
  const { to, content, recordId, count, key } = delivered;
  const row = rowOf(declared, delivered);
  const groupKey =
    declared.joined === undefined
      ? null
      : [declared.kind, ...(declared.joined === 'record' ? [recordId] : [])].join('/');
  if (groupKey !== null) await lockGroup(work.db, groupKey);
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
      groupedUntil: groupKey === null ? null : sql<Date>`now() + interval '1 minute'`,
      awaitsSummary: recipients.get(userId)?.channel === 'summary',
      readAt: null,
    };
  });
  const written = rows.length === 0 ? [] : await insertNotifications(work.db, rows);
  for (const { id: notificationId, userId } of [...joined, ...written]) {
    const isQuiet = declared.isQuiet === true || recipients.get(userId)?.channel === 'summary';
    work.announce('notification-new', { notificationId, isQuiet }, [`user:${userId}`]);
  }
  for (const { userId } of written) {
    const recipient = recipients.get(userId);
    if (recipient?.channel === 'mail') await mail(work, declared, delivered, recipient);
  }
}

/**
 * Tells people something of a kind, in the work's transaction, as each has chosen: those who are active and may read its
 * record now, but for whoever caused it. Who is connected hears of it after the commit; mails are on their way then.
 */
export async function notify(
  work: Work,
  declared: NotificationDeclaration,
  told: readonly Told[],
): Promise<void> {
  const causedBy = work.actor?.userId;
  const named = new Set(told.flatMap(({ to }) => to));
  if (causedBy !== undefined) named.delete(causedBy);
  const recipients = await recipientsAmong(work.db, [...named], declared.kind);
  if (recipients.size === 0) return;
  for (const delivered of await deliverable(work, declared, told, recipients)) {
    await deliver(work, declared, delivered, recipients);
  }
}
