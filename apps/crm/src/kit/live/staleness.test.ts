import type { Patch } from '@szansa/api-client/queries';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStaleness } from './staleness.ts';

const pace = { bundle: 150, rest: 3000, frequentRest: 12_000, unhurried: 60_000 };
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
      return { items: [{ id: 'a' }, { id: 'b' }] };
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

  it.each([
    ['growing rests', list, [150, 3150, 9150, 21_150, 33_150, 45_150]],
    [
      'longer ones of frequent events',
      { key: list, isFrequent: true as const },
      [150, 12_150, 36_150, 84_150],
    ],
  ])(
    'is refetched after %s while events keep coming, the last change included',
    async (_, effect, expected) => {
      const { applyReceived: received } = createStaleness(queryClient, pace);
      const refetchedAt: number[] = [];
      for (let at = 0; at <= 90_000; at += 50) {
        if (at < 45_000) received([effect]);
        const before = requested;
        await vi.advanceTimersByTimeAsync(50);
        if (requested > before) refetchedAt.push(at + 50);
      }
      expect(refetchedAt).toEqual(expected);
    },
  );

  it('is refetched at once again after a quiet time', async () => {
    const { applyReceived: received } = createStaleness(queryClient, pace);
    for (let event = 0; event < 20; event += 1) {
      received([list]);
      await vi.advanceTimersByTimeAsync(1000);
    }
    await vi.advanceTimersByTimeAsync(5000);
    requested = 0;
    received([list]);
    await vi.advanceTimersByTimeAsync(pace.bundle);
    expect(requested).toBe(1);
  });

  it('is not refetched where it is not shown, and when it is next shown', async () => {
    const hidden = ['opportunities', 'team'];
    queryClient.setQueryData(hidden, 0);
    const { applyReceived: received } = createStaleness(queryClient, pace);
    received([hidden]);
    expect(queryClient.getQueryState(hidden)?.isInvalidated).toBe(true);
    await vi.advanceTimersByTimeAsync(pace.unhurried);
    expect(queryClient.getQueryState(hidden)?.dataUpdateCount).toBe(1);
  });

  it('is refetched soon in a list that contains the record, and within a minute in any other', async () => {
    const { applyReceived: received } = createStaleness(queryClient, pace);
    received([{ key: list, record: 'c' }]);
    await vi.advanceTimersByTimeAsync(pace.unhurried / 2);
    expect(requested).toBe(0);
    received([{ key: list, record: 'b' }]);
    await vi.advanceTimersByTimeAsync(pace.bundle);
    expect(requested).toBe(1);
    received([{ key: list, record: 'c' }]);
    await vi.advanceTimersByTimeAsync(pace.unhurried);
    expect(requested).toBe(2);
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

  it("after the user's own change replaces the one that its event scheduled", async () => {
    const { applyReceived: received, own } = createStaleness(queryClient, pace);
    received([list]);
    own([list]);
    await vi.advanceTimersByTimeAsync(pace.rest);
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
  const key = ['comments', 'find'];
  const [shown, hidden] = [
    [...key, { query: { around: 'newest' } }],
    [...key, {}],
  ];
  const stored = (queryKey: readonly unknown[]) => queryClient.getQueryData(queryKey);

  /** Stores the text of a message; conversations of another shape cannot follow. */
  function write(message: string, text: number): Patch {
    return {
      key,
      change: (texts) =>
        typeof texts === 'object' && texts !== null ? { ...texts, [message]: text } : undefined,
    };
  }

  /** Shows a conversation whose answers come when they are given. */
  function showConversation(queryKey: readonly unknown[]) {
    const answers: ((texts: unknown) => void)[] = [];
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: () => new Promise<unknown>((resolve) => answers.push(resolve)),
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
      answer: async (texts: unknown) => {
        answers.at(-1)?.(texts);
        await vi.advanceTimersByTimeAsync(0);
      },
    };
  }

  it("changes every query under its key at once, without a read, others' as the user's own", async () => {
    const conversation = showConversation(shown);
    await conversation.answer({ a: 1 });
    queryClient.setQueryData(hidden, { a: 1, b: 1 });
    const { applyReceived: received, own } = createStaleness(queryClient, pace);
    received([write('a', 2)]);
    own([write('c', 3)]);
    expect(stored(shown)).toEqual({ a: 2, c: 3 });
    expect(stored(hidden)).toEqual({ a: 2, b: 1, c: 3 });
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(conversation.requested()).toBe(1);
  });

  it('receives the parameters of its query', () => {
    queryClient.setQueryData(shown, {});
    const inputs: unknown[] = [];
    const patch = { key, change: (texts: unknown, input: unknown) => (inputs.push(input), texts) };
    createStaleness(queryClient, pace).applyReceived([patch]);
    expect(inputs).toEqual([{ query: { around: 'newest' } }]);
  });

  it('marks a query of another shape as stale, at a limited pace', async () => {
    const [known, unknown] = [showConversation(shown), showConversation(hidden)];
    await known.answer({ a: 1 });
    await unknown.answer('of another shape');
    const { applyReceived: received } = createStaleness(queryClient, pace);
    for (let event = 0; event < 50; event += 1) received([write('a', event)]);
    await vi.advanceTimersByTimeAsync(pace.bundle);
    expect([known.requested(), unknown.requested()]).toEqual([1, 2]);
  });

  it('leaves what is stale stale', () => {
    queryClient.setQueryData(shown, { a: 1 });
    void queryClient.invalidateQueries({ queryKey: shown });
    createStaleness(queryClient, pace).applyReceived([write('a', 2)]);
    expect(stored(shown)).toEqual({ a: 2 });
    expect(queryClient.getQueryState(shown)?.isInvalidated).toBe(true);
  });

  it('is not undone by an older answer that was in flight, and causes no refetch', async () => {
    const conversation = showConversation(shown);
    await conversation.answer({ a: 1 });
    void queryClient.invalidateQueries({ queryKey: shown });
    createStaleness(queryClient, pace).applyReceived([write('a', 2)]);
    expect(stored(shown)).toEqual({ a: 2 });
    await conversation.answer({ a: 1, b: 1 });
    expect(stored(shown)).toEqual({ a: 2, b: 1 });
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(conversation.requested()).toBe(2);
  });

  it('reaches what is read for the first time', async () => {
    const conversation = showConversation(shown);
    createStaleness(queryClient, pace).applyReceived([write('a', 2)]);
    await conversation.answer({ a: 1 });
    expect(stored(shown)).toEqual({ a: 2 });
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(conversation.requested()).toBe(1);
  });
});
