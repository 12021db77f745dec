import { afterEach, expect, it } from 'vitest';

import { queries, queryClient } from '../api/api.ts';
import { catchUp } from './apply-changes.ts';

const id = '0199a0b0-0000-7000-8000-000000000001';
const { queryKey } = queries.banks.get.query({ params: { id } });

afterEach(() => queryClient.clear());

it.each([
  ['before anybody listened is stale', 999, true],
  ['since then is not', 1000, false],
] as const)('what was read of a record %s', (_, updatedAt, isStale) => {
  queryClient.setQueryData([...queryKey], { id }, { updatedAt });
  catchUp({ entity: 'bank', id }, 1000);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(isStale);
});
