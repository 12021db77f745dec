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

/** A message or note of an enquiry as everyone who reads it sees it. */
export const enquiryMessage = written
  .extend({ internalEnquiryId: id })
  .register(schemaNames, { id: 'HeardEnquiryMessage' });

/** A message or note with what the caller may do with it. */
const ownEnquiryMessage = enquiryMessage.extend(changeable).register(schemaNames, { id: 'EnquiryMessage' });

const enquiryConversationPage = conversationPageOf(ownEnquiryMessage).register(schemaNames, {
  id: 'EnquiryConversationPage',
});

const enquiryChat = z
  .object({
    kind: z.literal('INTERNAL_ENQUIRY' satisfies ChatKind),
    internalEnquiryId: id,
    individualNumber: z.string(),
    title: z.string(),
    worker: person,
    platformerId: id.nullable(),
    ...chatLine,
  })
  .register(schemaNames, { id: 'EnquiryChat' });

const foundEnquiryMessage = z
  .object({
    kind: z.literal('INTERNAL_ENQUIRY' satisfies ChatKind),
    internalEnquiryId: id,
    individualNumber: z.string(),
    title: z.string(),
    ...foundLine,
  })
  .register(schemaNames, { id: 'FoundEnquiryMessage' });

/** Paths that the specification names are its own, to the letter. */
export const internalEnquiryMessages = {
  create: endpoint({
    method: 'POST',
    path: '/internal-enquiries/message',
    access: 'internal_enquiry_message.create',
    done: 'sent',
    summary: 'Writes a message or a note, with files.',
    body: z.strictObject({ internalEnquiryId: id, ...writing }),
    files: { field: 'files', minFiles: 0, maxFiles: mostFiles, maxBytes: largestFile },
    refusals: ['not_found', 'enquiry_archived'],
    response: ownEnquiryMessage,
    creates: true,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/internal-enquiries/message/{id}',
    access: 'internal_enquiry_message.edit',
    summary: 'Changes an own message, within 24 hours.',
    params: idParams,
    body: z.strictObject({ message: commentMessage }),
    refusals: ['enquiry_archived', 'wrong_state', 'edit_window_over'],
    unversioned: 'own',
    response: ownEnquiryMessage,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/internal-enquiries/message/{id}',
    access: 'internal_enquiry_message.edit',
    summary: 'Removes an own message; a trace stays.',
    params: idParams,
    refusals: ['enquiry_archived', 'wrong_state'],
    unversioned: 'own',
    response: ownEnquiryMessage,
  }),
  getMessages: endpoint({
    method: 'GET',
    path: '/internal-enquiries/message/get-messages-for-internal-enquiry/{id}',
    access: 'internal_enquiry_message.get',
    summary: 'Messages of an enquiry around a point, with who has read how far.',
    params: idParams,
    query: conversationQuery,
    response: enquiryConversationPage,
  }),
  getNotes: endpoint({
    method: 'GET',
    path: '/internal-enquiries/message/get-notes-for-internal-enquiry/{id}',
    access: 'internal_enquiry_message.get',
    summary: 'Notes of an enquiry around a point.',
    params: idParams,
    query: conversationQuery,
    response: enquiryConversationPage,
  }),
  getFollowedChats: endpoint({
    method: 'GET',
    path: '/internal-enquiries/message/getFollowedChats',
    access: 'internal_enquiry_message.get',
    summary: 'Chats of enquiries the reader follows: unread first, then by the newest message.',
    response: z.array(enquiryChat),
  }),
  people: endpoint({
    method: 'GET',
    path: '/internal-enquiries/message/people/{id}',
    access: 'internal_enquiry_message.get',
    summary: 'Active staff, and who of them may read the conversation about an enquiry.',
    params: idParams,
    response: mentionable,
  }),
  chats: endpoint({
    method: 'GET',
    path: '/internal-enquiries/message/chats',
    access: 'internal_enquiry_message.get',
    summary:
      'Chats of enquiries that concern the reader, or where they were mentioned: unread first, then newest.',
    query: chatsQuery,
    response: chatPageOf(enquiryChat),
  }),
  unreadChats: endpoint({
    method: 'GET',
    path: '/internal-enquiries/message/unread-chats',
    access: 'internal_enquiry_message.get',
    summary: 'Chats of enquiries that the reader has not read to the end.',
    response: unreadChats,
  }),
  search: endpoint({
    method: 'GET',
    path: '/internal-enquiries/message/search',
    access: 'internal_enquiry_message.get',
    summary: 'Messages and notes with a text, of all enquiries.',
    query: messageSearch,
    response: cursorPageOf(foundEnquiryMessage),
  }),
  setChatAsRead: endpoint({
    method: 'POST',
    path: '/internal-enquiries/message/setChatAsRead/{id}',
    access: 'internal_enquiry_message.get',
    done: 'marked_read',
    summary: 'Marks the whole chat of an enquiry as read.',
    params: idParams,
    unversioned: 'own',
    response: nothing,
  }),
  followChat: endpoint({
    method: 'POST',
    path: '/internal-enquiries/message/follow-chat/{id}',
    access: 'internal_enquiry_message.get',
    done: followedOrNot,
    summary: 'Follows the chat of an enquiry, also without a body, or stops following it.',
    params: idParams,
    body: followBody,
    unversioned: 'own',
    response: followed,
  }),
  updateLastReadMessage: endpoint({
    method: 'POST',
    path: '/internal-enquiries/message/update-last-read-message/{id}',
    access: 'internal_enquiry_message.get',
    done: null,
    summary: 'Notes that a message, and all before it, has been read.',
    params: idParams,
    unversioned: 'own',
    response: nothing,
  }),
};
