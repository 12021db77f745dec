import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { refetchOvertaken } from './overtaken-answers.ts';

const key = ['imports', 'get'];

let queryClient: QueryClient;
let discard: () => void;
/** Ends the pending calls, in the order they started, with the record as it was when each started. */
let answers: (() => void)[];
let record: string;

const query = {
  queryKey: key,
  queryFn: () => {
    const read = record;
    return new Promise<string>((resolve) => answers.push(() => resolve(read)));
  },
};

async function answerAll(): Promise<void> {
  for (const answer of answers.splice(0)) answer();
  await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  queryClient = new QueryClient();
  discard = refetchOvertaken(queryClient);
  answers = [];
  record = 'before';
});

afterEach(() => {
  discard();
  queryClient.clear();
});

/** Changes the record as another user would, followed by the event. */
function changeRecord(): void {
  record = 'after';
  void queryClient.invalidateQueries({ queryKey: key });
}

describe('a query that becomes stale while it is being fetched', () => {
  it('is refetched once its first answer has arrived', async () => {
    const observer = new QueryObserver(queryClient, query);
    const stop = observer.subscribe(() => undefined);
    changeRecord();
    await answerAll();
    expect(answers).toHaveLength(1);
    await answerAll();
    expect(observer.getCurrentResult().data).toBe('after');
    expect(answers).toHaveLength(0);
    stop();
  });

  it('is refetched when it is next shown, if it is not shown now', async () => {
    const read = queryClient.fetchQuery(query);
    changeRecord();
    await answerAll();
    await expect(read).resolves.toBe('before');
    expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
    expect(answers).toHaveLength(0);
  });

  it('is refetched only once, however many changes arrive meanwhile', async () => {
    const observer = new QueryObserver(queryClient, query);
    const stop = observer.subscribe(() => undefined);
    changeRecord();
    changeRecord();
    await answerAll();
    expect(answers).toHaveLength(1);
    await answerAll();
    expect(answers).toHaveLength(0);
    stop();
  });

  it('is not fetched twice if the query client restarts the fetch by itself', async () => {
    const observer = new QueryObserver(queryClient, query);
    const stop = observer.subscribe(() => undefined);
    await answerAll();
    changeRecord();
    expect(answers).toHaveLength(1);
    await answerAll();
    expect(answers).toHaveLength(0);
    expect(observer.getCurrentResult().data).toBe('after');
    stop();
  });
});
