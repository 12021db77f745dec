import type { OutgoingMessage, QuotedMessage } from '@szansa/ui/chat';
import { clear, createStore, del, entries, set } from 'idb-keyval';

import type { ConversationAddress } from './conversation-source.ts';

/** A message that has not arrived yet, as the browser keeps it. */
export interface Outgoing {
  /** Its id on this side, which the server stores it under once however often it is sent. */
  readonly key: string;
  readonly address: ConversationAddress;
  readonly content: OutgoingMessage;
  /** What is sent: mentions as `@[Name](id)`. */
  readonly message: string;
  /** What it answers. */
  readonly replyTo?: QuotedMessage | undefined;
  /** When it was written, in epoch milliseconds: later than those before it in this browser. */
  readonly at: number;
  /** The server could not take it; somebody sends it again or drops it. */
  readonly failed: boolean;
}

/** Where messages on their way are kept beyond a reload, and how other tabs hear that they have changed. */
export interface OutboxStore {
  /** All that is kept, oldest first. */
  readonly read: () => Promise<Outgoing[]>;
  readonly keep: (outgoing: Outgoing) => Promise<void>;
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

/** What a person has written in this browser and not sent yet: nobody else is shown it, or sends it. */
export function openOutboxStore(userId: string): OutboxStore {
  const name = `szansa-outbox-${userId}`;
  const store = createStore(name, 'messages');
  const channel = openChannel(name);
  const changed = () => channel?.postMessage('changed');
  return {
    read: async () => {
      const kept = await entries<string, Outgoing>(store);
      return kept.map(([, outgoing]) => outgoing).toSorted((a, b) => a.at - b.at);
    },
    keep: async (outgoing) => {
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
