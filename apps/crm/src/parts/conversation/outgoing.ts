import { ApiError } from '@szansa/api-client/client';
import { personName } from '@szansa/domain/shared';
import type { ChatMessage, OutgoingMessage } from '@szansa/ui/chat';
import { atom } from 'jotai';

import { queryClient } from '#kit/api/api.ts';
import { changeInTurn } from '#kit/live/waiting-changes.ts';
import { store } from '#kit/session/session-atoms.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import type { Person } from '#parts/opportunity/records.ts';

import type { ConversationSource, Written } from './conversation-source.ts';
import { draftsAtom, takenBack } from './drafts.ts';
import { withMentions } from './messages.ts';

/** A message on its way. Its key stays the same however often it is tried, so it never arrives twice. */
interface Outgoing {
  readonly key: string;
  /** The key of its conversation. */
  readonly conversation: string;
  readonly content: OutgoingMessage;
  /** What is sent: mentions as `@[Name](id)`. */
  readonly message: string;
  /** The id of the last message that was there when it was sent; empty when there was none. */
  readonly after: string;
  readonly at: string;
  readonly failed: boolean;
}

/** Messages that have not arrived yet, oldest first. */
export const outgoingAtom = atom<readonly Outgoing[]>([]);

/**
 * Whether the server will answer the same however often it is asked: not without a line, and not when it is busy. When
 * the session has ended, the message is written again as well: a draft outlives the session.
 */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

async function deliver(source: ConversationSource, outgoing: Outgoing): Promise<void> {
  const { key, content, message } = outgoing;
  try {
    await changeInTurn(queryClient, `message/${source.key}`, () =>
      source.send({ message, files: content.files }, key),
    );
    store.set(outgoingAtom, (all) => all.filter((one) => one.key !== key));
  } catch (error) {
    if (isFinal(error)) {
      store.set(outgoingAtom, (all) => all.filter((one) => one.key !== key));
      store.set(draftsAtom, (all) => takenBack(all, source.key, content, error));
    } else {
      store.set(outgoingAtom, (all) => all.map((one) => (one.key === key ? { ...one, failed: true } : one)));
    }
    // without a line the mark on the message says enough; a refusal has its reason
    if (!(error instanceof ApiError) || error.status > 0) toastError(error);
  }
}

/** Sends a message; `after` is the id of the last one that is there. */
export function sendMessage(source: ConversationSource, content: OutgoingMessage, after = ''): void {
  // a message needs words: files sent without any are called by their names
  const text = content.text || content.files.map((file) => file.name).join(', ');
  const outgoing: Outgoing = {
    key: crypto.randomUUID(),
    conversation: source.key,
    content,
    message: withMentions(text, content.text ? content.mentions : []),
    after,
    at: new Date().toISOString(),
    failed: false,
  };
  store.set(outgoingAtom, (all) => [...all, outgoing]);
  void deliver(source, outgoing);
}

export function retryMessage(source: ConversationSource, key: string): void {
  const outgoing = store.get(outgoingAtom).find((one) => one.key === key);
  if (!outgoing) return;
  store.set(outgoingAtom, (all) => all.map((one) => (one.key === key ? { ...one, failed: false } : one)));
  void deliver(source, outgoing);
}

/** An event may bring an own message before the answer does. */
function hasArrived(
  { failed, message, after }: Outgoing,
  arrived: readonly Written[],
  authorId: string,
): boolean {
  return (
    !failed && arrived.some((one) => one.id > after && one.author.id === authorId && one.message === message)
  );
}

/** Messages on their way as the list shows them, after those that arrived. */
export function outgoingMessages(
  all: readonly Outgoing[],
  { key: conversation }: ConversationSource,
  arrived: readonly Written[],
  author: Person,
  isOnline: boolean,
): ChatMessage[] {
  return all
    .filter((one) => one.conversation === conversation && !hasArrived(one, arrived, author.id))
    .map(({ key, content, at, failed }) => ({
      id: key,
      authorName: personName(author),
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
      waiting: !failed && !isOnline,
      failed,
    }));
}
