import type { ReceivedFile } from '@szansa/api-client/contract';
import { mentionedIds } from '@szansa/domain/comment';
import { personName } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import { enqueueThumbnail } from '#modules/thumbnails';
import { invalid, storeFile, verb, type StaffContext, type StaffWork, type Work } from '#platform';
import { roomsOfFollowers } from '../events.ts';
import { describedNew, describedOne, type OwnWritten } from '../answers.ts';
import { withReadMark } from '../chat-queries.ts';
import { followWritten, noteMentions } from '../following.ts';
import type { ConversationKind } from '../kind.ts';
import { attachFile, findOwnByClientId, insertComment, isInConversation } from '../queries.ts';
import { subjectColumns } from '../subject.ts';

async function attach(work: Work, commentId: string, files: readonly ReceivedFile[]): Promise<void> {
  for (const [position, received] of files.entries()) {
    const file = await storeFile(work, received);
    await attachFile(work.db, { commentId, fileId: file.id, position });
    await enqueueThumbnail(work, file);
  }
}

/** A message as it is written. */
interface Writing {
  /** The id of the record. */
  readonly about: string;
  readonly isNote: boolean;
  readonly message: string;
  readonly replyToId?: string | undefined;
  readonly clientId?: string | undefined;
}

/** The message that was sent before under the same id of the client. @throws 422 where that was another one's */
async function sentBefore<About extends { readonly id: string }>(
  work: StaffWork,
  { column }: ConversationKind<About>,
  { about, isNote, clientId }: Writing,
): Promise<string | undefined> {
  if (clientId === undefined) return undefined;
  const sent = await findOwnByClientId(work.db, column, work.actor.userId, clientId);
  if (sent && (sent.about !== about || sent.isNote !== isNote)) {
    throw invalid({ path: 'clientId', code: 'value_not_allowed' });
  }
  return sent?.id;
}

/**
 * Writes a message or a note about a record. The author and everyone mentioned follow the conversation from then on; so
 * do, with a message, those whom the record concerns, unless they have stopped following.
 * Sent again under the id that the client gave it, it is the message that is there.
 * @throws 404, 409 where the record is archived, 422 for an answer to what is not in the conversation
 */
export function writeMessage<About extends { readonly id: string }>(
  context: StaffContext,
  kind: ConversationKind<About>,
  writing: Writing,
  files: readonly ReceivedFile[],
): Promise<OwnWritten> {
  return verb(context, async (work) => {
    const { about: recordId, isNote, message, replyToId = null, clientId = null } = writing;
    const about = await kind.locked(work, recordId);
    const sent = await sentBefore(work, kind, writing);
    if (sent !== undefined) return (await describedOne(work, kind, sent)).own;
    kind.refuseArchived(about);
    const { userId: authorId } = work.actor;
    const subject = { column: kind.column, id: recordId };
    if (replyToId !== null && !(await isInConversation(work.db, { subject, isNote }, replyToId))) {
      throw invalid({ path: 'replyToId', code: 'value_not_allowed' });
    }
    const id = uuidv7();
    const mentioned = await kind.readersAmong(work.db, mentionedIds(message), about);
    const audited = work.audited({
      entity: kind.entity,
      entityId: id,
      action: 'create',
      after: { [kind.column]: recordId, isNote, ...(mentioned.length > 0 ? { mentioned } : {}) },
    });
    const statement = kind.extend(work, audited, { about: recordId, id, isNote, at: new Date() });
    const read = isNote ? statement : withReadMark(statement, subject, authorId, id);
    const row = { id, ...subjectColumns(subject), isNote, message, authorId, replyToId, clientId };
    const createdAt = await insertComment(read, row);
    await attach(work, id, files);
    if (mentioned.length > 0) await noteMentions(work, kind, recordId, { id, mentioned });
    const followers = await followWritten(work, kind, about, { isNote });
    kind.publish(work, 'created', about, {
      messageId: id,
      isNote,
      author: personName(work.actor),
      followers: isNote ? [] : followers.filter((one) => one !== authorId && !mentioned.includes(one)),
      mentioned,
    });
    const isPlain = replyToId === null && files.length === 0 && mentioned.length === 0;
    const { own, message: written } = isPlain
      ? describedNew(work, kind, { ...row, createdAt })
      : await describedOne(work, kind, id);
    kind.emit.message(work, 'new', recordId, written, roomsOfFollowers(kind, recordId, followers));
    return own;
  });
}
