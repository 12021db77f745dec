import type { ReceivedFile } from '@szansa/api-client/contract';
import { mentionedIds } from '@szansa/domain/comment';
import { v7 as uuidv7 } from 'uuid';

import { keepFile, verb, type StaffContext, type Work } from '#platform';
import { roomsOf } from '../announcing.ts';
import { describedOne, type OwnWritten } from '../answers.ts';
import { readUpTo } from '../chat-queries.ts';
import { mention, startFollowing } from '../following.ts';
import type { ConversationKind } from '../kind.ts';
import { attachFile, insertComment } from '../queries.ts';
import { subjectColumns } from '../subject.ts';

async function attach(work: Work, commentId: string, files: readonly ReceivedFile[]): Promise<void> {
  for (const [position, received] of files.entries()) {
    const { id: fileId } = await keepFile(work, received);
    await attachFile(work.db, { commentId, fileId, position });
  }
}

/**
 * Writes a message or a note about a record. The author and everyone mentioned follow the conversation from then on; so
 * do, with a message, those whom the record concerns, unless they have stopped following.
 * @throws 404, 409 where the record is archived
 */
export function writeMessage<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  { about: recordId, isNote, message }: { about: string; isNote: boolean; message: string },
  files: readonly ReceivedFile[],
): Promise<OwnWritten> {
  return verb(context, async (work) => {
    const about = await kind.locked(work, recordId);
    kind.refuseArchived(about);
    const { userId: authorId } = work.actor;
    const subject = { column: kind.column, id: recordId };
    const id = uuidv7();
    const audited = work.audited({
      entity: kind.entity,
      entityId: id,
      action: 'create',
      after: { [kind.column]: recordId, isNote },
    });
    const telling = kind.telling(work, audited, { about: recordId, id, isNote });
    await insertComment(telling, { id, ...subjectColumns(subject), isNote, message, authorId });
    await kind.noteActivity(work, recordId, new Date());
    await attach(work, id, files);
    if (mentionedIds(message).length > 0) await mention(work, kind, about, { id, message });
    await startFollowing(work, kind, recordId, [authorId], { again: true });
    const concerned = isNote ? [] : kind.concerned(about);
    const readers = await kind.readersAmong(work.db, concerned, about);
    await startFollowing(work, kind, recordId, readers, { again: false });
    if (!isNote) await readUpTo(work.db, subject, authorId, id);
    const { own, message: written } = await describedOne(work, kind, id);
    kind.announce.message(work, 'new', recordId, written, await roomsOf(work, kind, about));
    return own;
  });
}
