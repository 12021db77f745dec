import { ApiError, createClient } from '@szansa/api-client/client';
import { sampleBoard, sampleOpportunities } from '@szansa/api-client/samples/opportunities';
import { createQueries } from '@szansa/api-client/queries';
import { cardOf, withCard, type Board, type BoardCard } from '@szansa/api-client/realtime/board';
import { effectsOf } from '@szansa/api-client/realtime/effects';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStaleness, type Staleness } from './staleness.ts';

const pace = { bundle: 150, rest: 3000 };
const { opportunities, ...others } = createQueries(createClient({ baseUrl: '/api' }));
const effects = effectsOf({ opportunities, ...others }, () => ({
  id: null,
  canEditMessages: false,
  follows: () => undefined,
}));

const [board, list] = [opportunities.board.query({}), opportunities.list.query({})];
const page = {
  items: sampleOpportunities,
  page: 1,
  perPage: 25,
  total: sampleOpportunities.length,
};
function sampleRow(index: number) {
  const found = sampleOpportunities[index];
  if (!found) throw new Error(`no sample ${index}`);
  return found;
}
const row = sampleRow(0);

let queryClient: QueryClient;
let staleness: Staleness;
let reads: string[];
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  queryClient.mount();
  staleness = createStaleness(queryClient, pace);
  reads = [];
  queryClient.setQueryData(board.queryKey, sampleBoard(24));
  queryClient.setQueryData(list.queryKey, page);
  const read = (name: string) => () => {
    reads.push(name);
    return Promise.reject(new ApiError(503, '', {}));
  };
  stops = [
    new QueryObserver(queryClient, { ...board, staleTime: Infinity, queryFn: read('board') }),
    new QueryObserver(queryClient, { ...list, staleTime: Infinity, queryFn: read('list') }),
  ].map((observer) => observer.subscribe(() => undefined));
});

afterEach(() => {
  for (const stop of stops) stop();
  queryClient.clear();
  queryClient.unmount();
  vi.useRealTimers();
});

/** Returns what the server publishes about the opportunity after this many moves. */
function moved(status: BoardCard['status'], times: number) {
  const lastActivityAt = `2026-11-30T10:00:0${times}.000Z`;
  const listed = { ...row, status, lastActivityAt, version: row.version + times, isRefiled: false };
  return effects['customer-file-changed']({ customerFileId: row.id, listed });
}

const shown = () => cardOf(queryClient.getQueryData<Board>(board.queryKey) ?? { columns: [] }, row.id);

/** A drag: the card is in its new column at once, the call runs until it is answered. */
async function drag(status: BoardCard['status']): Promise<() => Promise<void>> {
  let answer = () => {};
  const call = new MutationObserver(queryClient, {
    mutationKey: opportunities.move.key(),
    mutationFn: (_input: { params: { id: string } }) => new Promise<void>((resolve) => (answer = resolve)),
    onMutate: () =>
      queryClient.setQueryData<Board>(board.queryKey, (stored) => {
        const card = stored && cardOf(stored, row.id);
        return card ? withCard(stored, { ...card, status }, 0) : stored;
      }),
  });
  void call.mutate({ params: { id: row.id } });
  await vi.advanceTimersByTimeAsync(0);
  return async () => {
    answer();
    await vi.advanceTimersByTimeAsync(0);
  };
}

it('a card moved by another person is in its place on the board and in the list, without a read', async () => {
  staleness.applyReceived(moved('closed', 1));
  expect(shown()).toMatchObject({ status: 'closed', version: row.version + 1 });
  expect(queryClient.getQueryData<typeof page>(list.queryKey)?.items[0]).toMatchObject({
    id: row.id,
    status: 'closed',
  });
  await vi.advanceTimersByTimeAsync(pace.rest);
  expect(reads).toEqual([]);
});

it('a card that was dragged twice does not jump back when the event of the first move arrives', async () => {
  const firstAnswered = await drag('negotiations');
  const secondAnswered = await drag('closed');
  staleness.applyReceived(moved('negotiations', 1));
  expect(shown()?.status).toBe('closed');
  await firstAnswered();
  staleness.own(moved('negotiations', 1));
  expect(shown()?.status).toBe('closed');
  staleness.applyReceived(moved('closed', 2));
  await secondAnswered();
  expect(shown()).toMatchObject({ status: 'closed', version: row.version + 2 });
  staleness.applyReceived(moved('negotiations', 1));
  expect(shown()?.status).toBe('closed');
  await vi.advanceTimersByTimeAsync(pace.rest);
  expect(reads).toEqual([]);
});

it('the move of another card is shown while one is being dragged', async () => {
  const answered = await drag('closed');
  const other = sampleRow(1);
  const listed = { ...other, status: 'handing' as const, version: 2, isRefiled: false };
  staleness.applyReceived(effects['customer-file-changed']({ customerFileId: other.id, listed }));
  const stored = queryClient.getQueryData<Board>(board.queryKey);
  expect(stored && cardOf(stored, other.id)?.status).toBe('handing');
  expect(shown()?.status).toBe('closed');
  await answered();
});
