import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStaleness } from './staleness.ts';

const pace = { bundle: 150, rest: 3000 };
const list = ['opportunities', 'list'];

let queryClient: QueryClient;
let asked: number;
let stop: () => void;

/** Keeps a query on the screen and counts how often it is asked for. */
async function show(key: readonly string[]): Promise<void> {
  const observer = new QueryObserver(queryClient, {
    queryKey: key,
    queryFn: async () => {
      asked += 1;
      return asked;
    },
  });
  stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  asked = 0;
}

/** A change of the resource that runs until it is finished. */
function change(resource: string) {
  let finish: () => void = () => undefined;
  const observer = new MutationObserver(queryClient, {
    mutationKey: [resource, 'move'],
    mutationFn: () => new Promise<void>((resolve) => (finish = resolve)),
  });
  void observer.mutate();
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
  it('is asked for once however many events of one change arrive', async () => {
    const { heard } = createStaleness(queryClient, pace);
    heard([list]);
    heard([list]);
    await vi.advanceTimersByTimeAsync(pace.bundle);
    expect(asked).toBe(1);
  });

  it('is asked for no more than once a rest, the last change included', async () => {
    const { heard } = createStaleness(queryClient, pace);
    for (let event = 0; event < 200; event += 1) {
      heard([list]);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(asked).toBeLessThanOrEqual(4);
    const before = asked;
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(asked).toBe(before + 1);
  });

  it('is called off by the end of the session', async () => {
    const { heard, forget } = createStaleness(queryClient, pace);
    heard([list]);
    forget();
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(asked).toBe(0);
  });
});

describe('a refetch', () => {
  it('does not overtake a running change of the same resource, and follows it', async () => {
    const { heard, own } = createStaleness(queryClient, pace);
    const finish = change('opportunities');
    await vi.advanceTimersByTimeAsync(0);
    own([list]);
    heard([list]);
    await vi.advanceTimersByTimeAsync(pace.rest);
    expect(asked).toBe(0);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(1);
  });

  it('waits for the last of several changes', async () => {
    const { own } = createStaleness(queryClient, pace);
    const first = change('opportunities');
    const second = change('opportunities');
    await vi.advanceTimersByTimeAsync(0);
    own([list]);
    first();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(0);
    second();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(1);
  });

  it('does not wait for changes of anything else', async () => {
    const { own } = createStaleness(queryClient, pace);
    change('customers');
    await vi.advanceTimersByTimeAsync(0);
    own([list]);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(1);
  });
});
