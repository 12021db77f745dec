import type { ApiError } from '@szansa/api-client/client';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';

import { queryClient } from '../api/api.ts';
import type { ListPage } from '../lists/list-address.ts';

interface ListCall<Row> {
  key(): QueryKey;
  query(): UseQueryOptions<ListPage<Row>, ApiError>;
}

/** Returns a record as any cached page of its list has it, for a heading while the record is fetched. */
export function listedRecord<Row extends { readonly id: string }>(
  list: ListCall<Row>,
  id: string,
): Row | undefined {
  const pages = queryClient.getQueriesData<ListPage<Row>>({ queryKey: list.key() });
  return pages.flatMap(([, page]) => page?.items ?? []).find((row) => row.id === id);
}
