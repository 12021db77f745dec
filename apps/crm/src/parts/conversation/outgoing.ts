import { ApiError } from '@szansa/api-client/client';
import type { ChatMessage, OutgoingMessage } from '@szansa/ui/chat';
import { atom } from 'jotai';

import { store } from '#kit/session/session-atoms.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import type { ConversationSource } from './conversation-source.ts';
import { withMentions } from './messages.ts';

/** A message on its way. Its key stays the same however often it is tried, so it never arrives twice. */
interface Outgoing {
  readonly key: string;
  /** The key of its conversation. */
  readonly conversation: string;
  readonly content: OutgoingMessage;
  readonly at: string;
  readonly failed: boolean;
}

/** What was typed and not sent yet, by conversation; it waits while other tabs are looked at. */
export const draftsAtom = atom<Readonly<Record<string, string>>>({});

/** Messages that have not arrived yet, oldest first. */
export const outgoingAtom = atom<readonly Outgoing[]>([]);

async function deliver(source: ConversationSource, { key, content }: Outgoing): Promise<void> {
  // a message needs words: files sent without any are called by their names
  const text = content.text || content.files.map((file) => file.name).join(', ');
  const message = withMentions(text, content.text ? content.mentions : []);
  try {
    await source.send({ message, files: content.files }, key);
    store.set(outgoingAtom, (all) => all.filter((one) => one.key !== key));
  } catch (error) {
    store.set(outgoingAtom, (all) => all.map((one) => (one.key === key ? { ...one, failed: true } : one)));
    // without a line the mark on the message says enough; a refusal has its reason
    if (!(error instanceof ApiError) || error.status > 0) toastError(error);
  }
}

export function sendMessage(source: ConversationSource, content: OutgoingMessage): void {
  const outgoing: Outgoing = {
    key: crypto.randomUUID(),
    conversation: source.key,
    content,
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

/** Messages on their way as the list shows them, after those that arrived. */
export function outgoingMessages(
  all: readonly Outgoing[],
  { key: conversation }: ConversationSource,
  authorName: string,
): ChatMessage[] {
  return all
    .filter((one) => one.conversation === conversation)
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
