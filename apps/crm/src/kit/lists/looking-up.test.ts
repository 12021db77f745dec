import {
  keepPreviousData,
  QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { isLookingUp } from './looking-up.ts';

test('a list can be chosen from while it is read again, not while other words are looked up', async () => {
  const client = new QueryClient();
  let answer = (): void => undefined;
  const options = (words: string): QueryObserverOptions<string> => ({
    queryKey: [words],
    queryFn: () =>
      new Promise<string>((resolve) => {
        answer = () => resolve(words);
      }),
    placeholderData: keepPreviousData,
  });
  const observer = new QueryObserver(client, options('škoda'));
  const unsubscribe = observer.subscribe(() => undefined);
  const current = () => observer.getCurrentResult();
  expect(isLookingUp(current())).toBe(true);
  answer();
  await vi.waitFor(() => expect(current().data).toBe('škoda'));
  expect(isLookingUp(current())).toBe(false);

  void client.invalidateQueries();
  await vi.waitFor(() => expect(current().isFetching).toBe(true));
  expect(isLookingUp(current())).toBe(false);
  answer();
  await vi.waitFor(() => expect(current().isFetching).toBe(false));

  observer.setOptions(options('fiat'));
  expect(current()).toMatchObject({ data: 'škoda', isFetching: true });
  expect(isLookingUp(current())).toBe(true);
  unsubscribe();
});
