import { currentTime } from '@szansa/ui/clock';
import type { Data, Endpoints } from '@szansa/api-client/client';
import type { ServerPayload } from '@szansa/api-client/realtime';

import { client, queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import type { Person } from '#parts/opportunity/records.ts';

import { conversationPages, type ConversationSource } from './conversation-source.ts';

type EnquiryMessage = Data<Endpoints['internalEnquiryMessages']['create']>;

function messageOf({ can: _, ...message }: EnquiryMessage): ServerPayload<'enquiry-message-new'>['message'] {
  return message;
}

/** The messages of an internal enquiry, or its notes, as a person reads and writes them. */
export function enquiryConversation(
  internalEnquiryId: string,
  kind: ConversationSource['kind'],
  person: Person,
): ConversationSource {
  const input = { params: { id: internalEnquiryId } };
  const isNote = kind === 'notes';
  const { getMessages, getNotes } = queries.internalEnquiryMessages;
  const calls = client.internalEnquiryMessages;
  return {
    key: `${person.id}/${internalEnquiryId}/${kind}`,
    address: { about: 'enquiry', id: internalEnquiryId, kind },
    watched: { entity: 'internal_enquiry_message', id: internalEnquiryId },
    kind,
    people: () => queries.internalEnquiryMessages.people.query(input),
    pages: (around) => {
      const page = { ...input, query: { order: 'ASC', around } } as const;
      return conversationPages((isNote ? getNotes : getMessages).pages(page));
    },
    send: async ({ files, ...written }, options) => {
      const body = { internalEnquiryId, isNote: isNote ? 'true' : 'false', ...written } as const;
      const message = await calls.create({ body, files }, { ...options, idempotencyKey: written.clientId });
      ownChange('enquiry-message-new', { message: messageOf(message) });
    },
    edit: async ({ id }, message) => {
      const written = await calls.edit({ params: { id }, body: { message } });
      ownChange('enquiry-message-edit', { message: messageOf(written) });
    },
    remove: async (id) => {
      const written = await calls.remove({ params: { id } });
      ownChange('enquiry-message-remove', { message: messageOf(written) });
    },
    markRead: isNote
      ? null
      : async (messageId) => {
          await calls.updateLastReadMessage({ params: { id: messageId } });
          const readAt = currentTime().toISOString();
          const { id, firstName, lastName } = person;
          const reader = { id, firstName, lastName };
          ownChange('internal-enquiry-last-message-read-by', {
            internalEnquiryId,
            messageId,
            reader,
            readAt,
          });
        },
    follow: async (follow) => {
      const { isFollowed } = await calls.followChat({ ...input, body: { follow } });
      const event = isFollowed ? 'enquiry-message-follow-chat' : 'enquiry-message-unfollow-chat';
      ownChange(event, { internalEnquiryId });
      return isFollowed;
    },
  };
}
