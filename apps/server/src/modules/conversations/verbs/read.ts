import { findPerson } from '#modules/users';
import { notFound, verb, type StaffContext } from '#platform';
import { emitTo, roomsOf } from '../events.ts';
import { newestComment, readUpTo } from '../chat-queries.ts';
import type { ConversationKind } from '../kind.ts';
import { findCommentState } from '../queries.ts';

/** Marks a whole conversation as read. @throws 404 */
export async function readChat<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  id: string,
): Promise<void> {
  await kind.readable(context, id);
  const newest = await newestComment(context.db, { column: kind.column, id });
  if (newest) await readMessage(context, kind, newest.id);
  await verb(context, async (work) => {
    emitTo(work, kind, 'mark-as-read', { userId: work.actor.userId, id });
  });
}

/** Notes that the actor has read a message and all before it. @throws 404 */
export function readMessage<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  id: string,
): Promise<void> {
  return verb(context, async (work) => {
    const row = await findCommentState(work.db, kind.column, id);
    if (!row) throw notFound();
    const about = await kind.readable(work, row.about);
    const { userId } = work.actor;
    const readAt = await readUpTo(work.db, { column: kind.column, id: about.id }, userId, id);
    const reader = readAt && (await findPerson(work.db, userId));
    if (!readAt || !reader) return;
    const mark = { reader, messageId: id, readAt: readAt.toISOString() };
    kind.emit.readBy(work, about.id, mark, await roomsOf(work, kind, about));
  });
}
