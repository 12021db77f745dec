import type { Endpoints } from '@szansa/api-client/endpoints';
import { opportunityScope } from '@szansa/domain/opportunity';

import {
  chatsPage,
  foundMessages,
  mostChats,
  unreadChatsOf,
  type ChatsQuery,
  type SearchQuery,
} from '#modules/conversations';
import { searchColumnFor } from '#modules/customers';
import type { Actor, Produced, StaffReading } from '#platform';
import { chatListOf, isReadableBy, listChats, namedSubjects, type ChatReader } from './chat-queries.ts';

function readerOf(actor: Actor): ChatReader {
  return {
    userId: actor.userId,
    scope: opportunityScope(actor),
    searchColumn: searchColumnFor(actor),
  };
}

interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly organisationNames: string;
}

function customerName({ firstName, lastName, organisationNames }: Named): string {
  return [firstName, lastName].filter(Boolean).join(' ') || organisationNames;
}

/** A part of the chats about opportunities that concern the actor, or where they were mentioned. @throws 422 */
export async function chatsOf(
  { db, actor }: StaffReading,
  { part, search, ...place }: Omit<ChatsQuery, 'search'> & { readonly search?: string | undefined },
): Promise<Produced<Endpoints['comments']['chats']>> {
  const list = chatListOf(readerOf(actor), part, search);
  const { items, next } = await chatsPage(
    place,
    (after, limit) => listChats(db, list, after, limit),
    ({ customerFileId }) => customerFileId,
  );
  return {
    items: items.map(({ firstName, lastName, organisationNames, ...chat }) => ({
      ...chat,
      kind: 'CUSTOMER_FILE' as const,
      customerName: customerName({ firstName, lastName, organisationNames }),
    })),
    next,
  };
}

/** The first of those chats, as the specification's call answers. */
export async function followedChatsOf(reading: StaffReading) {
  const { items } = await chatsOf(reading, { part: 'comments', limit: mostChats });
  return items;
}

/** What the actor has not read in them. */
export function unreadOf({ db, actor }: StaffReading) {
  return unreadChatsOf(db, chatListOf(readerOf(actor), 'comments'));
}

/** Comments and notes with a text, of all opportunities the actor may read. @throws 404, 422 */
export async function searchComments(
  { db, actor }: StaffReading,
  query: SearchQuery,
): Promise<Produced<Endpoints['comments']['search']>> {
  const isReadable = isReadableBy(readerOf(actor), 'comment.customerFileId');
  const search = { column: 'customerFileId', search: query.search, isReadable } as const;
  const { items, ...beside } = await foundMessages(db, search, query);
  const subjects = await namedSubjects(db, [...new Set(items.map(({ about }) => about))]);
  return {
    items: items.flatMap(({ about, ...item }) => {
      const subject = subjects.get(about);
      // it may be gone since
      return subject
        ? [
            {
              ...item,
              kind: 'CUSTOMER_FILE' as const,
              customerFileId: about,
              customerName: customerName(subject),
              isArchived: subject.isArchived,
            },
          ]
        : [];
    }),
    ...beside,
  };
}
