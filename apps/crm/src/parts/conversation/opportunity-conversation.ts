import { currentTime } from '@szansa/ui/clock';
import type { ServerPayload } from '@szansa/api-client/realtime';

import { client, queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { changedOpportunity, type Comment, type Person } from '#parts/opportunity/records.ts';

import { conversationPages, type ConversationSource } from './conversation-source.ts';

type Message = ServerPayload<'customer-file-message-new'>['message'];

function messageOf({ can: _, ...message }: Comment): Message {
  return message;
}

/** The comments of an opportunity, or its notes, as a person reads and writes them. */
export function opportunityConversation(
  customerFileId: string,
  kind: ConversationSource['kind'],
  person: Person,
): ConversationSource {
  const input = { params: { id: customerFileId } };
  const isNote = kind === 'notes';
  const { find, notes } = queries.comments;
  return {
    key: `${person.id}/${customerFileId}/${kind}`,
    address: { about: 'opportunity', id: customerFileId, kind },
    watched: { entity: 'comment', id: customerFileId },
    kind,
    people: () => queries.comments.people.query(input),
    pages: (around) => {
      const page = { ...input, query: { order: 'ASC', around } } as const;
      return conversationPages((isNote ? notes : find).pages(page));
    },
    send: async ({ files, ...written }, options) => {
      const body = { customerFileId, isNote: isNote ? 'true' : 'false', ...written } as const;
      const comment = await client.comments.create(
        { body, files },
        { ...options, idempotencyKey: written.clientId },
      );
      ownChange('customer-file-message-new', { message: messageOf(comment) });
      // a message counts as activity and is shown in the timeline
      changedOpportunity(customerFileId);
    },
    edit: async ({ id }, message) => {
      const comment = await client.comments.edit({ params: { id }, body: { message } });
      ownChange('customer-file-message-edit', { message: messageOf(comment) });
    },
    remove: async (id) => {
      const comment = await client.comments.remove({ params: { id } });
      ownChange('customer-file-message-remove', { message: messageOf(comment) });
    },
    markRead: isNote
      ? null
      : async (messageId) => {
          await client.comments.updateLastReadMessage({ params: { id: messageId } });
          const readAt = currentTime().toISOString();
          const { id, firstName, lastName } = person;
          const reader = { id, firstName, lastName };
          ownChange('customer-file-last-message-read-by', { customerFileId, messageId, reader, readAt });
        },
    follow: async (follow) => {
      const { isFollowed } = await client.comments.followChat({ ...input, body: { follow } });
      const event = isFollowed ? 'customer-file-message-follow-chat' : 'customer-file-message-unfollow-chat';
      ownChange(event, { customerFileId });
      return isFollowed;
    },
  };
}
