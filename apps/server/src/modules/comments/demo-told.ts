import { personName } from '@szansa/domain/shared';

import { workBefore } from '#demo';
import { addNotifications } from '#modules/notifications';
import type { Demo } from '#platform';
import { lastMessages } from './demo-queries.ts';

/** Owners have been told what was said within so many working days. */
const notifiedDays = 8;

/** They look at what they are told within so many, whether they read the conversation or not. */
const lookedAtDays = 2;

/** Tells the owners of opportunities of the last message of others. */
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
