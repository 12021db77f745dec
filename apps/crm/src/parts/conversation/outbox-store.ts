import type { OutgoingMessage, QuotedMessage } from '@szansa/ui/chat';
import { clear, createStore, del, entries, set } from 'idb-keyval';

import type { ConversationAddress } from './conversation-source.ts';

/** A message that is not sent yet, as the browser stores it. */
export interface Outgoing {
  /** Its id on this side, which the server stores it under once however often it is sent. */
  readonly key: string;
  readonly address: ConversationAddress;
  readonly content: OutgoingMessage;
  /** What is sent: mentions as `@[Name](id)`. */
  readonly message: string;
  /** What it answers. */
  readonly replyTo?: QuotedMessage | undefined;
  /** When it was written, in epoch milliseconds: later than all earlier messages in this browser. */
  readonly at: number;
  /** Whether the server could not accept it; the user then sends it again or discards it. */
  readonly failed: boolean;
}

/** Stores pending messages across reloads, and signals changes to other tabs. */
export interface OutboxStore {
  /** Returns all stored messages, oldest first. */
  readonly read: () => Promise<Outgoing[]>;
  readonly store: (outgoing: Outgoing) => Promise<void>;
  readonly drop: (key: string) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Calls back when another tab has changed something. */
  readonly onChanged: (changed: () => void) => void;
  readonly close: () => void;
}

/** The channel to other tabs; null where the browser forbids it, as it does when it stores nothing. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Opens the store of a user's pending messages in this browser: no other user sees or sends them. */
export function openOutboxStore(userId: string): OutboxStore {
  const name = `szansa-outbox-${userId}`;
  const store = createStore(name, 'messages');
  const channel = openChannel(name);
  const changed = () => channel?.postMessage('changed');
  return {
    read: async () => {
      const stored = await entries<string, Outgoing>(store);
      return stored.map(([, outgoing]) => outgoing).toSorted((a, b) => a.at - b.at);
    },
    store: async (outgoing) => {
      await set(outgoing.key, outgoing, store);
      changed();
    },
    drop: async (key) => {
      await del(key, store);
      changed();
    },
    clear: async () => {
      await clear(store);
      changed();
    },
    onChanged: (listen) => {
      channel?.addEventListener('message', () => listen());
    },
    close: () => channel?.close(),
  };
}
