import { createClient } from '@szansa/api-client/client';
import { createQueries } from '@szansa/api-client/queries';
import type { ServerEvent, ServerPayload } from '@szansa/api-client/realtime';
import { connectRealtime } from '@szansa/api-client/realtime/connect';
import { effectsOf } from '@szansa/api-client/realtime/effects';
import { openOutbox, type Outbox, type Outgoing, type OutboxStore } from '@szansa/crm/outbox';
import { createStaleness } from '@szansa/crm/staleness';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';

interface PersonSettings {
  /** Where their browser finds the server. */
  readonly url: string;
  readonly userId: string;
  readonly token: string;
  /** The opportunity whose conversation is open. */
  readonly customerFileId: string;
}

/** A user with an open conversation, who writes in it over a connection that may be cut. */
export interface CutPerson {
  readonly write: (message: string) => Promise<void>;
  /** Reloads the page: pending messages are those stored in the browser. */
  readonly reload: () => void;
  /** How many of their messages have not arrived. */
  readonly unsent: () => number;
  /** The ids of the messages on the screen, once they have scrolled to both ends. */
  readonly seen: () => Promise<string[]>;
  readonly close: () => void;
}

/** Creates the browser's store, in memory. */
function memoryStore(retained: Map<string, Outgoing>): OutboxStore {
  return {
    read: async () => [...retained.values()].toSorted((a, b) => a.at - b.at),
    store: async (outgoing) => void retained.set(outgoing.key, outgoing),
    drop: async (key) => void retained.delete(key),
    clear: async () => retained.clear(),
    onChanged: () => undefined,
    close: () => undefined,
  };
}

const pace = { bundle: 10, rest: 50, frequentRest: 50, unhurried: 50 };
const pauseMs = 20;

const isServerEvent = (name: string, known: object): name is ServerEvent => name in known;

/** Their socket, their cache and their outbox: our code. */
export function openCutPerson({ url, userId, token, customerFileId }: PersonSettings): CutPerson {
  const client = createClient({ baseUrl: `${url}/api`, token: () => token });
  const queries = createQueries(client);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: 50, retryDelay: pauseMs } },
  });
  const effects = effectsOf(queries, () => ({ id: userId, canEditMessages: true }));
  queryClient.mount();
  const staleness = createStaleness(queryClient, pace);
  const params = { id: customerFileId };
  const conversation = new InfiniteQueryObserver(
    queryClient,
    // a page is smaller than the conversation, so that catching up goes over several
    queries.comments.find.pages({ params, query: { order: 'ASC', around: 'newest', limit: 20 } }),
  );
  const stop = conversation.subscribe(() => undefined);

  const line = connectRealtime({
    url,
    token,
    userId,
    onReady: () => {
      line.emit(
        'watch',
        { entity: 'comment', id: customerFileId },
        () => void queryClient.invalidateQueries(),
      );
    },
  });
  const receive = <E extends ServerEvent>(event: E, payload: ServerPayload<E>) =>
    staleness.applyReceived(effects[event](payload));
  line.onAny((name: string, payload) => {
    if (isServerEvent(name, effects)) receive(name, payload);
  });

  const retained = new Map<string, Outgoing>();
  const load = (): Outbox =>
    openOutbox(memoryStore(retained), {
      send: async ({ key: clientId, message }) => {
        const body = { customerFileId, message, clientId };
        const { can: _, ...written } = await client.comments.create({ body }, { idempotencyKey: clientId });
        staleness.own(effects['customer-file-message-new']({ message: written }));
      },
      show: () => undefined,
      restoreDraft: (_outgoing, error) => {
        throw error;
      },
      showError: () => undefined,
      alone: (_signal, run) => run(),
      untilConnected: async () => {
        if (!line.connected) await new Promise<void>((resolve) => line.once('connect', resolve));
      },
    });
  let outbox = load();

  return {
    write: (message) =>
      outbox.add({
        key: crypto.randomUUID(),
        address: { about: 'opportunity', id: customerFileId, kind: 'messages' },
        content: { text: message, files: [], mentions: [] },
        message,
      }),
    reload: () => {
      outbox.close();
      outbox = load();
    },
    unsent: () => retained.size,
    seen: async () => {
      while (conversation.getCurrentResult().hasNextPage) await conversation.fetchNextPage();
      while (conversation.getCurrentResult().hasPreviousPage) await conversation.fetchPreviousPage();
      const { data } = conversation.getCurrentResult();
      return (data?.pages ?? []).flatMap(({ items }) => items.map(({ id }) => id));
    },
    close: () => {
      outbox.close();
      line.disconnect();
      stop();
      staleness.clear();
      queryClient.clear();
    },
  };
}
