import { commentMessage, type ChatKind } from '@szansa/domain/comment';
import { z } from 'zod';

import { cursorPageOf, endpoint, schemaNames } from '../contract/index.ts';
import {
  changeable,
  chatLine,
  chatPageOf,
  chatsQuery,
  conversationPageOf,
  conversationQuery,
  followBody,
  followed,
  followedOrNot,
  foundLine,
  mentionable,
  messageSearch,
  unreadChats,
  writing,
  written,
} from './conversations.ts';
import { largestFile, mostFiles } from './documents.ts';
import { id, idParams, nothing, person } from './records.ts';

/** A comment or note of an opportunity as everyone who reads it sees it. */
export const message = written.extend({ customerFileId: id }).register(schemaNames, { id: 'Message' });

/** A comment or note with what the caller may do with it. */
export const comment = message.extend(changeable).register(schemaNames, { id: 'Comment' });

const conversationPage = conversationPageOf(comment).register(schemaNames, { id: 'ConversationPage' });

export const chat = z
  .object({
    kind: z.literal('CUSTOMER_FILE' satisfies ChatKind),
    customerFileId: id,
    customerId: id,
    customerName: z.string(),
    ...chatLine,
    cfWorkerId: id.nullable(),
  })
  .register(schemaNames, { id: 'Chat' });

const foundMessage = z
  .object({
    kind: z.literal('CUSTOMER_FILE' satisfies ChatKind),
    customerFileId: id,
    customerName: z.string(),
    ...foundLine,
  })
  .register(schemaNames, { id: 'FoundMessage' });

/** Paths that the specification names are its own, to the letter. */
export const comments = {
  create: endpoint({
    method: 'POST',
    path: '/comment/create',
    access: 'comment.create',
    done: 'sent',
    summary: 'Writes a comment or a note, with files.',
    body: z.strictObject({ customerFileId: id, ...writing }),
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
    done: 'saved',
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
  people: endpoint({
    method: 'GET',
    path: '/comment/people/{id}',
    access: 'comment.get',
    summary: 'Active staff, and who of them may read the conversation about an opportunity.',
    params: idParams,
    response: mentionable,
  }),
  chats: endpoint({
    method: 'GET',
    path: '/comment/chats',
    access: 'comment.get',
    summary:
      'Chats of opportunities that concern the reader, or where they were mentioned: unread first, then newest.',
    query: chatsQuery,
    response: chatPageOf(chat),
  }),
  unreadChats: endpoint({
    method: 'GET',
    path: '/comment/unread-chats',
    access: 'comment.get',
    summary: 'Chats of opportunities that the reader has not read to the end.',
    response: unreadChats,
  }),
  search: endpoint({
    method: 'GET',
    path: '/comment/search',
    access: 'comment.get',
    summary: 'Comments and notes with a text, of all opportunities the reader may read.',
    query: messageSearch,
    response: cursorPageOf(foundMessage),
  }),
  setChatAsRead: endpoint({
    method: 'POST',
    path: '/comment/setChatAsRead/{id}',
    access: 'comment.get',
    done: 'marked_read',
    summary: 'Marks the whole chat of an opportunity as read.',
    params: idParams,
    unversioned: 'own',
    response: nothing,
  }),
  followChat: endpoint({
    method: 'POST',
    path: '/comment/follow-chat/{id}',
    access: 'comment.get',
    done: followedOrNot,
    summary: 'Follows the chat of an opportunity, also without a body, or stops following it.',
    params: idParams,
    body: followBody,
    unversioned: 'own',
    response: followed,
  }),
  updateLastReadMessage: endpoint({
    method: 'POST',
    path: '/comment/update-last-read-message/{id}',
    access: 'comment.get',
    done: null,
    summary: 'Notes that a comment, and all before it, has been read.',
    params: idParams,
    unversioned: 'own',
    response: nothing,
  }),
};
