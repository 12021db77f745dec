import { commentMessage } from '@szansa/domain/comment';
import { z } from 'zod';

import { endpoint } from '../contract/index.ts';
import { fileRecord, largestFile, mostFiles } from './documents.ts';
import { id, idParams, instant, nothing, person } from './records.ts';

/** A comment or note of an opportunity; paths are the specification's, to the letter. */
export const comment = z.object({
  id,
  customerFileId: id,
  isNote: z.boolean(),
  /** Empty once removed. Mentions read `@[Name](id)`. */
  message: z.string(),
  author: person,
  files: z.array(fileRecord),
  mentions: z.array(person),
  messageReadBy: z.array(z.object({ reader: person, readAt: instant })),
  createdAt: instant,
  updatedAt: instant.nullable(),
  isRemoved: z.boolean(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});

export const chat = z.object({
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
});

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
    summary: 'Comments of an opportunity.',
    params: idParams,
    query: z.strictObject({ order: z.enum(['ASC', 'DESC'], 'value_not_allowed').default('DESC') }),
    response: z.array(comment),
  }),
  notes: endpoint({
    method: 'GET',
    path: '/comment/notes/{id}',
    access: 'comment.get',
    summary: 'Notes of an opportunity, newest first.',
    params: idParams,
    response: z.array(comment),
  }),
  edit: endpoint({
    method: 'POST',
    path: '/comment/edit/{id}',
    access: 'comment.edit',
    summary: 'Changes an own comment, within 24 hours.',
    params: idParams,
    body: z.strictObject({ message: commentMessage }),
    refusals: ['opportunity_archived', 'wrong_state', 'edit_window_over'],
    response: comment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/comment/remove/{id}',
    access: 'comment.edit',
    summary: 'Removes an own comment; a trace stays.',
    params: idParams,
    refusals: ['opportunity_archived', 'wrong_state'],
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
    response: nothing,
  }),
  followChat: endpoint({
    method: 'POST',
    path: '/comment/follow-chat/{id}',
    access: 'comment.get',
    summary: 'Follows the chat of an opportunity, or stops following it.',
    params: idParams,
    response: z.object({ isFollowed: z.boolean() }),
  }),
  updateLastReadMessage: endpoint({
    method: 'POST',
    path: '/comment/update-last-read-message/{id}',
    access: 'comment.get',
    summary: 'Notes that a comment, and all before it, has been read.',
    params: idParams,
    response: nothing,
  }),
};
