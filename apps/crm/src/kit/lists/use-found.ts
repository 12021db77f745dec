import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

import { isLookingUp } from './looking-up.ts';
import { pause, typingPause } from './pause.ts';

interface OptionsQuery {
  readonly search?: string;
  readonly perPage: 25;
}

/** A list call that finds records by any fragment. */
export interface FoundCall<Item> {
  /** Identifies the call in the cache. */
  readonly key: QueryKey;
  readonly find: (query: OptionsQuery, signal: AbortSignal) => Promise<{ readonly items: readonly Item[] }>;
}

/** Returns records found by any fragment once typing has paused; nothing is fetched before the first search. */
export function useFound<Item>({ key, find }: FoundCall<Item>) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = typed?.trim() ?? '';
  const query: OptionsQuery = { ...(search ? { search } : {}), perPage: 25 };
  const list = useQuery({
    queryKey: [...key, { query }],
    queryFn: async ({ signal }) => {
      if (search) await pause(typingPause, signal);
      return find(query, signal);
    },
    enabled: typed !== null,
    placeholderData: keepPreviousData,
  });
  return {
    fetchOptions: setTyped,
    items: list.data?.items ?? [],
    loading: isLookingUp(list),
    failed: list.isError,
    retry: () => void list.refetch(),
  };
}
