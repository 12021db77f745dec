import { createClient, type Client } from '@szansa/api-client/client';
import { createQueries, type Queries } from '@szansa/api-client/queries';
import type { RecordName, ServerEvent, ServerPayload } from '@szansa/api-client/realtime';
import { connectRealtime } from '@szansa/api-client/realtime/connect';
import { effectsOf } from '@szansa/api-client/realtime/effects';
import { createStaleness } from '@szansa/crm/staleness';
import {
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';

export interface CacheSettings {
  readonly url: string;
  readonly userId: string;
  readonly token: string;
  /** Sends the reads that events cause; if false, they are only counted and answered from the cache. */
  readonly sendsReads: boolean;
}

/** Number of reads that events have caused, by call. */
export type Reads = Readonly<Record<string, number>>;

/** The client state of a user: the cache and the socket, both with the product's own code. */
export interface Cache {
  readonly client: Client;
  readonly queries: Queries;
  /** Reads the data of a screen and subscribes to it. */
  readonly show: (queryKey: QueryKey, read: () => Promise<unknown>) => Promise<void>;
  /** The same for data cached as pages. */
  readonly showPages: (queryKey: QueryKey, read: () => Promise<unknown>) => Promise<void>;
  /** Connects, watches a record, and calls `onEvent` for each event received from then on. */
  readonly connect: (
    watched: RecordName,
    onEvent: <E extends ServerEvent>(name: E, payload: ServerPayload<E>) => void,
  ) => Promise<void>;
  readonly reads: () => Reads;
  readonly close: () => void;
}

const isHeard = (name: string, known: object): name is ServerEvent => name in known;

export function openCache({ url, userId, token, sendsReads }: CacheSettings): Cache {
  const client = createClient({ baseUrl: `${url}/api`, token: () => token });
  const queries = createQueries(client);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } },
  });
  const effects = effectsOf(queries, () => ({ id: userId, canEditMessages: true }));
  queryClient.mount();
  const staleness = createStaleness(queryClient);
  const reads: Record<string, number> = {};
  const closes: (() => void)[] = [];

  function count([resource, name]: QueryKey): void {
    const call = `${String(resource)}.${String(name)}`;
    reads[call] = (reads[call] ?? 0) + 1;
  }

  return {
    client,
    queries,
    async show(queryKey, read) {
      queryClient.setQueryData(queryKey, await read());
      const queryFn = () => {
        count(queryKey);
        return sendsReads ? read() : queryClient.getQueryData(queryKey);
      };
      closes.push(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined));
    },
    async showPages(ofInput, read) {
      const queryKey = [...ofInput, 'pages'];
      const first = await read();
      queryClient.setQueryData(queryKey, { pages: [first], pageParams: [null] });
      const queryFn = () => {
        count(queryKey);
        return sendsReads ? read() : queryClient.getQueryData<InfiniteData<unknown>>(queryKey)?.pages[0];
      };
      const paging = { initialPageParam: null, getNextPageParam: () => null };
      const observer = new InfiniteQueryObserver(queryClient, { queryKey, queryFn, ...paging });
      closes.push(observer.subscribe(() => undefined));
    },
    async connect(watched, onEvent) {
      const hear = <E extends ServerEvent>(event: E, payload: ServerPayload<E>) => {
        staleness.applyReceived(effects[event](payload));
        onEvent(event, payload);
      };
      await new Promise<void>((resolve) => {
        const line = connectRealtime({
          url,
          token,
          userId,
          onReady: () => line.emit('watch', watched, () => resolve()),
        });
        line.onAny((name: string, payload) => {
          if (isHeard(name, effects)) hear(name, payload);
        });
        closes.push(() => line.disconnect());
      });
    },
    reads: () => ({ ...reads }),
    close: () => {
      for (const close of closes) close();
      staleness.clear();
      queryClient.clear();
    },
  };
}
