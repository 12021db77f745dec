import type { ApiError } from '@szansa/api-client/client';
import type { OutgoingMessage, QuotedMessage } from '@szansa/ui/chat';
import { onlineManager } from '@tanstack/react-query';
import { atom } from 'jotai';
import { v4 as uuid } from 'uuid';

import { onDraftsCleared } from '#kit/drafts/draft-owners.ts';
import { connectedAtom } from '#kit/live/connection.ts';
import { pendingChangesAtom } from '#kit/live/pending-changes.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import type { Person } from '#parts/opportunity/records.ts';

import type { ConversationAddress, ConversationSource, SendingOptions } from './conversation-source.ts';
import { draftsAtom, withRestored } from './drafts.ts';
import { enquiryConversation } from './enquiry-conversation.ts';
import { withMentions } from './messages.ts';
import { opportunityConversation } from './opportunity-conversation.ts';
import { openOutboxStore, type Outgoing } from './outbox-store.ts';
import { openOutbox, type Outbox } from './outbox.ts';

/** Messages of the signed-in person that have not arrived yet, oldest first. */
export const outgoingAtom = atom<readonly Outgoing[]>([]);

/** How much of each message with files has left this tab, from 0 to 1 in whole per cent. */
export const sentSharesAtom = atom<Readonly<Record<string, number>>>({});

function noteSent(key: string, fraction: number): void {
  const share = Math.floor(fraction * 100) / 100;
  const all = store.get(sentSharesAtom);
  if (all[key] !== share) store.set(sentSharesAtom, { ...all, [key]: share });
}

function discardSent(key: string): void {
  const { [key]: _, ...others } = store.get(sentSharesAtom);
  store.set(sentSharesAtom, others);
}

/** Returns the options that report a message's upload progress and abort it. */
function sendingOptions({ key, content }: Outgoing, signal: AbortSignal): SendingOptions {
  if (content.files.length === 0) return { signal };
  noteSent(key, 0);
  return { signal, onUploadProgress: (fraction) => noteSent(key, fraction) };
}

/** The conversation at an address, as a person reads and writes it. */
function conversationAt({ about, id, kind }: ConversationAddress, person: Person): ConversationSource {
  const conversation = about === 'opportunity' ? opportunityConversation : enquiryConversation;
  return conversation(id, kind, person);
}

const longestPause = 30_000;

/** Resolves when the line is back, or after a pause that grows with the attempts. */
function untilConnected(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ends: (() => void)[] = [];
    const end = () => {
      for (const one of ends) one();
      resolve();
    };
    const wake = () => {
      if (onlineManager.isOnline()) end();
    };
    const pause = setTimeout(wake, Math.min(longestPause, 500 * 2 ** attempt));
    ends.push(
      () => clearTimeout(pause),
      onlineManager.subscribe(wake),
      store.sub(connectedAtom, () => {
        if (store.get(connectedAtom)) wake();
      }),
    );
    signal.addEventListener('abort', end, { once: true });
  });
}

/**
 * Runs while only this tab has the lock of this name. Where the browser does not support locks, or forbids them, each
 * tab sends, and the server stores each message once.
 */
async function alone(name: string, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  let hasRun = false;
  const runOnce = () => {
    hasRun = true;
    return run();
  };
  // rejects as well when the session ends before its turn
  if ('locks' in navigator) await navigator.locks.request(name, { signal }, runOnce).catch(() => undefined);
  if (!hasRun && !signal.aborted) await runOnce();
}

interface OpenOutbox {
  readonly userId: string;
  readonly outbox: Outbox;
}

let open: OpenOutbox | undefined;

function openFor(person: Person): Outbox {
  return openOutbox(openOutboxStore(person.id), {
    send: (outgoing, dropped) => {
      const { key, address, content, message, replyTo } = outgoing;
      const written = {
        message,
        files: content.files,
        clientId: key,
        ...(replyTo === undefined ? {} : { replyToId: replyTo.id }),
      };
      return conversationAt(address, person)
        .send(written, sendingOptions(outgoing, dropped))
        .finally(() => discardSent(key));
    },
    show: (all) => {
      store.set(outgoingAtom, all);
      const failed = all.filter((one) => one.failed).length;
      store.set(pendingChangesAtom, { pending: all.length - failed, failed });
    },
    restoreDraft: ({ address, content, replyTo }, error: ApiError) => {
      const { key } = conversationAt(address, person);
      store.set(draftsAtom, (drafts) => withRestored(drafts, key, { ...content, replyTo }, error));
    },
    showError: toastError,
    alone: (signal, run) => alone(`szansa-outbox-${person.id}`, signal, run),
    untilConnected,
  });
}

/** Opens the signed-in user's pending messages: they are sent from now on, on every screen. */
export function startOutbox(): Outbox | undefined {
  const person = store.get(authAtom)?.user;
  if (open && open.userId === person?.id) return open.outbox;
  open?.outbox.close();
  open = person && { userId: person.id, outbox: openFor(person) };
  return open?.outbox;
}

/**
 * Stops sending when the session has ended. Messages of a session that the user did not end remain stored for them.
 */
function stopOutbox(): void {
  open?.outbox.close();
  open = undefined;
  store.set(outgoingAtom, []);
  store.set(pendingChangesAtom, { pending: 0, failed: 0 });
}

store.sub(authAtom, () => {
  if (open && store.get(authAtom)?.user.id !== open.userId) stopOutbox();
});

/** Deletes pending messages, here and in the browser; resolves when they are deleted. */
export async function clearOutgoing(): Promise<void> {
  const cleared = startOutbox();
  await cleared?.clear();
  // another user may have signed in meanwhile
  if (open?.outbox === cleared) stopOutbox();
}

onDraftsCleared(() => void clearOutgoing());

/**
 * Sends a message as soon as there is a network connection; the browser stores it until the server has accepted it.
 */
export function sendMessage(
  source: ConversationSource,
  content: OutgoingMessage,
  replyTo?: QuotedMessage,
): void {
  // a message needs words: files sent without any are called by their names
  const text = content.text || content.files.map((file) => file.name).join(', ');
  void startOutbox()?.add({
    key: uuid(),
    address: source.address,
    content,
    message: withMentions(text, content.text ? content.mentions : []),
    ...(replyTo === undefined ? {} : { replyTo }),
  });
}

export function retryMessage(key: string): void {
  void startOutbox()?.retry(key);
}

export function dropMessage(key: string): void {
  void startOutbox()?.drop(key);
}
