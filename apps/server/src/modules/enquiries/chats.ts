import type { Endpoints } from '@szansa/api-client/endpoints';

import {
  chatsPage,
  foundMessages,
  mostChats,
  unreadChatsOf,
  type ChatsQuery,
  type SearchQuery,
} from '#modules/conversations';
import type { Produced, StaffReading } from '#platform';
import { anyEnquiry, chatListOf, listChats, namedSubjects } from './chat-queries.ts';

/** A part of the chats about enquiries that concern the actor, or where they were mentioned. @throws 422 */
export async function chatsOf(
  { db, actor }: StaffReading,
  { part, search, ...place }: Omit<ChatsQuery, 'search'> & { readonly search?: string | undefined },
): Promise<Produced<Endpoints['internalEnquiryMessages']['chats']>> {
  if (!actor.can('internal_enquiry.get')) return { items: [], next: null };
  const list = chatListOf(actor.userId, part, search);
  const { items, next } = await chatsPage(
    place,
    (after, limit) => listChats(db, list, after, limit),
    ({ internalEnquiryId }) => internalEnquiryId,
  );
  return { items: items.map((chat) => ({ ...chat, kind: 'INTERNAL_ENQUIRY' as const })), next };
}

/** The first of those chats, as the specification's call answers. */
export async function followedChatsOf(reading: StaffReading) {
  const { items } = await chatsOf(reading, { part: 'comments', limit: mostChats });
  return items;
}

/** What the actor has not read in them. */
export async function unreadOf({ db, actor }: StaffReading) {
  if (!actor.can('internal_enquiry.get')) return { comments: [], mentions: [] };
  return await unreadChatsOf(db, chatListOf(actor.userId, 'comments'));
}

/** Messages and notes with a text, of all enquiries. @throws 404, 422 */
export async function searchMessages(
  { db, actor }: StaffReading,
  query: SearchQuery,
): Promise<Produced<Endpoints['internalEnquiryMessages']['search']>> {
  if (!actor.can('internal_enquiry.get')) return { items: [], older: null, newer: null };
  const search = { column: 'internalEnquiryId', search: query.search, isReadable: anyEnquiry } as const;
  const { items, ...beside } = await foundMessages(db, search, query);
  const subjects = await namedSubjects(db, [...new Set(items.map(({ about }) => about))]);
  return {
    items: items.flatMap(({ about, ...item }) => {
      const subject = subjects.get(about);
      // it may be gone since
      return subject
        ? [{ ...item, ...subject, kind: 'INTERNAL_ENQUIRY' as const, internalEnquiryId: about }]
        : [];
    }),
    ...beside,
  };
}
