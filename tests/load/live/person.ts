import { createClient } from '@szansa/api-client/client';
import { createQueries } from '@szansa/api-client/queries';
import type { ServerEvent, ServerPayload } from '@szansa/api-client/realtime';
import { connectRealtime } from '@szansa/api-client/realtime/connect';
import { effectsOf } from '@szansa/api-client/realtime/effects';
import { createStaleness } from '@szansa/crm/staleness';
import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';

export interface PersonSettings {
  readonly url: string;
  readonly userId: string;
  readonly token: string;
  /** The opportunity that is open. */
  readonly recordId: string;
  /** Looks at everybody's board, not at their own. */
  readonly isManager: boolean;
  /** Sends the reads that events cause; those of others are counted and answered with what is known. */
  readonly sendsReads: boolean;
}

export interface Person {
  /** Reads that events have caused so far. */
  readonly reads: () => number;
  readonly close: () => void;
}

/** The pace of the app. */
const pace = { bundle: 150, rest: 3000 };

const isHeard = (name: string, known: object): name is ServerEvent => name in known;

/** Somebody with the board, the list of all opportunities and one of them open; their socket, their cache, our code. */
export async function openPerson(
  settings: PersonSettings,
  onEvent: (name: ServerEvent, recordId: string) => void,
): Promise<Person> {
  const { url, userId, token, recordId, isManager, sendsReads } = settings;
  const client = createClient({ baseUrl: `${url}/api`, token: () => token });
  const queries = createQueries(client);
  const effects = effectsOf(queries, () => ({ id: userId, canEditMessages: true }));
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } },
  });
  queryClient.mount();
  const staleness = createStaleness(queryClient, pace);
  let reads = 0;

  async function show(queryKey: QueryKey, read: () => Promise<unknown>): Promise<() => void> {
    queryClient.setQueryData(queryKey, await read());
    const queryFn = () => {
      reads += 1;
      return sendsReads ? read() : queryClient.getQueryData(queryKey);
    };
    return new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined);
  }

  const params = { id: recordId };
  const board = isManager ? {} : { query: { is_self: true } };
  const list = { query: { perPage: 25 as const } };
  const { opportunities, offers, comments } = client;
  const stops = await Promise.all([
    show(queries.opportunities.board.key(board), () => opportunities.board(board)),
    show(queries.opportunities.list.key(list), () => opportunities.list(list)),
    show(queries.opportunities.get.key({ params }), () => opportunities.get({ params })),
    show(queries.opportunities.timeline.key({ params }), () => opportunities.timeline({ params })),
    show(queries.offers.listOfOpportunity.key({ params }), () => offers.listOfOpportunity({ params })),
    show(queries.comments.find.key({ params }), () => comments.find({ params })),
  ]);

  const hear = <E extends ServerEvent>(event: E, payload: ServerPayload<E>) =>
    staleness.heard(effects[event](payload));
  const socket = await new Promise<ReturnType<typeof connectRealtime>>((resolve) => {
    const line = connectRealtime({
      url,
      token,
      userId,
      onReady: () => line.emit('watch', { entity: 'opportunity', id: recordId }, () => resolve(line)),
    });
  });
  socket.onAny((name: string, payload) => {
    if (!isHeard(name, effects)) return;
    hear(name, payload);
    onEvent(name, payload.customerFileId);
  });
  return {
    reads: () => reads,
    close: () => {
      socket.disconnect();
      for (const stop of stops) stop();
      staleness.forget();
      queryClient.clear();
    },
  };
}
