import { personName } from '@szansa/domain/shared';

import { workBefore } from '#demo';
import { addNotifications } from '#modules/notifications';
import type { Demo } from '#platform';
import { lastMessages } from './demo-queries.ts';

/** Owners have notifications of messages from this many past working days. */
const notifiedDays = 8;

/** They read a notification within this many working days, whether or not they read the conversation. */
const lookedAtDays = 2;

/** Adds notifications for owners of opportunities about the last message of another user. */
export async function notifyOwners({ work, random, now }: Demo): Promise<void> {
  const messages = await lastMessages(work.db, workBefore(now, notifiedDays));
  const lookedAt = workBefore(now, lookedAtDays);
  await addNotifications(
    work.db,
    messages.map(({ messageId, createdAt, customerFileId, number, userId, readAt, ...author }) => ({
      id: random.id(createdAt),
      userId,
      customerFileId,
      at: createdAt,
      readAt: readAt ?? (createdAt < lookedAt ? lookedAt : null),
      content: { kind: 'comment_new', number, messageId, isNote: false, author: personName(author) },
    })),
  );
}
