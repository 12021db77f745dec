import { commentMessage } from '@szansa/domain/comment';
import { z } from 'zod';

import { cursorPageOf, cursorQuery, endpoint, schemaNames } from '../contract/index.ts';
import { fileRecord, largestFile, mostFiles } from './documents.ts';
import { id, idParams, instant, nothing, person } from './records.ts';

/** A comment or note of an opportunity as everyone who reads it sees it. */
export const message = z
  .object({
    id,
    customerFileId: id,
    isNote: z.boolean(),
    /** Empty once removed. Mentions read `@[Name](id)`. */
    message: z.string(),
    author: person,
    files: z.array(fileRecord),
    mentions: z.array(person),
    createdAt: instant,
    updatedAt: instant.nullable(),
    isRemoved: z.boolean(),
  })
  .register(schemaNames, { id: 'Message' });

/** A comment or note with what the caller may do with it. */
export const comment = message
  .extend({ can: z.object({ edit: z.boolean(), remove: z.boolean() }) })
  .register(schemaNames, { id: 'Comment' });

/** How far somebody has read: that message and all before it. */
export const readMark = z
  .object({ reader: person, messageId: id, readAt: instant })
  .register(schemaNames, { id: 'ReadMark' });

/** A part of a conversation; who has read how far, what the caller has not, and whether they follow is of the whole. */
const conversationPage = cursorPageOf(comment)
  .extend({
    /** Nobody in the notes, which are not marked as read. */
    messageReadBy: z.array(readMark),
    /** The oldest message of somebody else that the caller has not read. */
    firstUnreadId: id.nullable(),
    /** Whether the caller follows it: by writing, a mention or their own word, or because the opportunity is theirs. */
    isFollowed: z.boolean(),
  })
  .register(schemaNames, { id: 'ConversationPage' });

const conversationQuery = cursorQuery(['unread']);

export const chat = z
  .object({
    customerFileId: id,
    customerId: id,
    customerName: z.string(),
    messageId: id.nullable(),
    message: z.string().nullable(),
    author: person.nullable(),
    lastMessageAt: instant.nullable(),
    readAt: instant.nullable(),
    isUnread: z.boolean(),
    cfWorkerId: id.nullable(),
    isArchived: z.boolean(),
  })
  .register(schemaNames, { id: 'Chat' });

/** Paths are the specification's, to the letter. */
export const comments = {
  create: endpoint({
    method: 'POST',
    path: '/comment/create',
    access: 'comment.create',
    summary: 'Writes a comment or a note, with files.',
    body: z.strictObject({
      customerFileId: id,
      isNote: z
        .literal(['true', 'false'], 'value_not_allowed')
        .default('false')
        .transform((value) => value === 'true'),
      message: commentMessage,
    }),
    files: { field: 'files', minFiles: 0, maxFiles: mostFiles, maxBytes: largestFile },
    refusals: ['not_found', 'opportunity_archived'],
    response: comment,
    creates: true,
  }),
  find: endpoint({
    method: 'GET',
    path: '/comment/find/{id}',
    access: 'comment.get',
    summary: 'Comments of an opportunity around a point, with who has read how far.',
    params: idParams,
    query: conversationQuery,
    response: conversationPage,
  }),
  notes: endpoint({
    method: 'GET',
    path: '/comment/notes/{id}',
    access: 'comment.get',
    summary: 'Notes of an opportunity around a point.',
    params: idParams,
    query: conversationQuery,
    response: conversationPage,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/comment/edit/{id}',
    access: 'comment.edit',
    summary: 'Changes an own comment, within 24 hours.',
    params: idParams,
    body: z.strictObject({ message: commentMessage }),
    refusals: ['opportunity_archived', 'wrong_state', 'edit_window_over'],
    unversioned: 'own',
    response: comment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/comment/remove/{id}',
    access: 'comment.edit',
    summary: 'Removes an own comment; a trace stays.',
    params: idParams,
    refusals: ['opportunity_archived', 'wrong_state'],
    unversioned: 'own',
    response: comment,
  }),
  findWorker: endpoint({
    method: 'GET',
    path: '/comment/findworker/{id}',
    access: 'comment.get',
    summary: 'The salesperson an opportunity is assigned to.',
    params: idParams,
    response: person.nullable(),
  }),
  getFollowedChats: endpoint({
    method: 'GET',
    path: '/comment/getFollowedChats',
    access: 'comment.get',
    summary: 'Chats of opportunities the reader follows: unread first, then by the newest message.',
    response: z.array(chat),
  }),
  setChatAsRead: endpoint({
    method: 'POST',
    path: '/comment/setChatAsRead/{id}',
    access: 'comment.get',
    summary: 'Marks the whole chat of an opportunity as read.',
    params: idParams,
    unversioned: 'own',
    response: nothing,
  }),
  followChat: endpoint({
    method: 'POST',
    path: '/comment/follow-chat/{id}',
    access: 'comment.get',
    summary: 'Follows the chat of an opportunity, also without a body, or stops following it.',
    params: idParams,
    body: z.strictObject({ follow: z.boolean().optional() }),
    unversioned: 'own',
    response: z.object({ isFollowed: z.boolean() }),
  }),
  updateLastReadMessage: endpoint({
    method: 'POST',
    path: '/comment/update-last-read-message/{id}',
    access: 'comment.get',
    summary: 'Notes that a comment, and all before it, has been read.',
    params: idParams,
    unversioned: 'own',
    response: nothing,
  }),
};
