import { chatParts, commentMessage } from '@szansa/domain/comment';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { cursorLimit, cursorPageOf, cursorQuery, schemaNames } from '../contract/index.ts';
import { fileRecord } from './documents.ts';
import { id, instant, person } from './records.ts';

/** What conversations have in common, whatever record they are about. */

/** What a message answers, as it is now. */
const quoted = z
  .object({
    id,
    author: person,
    /** Its first words, in plain text; empty once removed. */
    excerpt: z.string(),
    isRemoved: z.boolean(),
  })
  .register(schemaNames, { id: 'QuotedMessage' });

/** A message or a note as everyone who reads it sees it; which record it is about each kind says under its own name. */
export const written = z.object({
  id,
  isNote: z.boolean(),
  /** Empty once removed. Mentions read `@[Name](id)`. */
  message: z.string(),
  author: person,
  files: z.array(fileRecord),
  mentions: z.array(person),
  replyTo: quoted.nullable(),
  /** What its author's browser called it; null of what was written without one. */
  clientId: id.nullable(),
  createdAt: instant,
  updatedAt: instant.nullable(),
  isRemoved: z.boolean(),
});

/** What the caller may do with a message. */
export const changeable = { can: z.object({ edit: z.boolean(), remove: z.boolean() }) };

/** The text parts of a call that writes a message. */
export const writing = {
  isNote: z
    .literal(['true', 'false'], 'value_not_allowed')
    .default('false')
    .transform((value) => value === 'true'),
  message: commentMessage,
  /** The message of the same conversation that it answers. */
  replyToId: z.uuid('value_not_allowed').optional(),
  /** Made by the client: sent again, however much later, it is the message that is there. */
  clientId: z.uuid('value_not_allowed').optional(),
};

/** How far somebody has read: that message and all before it. */
export const readMark = z
  .object({ reader: person, messageId: id, readAt: instant })
  .register(schemaNames, { id: 'ReadMark' });

/** Messages of others that the caller has not read after those of a page, the oldest first; whether there are more. */
export const unreadBelow = z
  .object({ ids: z.array(id), isMore: z.boolean() })
  .register(schemaNames, { id: 'UnreadBelow' });

/** A part of a conversation; who has read how far, what the caller has not, and whether they follow is of the whole. */
export function conversationPageOf<Item extends z.ZodType>(item: Item) {
  return cursorPageOf(item).extend({
    /** Nobody in the notes, which are not marked as read. */
    messageReadBy: z.array(readMark),
    /** The oldest message of somebody else that the caller has not read. */
    firstUnreadId: id.nullable(),
    /** None where nothing comes after this part. */
    unreadBelow,
    /** Whether the caller follows it: by writing, a mention or their own word, or because the record is theirs. */
    isFollowed: z.boolean(),
  });
}

export const conversationQuery = cursorQuery(['unread']);

export const followBody = z.strictObject({ follow: z.boolean().optional() });
export const followed = z.object({ isFollowed: z.boolean() });

/** The last message of a chat, as lists of chats show it. */
export const chatLine = {
  messageId: id.nullable(),
  message: z.string().nullable(),
  author: person.nullable(),
  lastMessageAt: instant.nullable(),
  readAt: instant.nullable(),
  isUnread: z.boolean(),
  isArchived: z.boolean(),
};

/** The query of a list of chats: unread ones first, then those with the newest message. */
export const chatsQuery = z.strictObject({
  part: z.enum(chatParts, 'value_not_allowed').default('comments'),
  /** In what the record is called. */
  search: searchText.optional(),
  limit: cursorLimit,
  /** Of the answer before. */
  cursor: z.string().min(1, 'value_not_allowed').max(500, 'value_not_allowed').optional(),
});

/** A part of a list of chats; `next` is the cursor of what follows, null at the end. */
export function chatPageOf<Chat extends z.ZodType>(chat: Chat) {
  return z.object({ items: z.array(chat), next: z.string().nullable() });
}

const unread = z.array(z.object({ id, messageId: id }));

/** Unread chats by the id of their record, the newest first, with their last message: `mostUnreadChats` at most. */
export const unreadChats = z
  .object({ comments: unread, mentions: unread })
  .register(schemaNames, { id: 'UnreadChats' });

/** Active staff by name, and who of them may read a conversation: only they can be mentioned in it. */
export const mentionable = z.array(person.extend({ mayRead: z.boolean() }));

/** The query of a search in all conversations that the caller may read, the newest message first. */
export const messageSearch = cursorQuery([]).safeExtend({ search: searchText });

/** A message or a note that was found. */
export const foundLine = {
  id,
  isNote: z.boolean(),
  /** What stands around the first word that was found, in plain words. */
  excerpt: z.string(),
  author: person,
  createdAt: instant,
  isArchived: z.boolean(),
};
