import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { createClient } from '../client.ts';
import { createQueries } from '../queries.ts';
import { followsIn } from './following.ts';

const { comments } = createQueries(createClient({ baseUrl: '/api' }));
const params = { id: '0199a0b0-0000-7000-8000-000000000001' };
const key = comments.find.key({ params });
const pagesKey = [...comments.find.key({ params, query: { limit: 30 } }), 'pages'];

it.each([true, false])('a conversation is followed as its pages state: %s', (isFollowed) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(pagesKey, { pages: [{ isFollowed }], pageParams: [null] });
  expect(followsIn(queryClient)(key)).toBe(isFollowed);
});

it('a conversation that is not cached is followed, because only followers receive its events', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData([...comments.find.key({ params: { id: params.id.replace('1', '2') } }), 'pages'], {
    pages: [{ isFollowed: false }],
    pageParams: [null],
  });
  expect(followsIn(queryClient)(key)).toBe(true);
});

it('whether a conversation is followed is not known while its pages are on their way', () => {
  const queryClient = new QueryClient();
  queryClient.getQueryCache().build(queryClient, { queryKey: pagesKey });
  expect(followsIn(queryClient)(key)).toBeUndefined();
});
