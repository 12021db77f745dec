import { createClient } from '@szansa/api-client/client';
import { sampleBoard, sampleOpportunities } from '@szansa/api-client/samples/opportunities';
import { createQueries } from '@szansa/api-client/queries';
import { effectsOf } from '@szansa/api-client/realtime/effects';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStaleness, type Staleness } from '#kit/live/staleness.ts';

import { cardOf, withCardAt, withCardMoved, type Board, type BoardCard } from './move-card.ts';

type Status = BoardCard['status'];

const pace = { bundle: 150, rest: 3000, frequentRest: 12_000, unhurried: 60_000 };
const queries = createQueries(createClient({ baseUrl: '/api' }));
const { board, move } = queries.opportunities;
const effects = effectsOf(queries, () => ({ id: null, canEditMessages: false }));
const query = board.query({});

function sampleCard(index: number): BoardCard {
  const found = cardOf(sampleBoard(24), sampleOpportunities[index]?.id ?? '');
  if (!found) throw new Error(`no sample ${index}`);
  return found;
}
const [card, other] = [sampleCard(0), sampleCard(1)];

let queryClient: QueryClient;
let staleness: Staleness;
/** The board as the server has it. */
let server: Board;
let reads: number;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  queryClient.mount();
  staleness = createStaleness(queryClient, pace);
  server = sampleBoard(24);
  const queryFn = async () => {
    reads += 1;
    return server;
  };
  stop = new QueryObserver(queryClient, { ...query, staleTime: Infinity, queryFn }).subscribe(
    () => undefined,
  );
  await vi.advanceTimersByTimeAsync(0);
  reads = 0;
});

afterEach(() => {
  stop();
  staleness.clear();
  queryClient.clear();
  queryClient.unmount();
  vi.useRealTimers();
});

const shown = ({ id }: BoardCard) =>
  cardOf(queryClient.getQueryData(query.queryKey) ?? { columns: [] }, id)?.status;

/** The server moves a card. Returns what its event does. */
function moved({ id, version, customer }: BoardCard, status: Status) {
  server = withCardAt(server, id, { status, version: version + 1 });
  return effects['customer-file-changed']({
    customerFileId: id,
    customerId: customer.id,
    lists: 'containing',
  });
}

/** A drag: the card is in its new column at once, the call runs until it is answered. */
async function drag(status: Status): Promise<() => Promise<void>> {
  let answer = () => {};
  const call = new MutationObserver(queryClient, {
    mutationKey: move.key(),
    mutationFn: (_input: { params: { id: string } }) => new Promise<void>((resolve) => (answer = resolve)),
    onMutate: () =>
      queryClient.setQueryData<Board>(
        query.queryKey,
        (stored) => stored && withCardMoved(stored, card.id, status),
      ),
  });
  void call.mutate({ params: { id: card.id } });
  await vi.advanceTimersByTimeAsync(0);
  return async () => {
    answer();
    await vi.advanceTimersByTimeAsync(0);
  };
}

it('a card moved by another person is in its place after one read', async () => {
  staleness.applyReceived(moved(card, 'closed'));
  expect(shown(card)).toBe(card.status);
  await vi.advanceTimersByTimeAsync(pace.bundle);
  expect(shown(card)).toBe('closed');
  await vi.advanceTimersByTimeAsync(pace.unhurried);
  expect(reads).toBe(1);
});

it('a card that was dragged twice does not jump back when the event of the first move arrives', async () => {
  const firstAnswered = await drag('negotiations');
  const secondAnswered = await drag('closed');
  const first = moved(card, 'negotiations');
  staleness.applyReceived(first);
  await vi.advanceTimersByTimeAsync(pace.bundle);
  expect(shown(card)).toBe('closed');
  await firstAnswered();
  staleness.own(first);
  await vi.advanceTimersByTimeAsync(pace.rest);
  expect(shown(card)).toBe('closed');
  expect(reads).toBe(0);
  staleness.applyReceived(moved(card, 'closed'));
  await secondAnswered();
  await vi.advanceTimersByTimeAsync(pace.rest);
  expect(shown(card)).toBe('closed');
});

it('the move of another card is shown once the drag of one is answered, which stays where it is', async () => {
  const answered = await drag('closed');
  staleness.applyReceived(moved(other, 'handing'));
  await vi.advanceTimersByTimeAsync(pace.bundle);
  expect([shown(card), shown(other)]).toEqual(['closed', other.status]);
  moved(card, 'closed');
  await answered();
  expect([shown(card), shown(other)]).toEqual(['closed', 'handing']);
});
