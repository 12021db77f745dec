import { personName } from '@szansa/domain/shared';

import { workBefore } from '#demo';
import { addUnread } from '#modules/notifications';
import type { Demo } from '#platform';
import { lastUnread } from './demo-queries.ts';

/** Owners look at what they are told within so many working days. */
const workingDays = 2;

/** Tells the owners of opportunities of the last message they have not read. */
export async function tellOwners({ work, random, now }: Demo): Promise<void> {
  const unread = await lastUnread(work.db, workBefore(now, workingDays));
  await addUnread(
    work.db,
    unread.map(({ messageId, createdAt, customerFileId, number, userId, ...author }) => ({
      id: random.id(createdAt),
      userId,
      customerFileId,
      at: createdAt,
      content: { kind: 'comment_new', number, messageId, isNote: false, author: personName(author) },
    })),
  );
}
