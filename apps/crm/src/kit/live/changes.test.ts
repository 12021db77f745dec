import { afterEach, expect, it } from 'vitest';

import { queries, queryClient } from '../api/api.ts';
import { ownChange } from './changes.ts';

const id = '0199a0b0-0000-7000-8000-000000000001';
const { queryKey } = queries.banks.get.query({ params: { id } });

afterEach(() => queryClient.clear());

it('data another user changes becomes stale, also when the code that knows it has to be loaded first', async () => {
  for (const _ of ['not there yet', 'there']) {
    queryClient.setQueryData([...queryKey], { id });
    ownChange('record-changed', { entity: 'bank', id, isChange: true });
    await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  }
});
