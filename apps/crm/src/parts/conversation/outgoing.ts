import { ApiError } from '@szansa/api-client/client';
import type { ChatMessage, OutgoingMessage } from '@szansa/ui/chat';
import { atom } from 'jotai';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { store } from '#kit/session/session-atoms.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import { changedOpportunity, type Comment } from '#parts/opportunity/records.ts';

import { withMentions } from './messages.ts';

/** Which conversation a message belongs to, and who writes it. */
export interface Chat {
  readonly opportunityId: string;
  readonly kind: 'messages' | 'notes';
  readonly authorId: string;
}

/** A message on its way. Its key stays the same however often it is tried, so it never arrives twice. */
interface Outgoing {
  readonly key: string;
  readonly chat: string;
  readonly content: OutgoingMessage;
  readonly at: string;
  readonly failed: boolean;
}

export function chatKey({ opportunityId, kind, authorId }: Chat): string {
  return `${authorId}/${opportunityId}/${kind}`;
}

/** What was typed and not sent yet, by conversation; it waits while other tabs are looked at. */
export const draftsAtom = atom<Readonly<Record<string, string>>>({});

/** Messages that have not arrived yet, oldest first. */
export const outgoingAtom = atom<readonly Outgoing[]>([]);

export function queryKeyOf({ opportunityId, kind }: Pick<Chat, 'opportunityId' | 'kind'>) {
  const params = { id: opportunityId };
  return kind === 'notes'
    ? queries.comments.notes.key({ params })
    : queries.comments.find.key({ params, query: { order: 'DESC' } });
}

function keep(chat: Chat, comment: Comment): void {
  queryClient.setQueryData<Comment[]>(queryKeyOf(chat), (comments) =>
    !comments || comments.some((known) => known.id === comment.id) ? comments : [comment, ...comments],
  );
  const { opportunityId: customerFileId, authorId, kind } = chat;
  ownChange('customer-file-message-new', {
    customerFileId,
    messageId: comment.id,
    isNote: kind === 'notes',
    authorId,
  });
  // a message counts as activity and stands in the timeline
  changedOpportunity(customerFileId);
}

async function deliver(chat: Chat, { key, content }: Outgoing): Promise<void> {
  // a message needs words: files sent without any are called by their names
  const text = content.text || content.files.map((file) => file.name).join(', ');
  try {
    const comment = await client.comments.create(
      {
        body: {
          customerFileId: chat.opportunityId,
          isNote: chat.kind === 'notes' ? 'true' : 'false',
          message: withMentions(text, content.text ? content.mentions : []),
        },
        files: content.files,
      },
      { idempotencyKey: key },
    );
    keep(chat, comment);
    store.set(outgoingAtom, (all) => all.filter((one) => one.key !== key));
  } catch (error) {
    store.set(outgoingAtom, (all) => all.map((one) => (one.key === key ? { ...one, failed: true } : one)));
    // without a line the mark on the message says enough; a refusal has its reason
    if (!(error instanceof ApiError) || error.status > 0) toastError(error);
  }
}

export function sendMessage(chat: Chat, content: OutgoingMessage): void {
  const outgoing: Outgoing = {
    key: crypto.randomUUID(),
    chat: chatKey(chat),
    content,
    at: new Date().toISOString(),
    failed: false,
  };
  store.set(outgoingAtom, (all) => [...all, outgoing]);
  void deliver(chat, outgoing);
}

export function retryMessage(chat: Chat, key: string): void {
  const outgoing = store.get(outgoingAtom).find((one) => one.key === key);
  if (!outgoing) return;
  store.set(outgoingAtom, (all) => all.map((one) => (one.key === key ? { ...one, failed: false } : one)));
  void deliver(chat, outgoing);
}

/** Messages on their way as the list shows them, after those that arrived. */
export function outgoingMessages(all: readonly Outgoing[], chat: Chat, authorName: string): ChatMessage[] {
  return all
    .filter((one) => one.chat === chatKey(chat))
    .map(({ key, content, at, failed }) => ({
      id: key,
      authorName,
      own: true,
      at,
      body: content.text,
      mentions: content.mentions,
      files: content.files.map((file, index) => ({
        id: `${key}-${index}`,
        name: file.name,
        size: file.size,
      })),
      pending: !failed,
      failed,
    }));
}
