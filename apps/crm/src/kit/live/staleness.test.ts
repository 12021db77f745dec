import type { Patch } from '@szansa/api-client/queries';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStaleness } from './staleness.ts';

const pace = { bundle: 150, rest: 3000 };
const list = ['opportunities', 'list'];

let queryClient: QueryClient;
let requested: number;
let stop: () => void;

/** Observes a query and counts how often it is fetched. */
async function show(key: readonly string[]): Promise<void> {
  const observer = new QueryObserver(queryClient, {
    queryKey: key,
    queryFn: async () => {
      requested += 1;
      return requested;
    },
  });
  stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  requested = 0;
}

/** A change of a record of the resource that runs until it is finished. */
function change(resource: string, id = 'any') {
  let finish: () => void = () => undefined;
  const observer = new MutationObserver(queryClient, {
    mutationKey: [resource, 'move'],
    mutationFn: (_input: { params: { id: string } }) => new Promise<void>((resolve) => (finish = resolve)),
  });
  void observer.mutate({ params: { id } });
  return () => finish();
}

beforeEach(async () => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  queryClient.mount();
  await show(list);
});

afterEach(() => {
  stop();
  queryClient.clear();
  queryClient.unmount();
  vi.useRealTimers();
});

describe('what others change', () => {
  it('is refetched once however many events of one change arrive', async () => {
    const { applyReceived: received } = createStaleness(queryClient, pace);
    received([list]);
    received([list]);
    await vi.advanceTimersByTimeAsync(pace.bundle);
    expect(requested).toBe(1);
  });

  it('is refetched at most once per rest interval, the last change included', async () => {
    const { applyReceived: received } = createStaleness(queryClient, pace);
    for (let event = 0; event < 200; event += 1) {
      received([list]);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(requested).toBeLessThanOrEqual(4);
    const before = requested;
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(requested).toBe(before + 1);
  });

  it('is called off by the end of the session', async () => {
    const { applyReceived: received, clear: discard } = createStaleness(queryClient, pace);
    received([list]);
    discard();
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(requested).toBe(0);
  });
});

describe('a refetch', () => {
  it('does not overtake a running change of the same resource, and follows it', async () => {
    const { applyReceived: received, own } = createStaleness(queryClient, pace);
    const finish = change('opportunities');
    await vi.advanceTimersByTimeAsync(0);
    own([list]);
    received([list]);
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(requested).toBe(0);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toBe(1);
  });

  it('runs only after the last of several changes', async () => {
    const { own } = createStaleness(queryClient, pace);
    const first = change('opportunities');
    const second = change('opportunities');
    await vi.advanceTimersByTimeAsync(0);
    own([list]);
    first();
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toBe(0);
    second();
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toBe(1);
  });

  it('is not delayed by changes of anything else', async () => {
    const { own } = createStaleness(queryClient, pace);
    change('customers');
    await vi.advanceTimersByTimeAsync(0);
    own([list]);
    await vi.advanceTimersByTimeAsync(0);
    expect(requested).toBe(1);
  });
});

describe('a patch', () => {
  const key = ['opportunities', 'board'];
  const [mine, others] = [
    [...key, { query: { is_self: true } }],
    [...key, {}],
  ];
  const stored = (queryKey: readonly unknown[]) => queryClient.getQueryData(queryKey);

  /** Puts a record at a place; boards that do not know the record cannot follow. */
  function move(record: string, place: number): Patch {
    return {
      key,
      record,
      change: (board) => {
        if (typeof board !== 'object' || board === null || !(record in board)) return undefined;
        return { ...board, [record]: place };
      },
    };
  }

  /** Shows a board whose answers come when they are given. */
  function showBoard(queryKey: readonly unknown[]) {
    const answers: ((board: Record<string, number>) => void)[] = [];
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => new Promise<Record<string, number>>((resolve) => answers.push(resolve)),
      staleTime: Infinity,
    });
    const close = observer.subscribe(() => undefined);
    const before = stop;
    stop = () => {
      close();
      before();
    };
    return {
      requested: () => answers.length,
      answer: async (board: Record<string, number>) => {
        answers.at(-1)?.(board);
        await vi.advanceTimersByTimeAsync(0);
      },
    };
  }

  it('that leaves an answer unchanged can have it refetched when it is next shown, and not before', async () => {
    const shown = ['dealers', 'list'];
    const page = showBoard(shown);
    await page.answer({ one: 1 });
    const same: Patch = { key: shown, record: 'two', leavesStale: true, change: (data) => data };
    const staleness = createStaleness(queryClient, pace);
    staleness.applyReceived([same]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(page.requested()).toBe(1);
    expect(queryClient.getQueryState(shown)?.isInvalidated).toBe(true);
    staleness.clear();
  });

  it('changes every query under its key at once, without a read', async () => {
    const board = showBoard(mine);
    await board.answer({ a: 1 });
    queryClient.setQueryData(others, { a: 1, b: 1 });
    createStaleness(queryClient, pace).applyReceived([move('a', 2)]);
    expect(stored(mine)).toEqual({ a: 2 });
    expect(stored(others)).toEqual({ a: 2, b: 1 });
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(board.requested()).toBe(1);
  });

  it('receives the parameters of its query', () => {
    queryClient.setQueryData(mine, {});
    const inputs: unknown[] = [];
    createStaleness(queryClient, pace).applyReceived([
      { key, record: 'a', change: (board, input) => (inputs.push(input), board) },
    ]);
    expect(inputs).toEqual([{ query: { is_self: true } }]);
  });

  it('that cannot determine the new value of a query marks that query as stale, at a limited pace', async () => {
    const [known, unknown] = [showBoard(mine), showBoard(others)];
    await known.answer({ a: 1 });
    await unknown.answer({ b: 1 });
    const { applyReceived: received } = createStaleness(queryClient, pace);
    for (let event = 0; event < 50; event += 1) received([move('a', event)]);
    await vi.advanceTimersByTimeAsync(pace.bundle);
    expect([known.requested(), unknown.requested()]).toEqual([1, 2]);
    expect(stored(others)).toEqual({ b: 1 });
  });

  it('leaves what is stale stale', () => {
    queryClient.setQueryData(mine, { a: 1 });
    void queryClient.invalidateQueries({ queryKey: mine });
    createStaleness(queryClient, pace).applyReceived([move('a', 2)]);
    expect(stored(mine)).toEqual({ a: 2 });
    expect(queryClient.getQueryState(mine)?.isInvalidated).toBe(true);
  });

  it('is not undone by an older answer that was in flight, and that is refetched', async () => {
    const board = showBoard(mine);
    await board.answer({ a: 1 });
    void queryClient.invalidateQueries({ queryKey: mine });
    createStaleness(queryClient, pace).applyReceived([move('a', 2)]);
    expect(stored(mine)).toEqual({ a: 2 });
    await board.answer({ a: 1, b: 1 });
    expect(stored(mine)).toEqual({ a: 2, b: 1 });
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(board.requested()).toBe(3);
  });

  it('that is right over any answer causes no refetch', async () => {
    const board = showBoard(mine);
    await board.answer({ a: 1 });
    void queryClient.invalidateQueries({ queryKey: mine });
    const finish = change('opportunities', 'b');
    await vi.advanceTimersByTimeAsync(0);
    createStaleness(queryClient, pace).applyReceived([{ ...move('a', 2), settles: true }]);
    await board.answer({ a: 1, b: 1 });
    expect(stored(mine)).toEqual({ a: 2, b: 1 });
    finish();
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(board.requested()).toBe(2);
  });

  it('reaches what is read for the first time', async () => {
    const board = showBoard(mine);
    createStaleness(queryClient, pace).applyReceived([move('a', 2)]);
    await board.answer({ a: 1 });
    expect(stored(mine)).toEqual({ a: 2 });
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(board.requested()).toBe(2);
  });

  it('is delayed while its record is being changed', async () => {
    const board = showBoard(mine);
    await board.answer({ a: 1 });
    const { own, applyReceived: received } = createStaleness(queryClient, pace);
    const finish = change('opportunities', 'a');
    await vi.advanceTimersByTimeAsync(0);
    queryClient.setQueryData(mine, { a: 3 });
    received([move('a', 2)]);
    own([move('a', 3)]);
    expect(stored(mine)).toEqual({ a: 3 });
    queryClient.setQueryData(mine, { a: 1 });
    finish();
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(stored(mine)).toEqual({ a: 3 });
    expect(board.requested()).toBe(1);
  });

  it('shows at once while another record is being changed, and is refetched after that', async () => {
    const board = showBoard(mine);
    await board.answer({ a: 1, b: 1 });
    const { applyReceived: received } = createStaleness(queryClient, pace);
    const finish = change('opportunities', 'b');
    await vi.advanceTimersByTimeAsync(0);
    received([move('a', 2)]);
    expect(stored(mine)).toEqual({ a: 2, b: 1 });
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(board.requested()).toBe(1);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(board.requested()).toBe(2);
  });

  it("of the user's own change fetches nothing", async () => {
    const board = showBoard(mine);
    await board.answer({ a: 1 });
    const { own } = createStaleness(queryClient, pace);
    const finish = change('opportunities', 'a');
    await vi.advanceTimersByTimeAsync(0);
    own([move('a', 2)]);
    finish();
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(stored(mine)).toEqual({ a: 2 });
    expect(board.requested()).toBe(1);
  });
});
