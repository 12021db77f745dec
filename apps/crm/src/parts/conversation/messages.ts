import { plainMessage } from '@szansa/domain/comment';
import {
  findMentions,
  type ChatMessage,
  type Mention,
  type MessageFile,
  type Person as Mentionable,
  type Reader,
} from '@szansa/ui/chat';
import { fileKind } from '@szansa/ui/file-viewer';
import { personName } from '@szansa/domain/shared';

import { pictureOf } from '#kit/records/person-picture.ts';
import { loadStoredFile, loadThumbnail } from '#parts/files/stored-files.ts';
import type { Person } from '#parts/opportunity/records.ts';

import type { ConversationPage, Written } from './conversation-source.ts';

export function mentionable(person: Person): Mentionable {
  return { id: person.id, name: personName(person), picture: pictureOf(person) };
}

/** What was typed, with each `@Name` written as `@[Name](id)`. */
export function withMentions(text: string, mentions: readonly Mention[]): string {
  let message = '';
  let position = 0;
  for (const { start, end, personId } of mentions.toSorted((a, b) => a.start - b.start)) {
    message += `${text.slice(position, start)}@[${text.slice(start + 1, end)}](${personId})`;
    position = end;
  }
  return message + text.slice(position);
}

/** Maximum bytes of a picture that is fetched automatically. */
const largestPreview = 5_000_000;

/** Whether a picture is shown in its message at once. */
export function isPreviewed(mime: string, size: number): boolean {
  return size <= largestPreview && fileKind('', mime) === 'image';
}

/** A file of a message: a picture is seen in it, by its thumbnail where there is one; of a PDF its first page, small. */
function messageFile({ id, name, size, mime, hasThumbnail }: Written['files'][number]): MessageFile {
  const load = () => loadThumbnail(id);
  if (fileKind('', mime) !== 'image')
    return { id, name, size, ...(hasThumbnail ? { loadThumbnail: load } : {}) };
  if (hasThumbnail) return { id, name, size, loadPreview: load };
  return { id, name, size, ...(isPreviewed(mime, size) ? { loadPreview: () => loadStoredFile(id) } : {}) };
}

/** A stored comment as the list shows it to a reader; `readBy` are others who have read it. */
export function chatMessage(comment: Written, readerId: string, readBy: readonly Reader[] = []): ChatMessage {
  const body = plainMessage(comment.message);
  return {
    id: comment.id,
    authorName: personName(comment.author),
    own: comment.author.id === readerId,
    at: comment.createdAt,
    body,
    mentions: findMentions(body, comment.mentions.map(mentionable)),
    files: comment.files.map(messageFile),
    replyTo: comment.replyTo
      ? {
          id: comment.replyTo.id,
          authorName: personName(comment.replyTo.author),
          text: comment.replyTo.excerpt,
          removed: comment.replyTo.isRemoved,
        }
      : undefined,
    edited: comment.updatedAt !== null && !comment.isRemoved,
    removed: comment.isRemoved,
    readBy,
    canEdit: comment.can.edit,
    canRemove: comment.can.remove,
  };
}

/** Who has read a comment, by name, and when: neither its author nor the reader of the conversation. */
export function readersOf(
  { id, author }: Written,
  marks: ConversationPage['messageReadBy'],
  readerId: string,
): Reader[] {
  return marks
    .filter(({ reader, messageId }) => messageId >= id && reader.id !== author.id && reader.id !== readerId)
    .map(({ reader, readAt }) => ({ name: personName(reader), at: readAt }));
}
