import { afterEach, expect, it } from 'vitest';

import { queries, queryClient } from '../api/api.ts';
import { catchUp } from './apply-changes.ts';

const id = '0199a0b0-0000-7000-8000-000000000001';
const { queryKey } = queries.banks.get.query({ params: { id } });

afterEach(() => queryClient.clear());

it.each([
  ['long before it was watched is stale', 4999, 10_000, true],
  ['shortly before is not, as its events are replayed', 5000, 10_000, false],
  ['shortly before is stale if no events are replayed', 9999, 0, true],
  ['since then is not', 10_000, 0, false],
] as const)('what was read of a record %s', (_, readAt, replayedMs, isStale) => {
  queryClient.setQueryData([...queryKey], { id }, { updatedAt: readAt });
  catchUp({ entity: 'bank', id }, { since: 10_000, replayedMs });
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isStale);
});
