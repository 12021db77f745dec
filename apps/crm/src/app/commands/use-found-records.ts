import { keepPreviousData, useQueries } from '@tanstack/react-query';

import { isLookingUp } from '#kit/lists/looking-up.ts';
import { pause, typingPause } from '#kit/lists/pause.ts';
import type { FoundRecord, PaletteRecords } from '#kit/routing/palette.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

const hasExact = (records: readonly FoundRecord[]) => records.some(({ isExact }) => isExact);

/** Minimum length of a search that is sent to the server. */
const shortest = 2;
const shown = 5;

type Shown = FoundRecord & { readonly kind: string };

/**
 * Returns records of every kind that match a fragment, once typing has paused; none for a shorter one. A kind with an
 * exact match comes first.
 */
export function useFoundRecords(query: string, kinds: readonly PaletteRecords[]) {
  const formats = useFormats();
  const { has } = useAccess();
  const search = query.trim();
  const isSearching = search.length >= shortest;
  return useQueries({
    queries: kinds.map(({ kind, key, find, right }) => ({
      queryKey: [...key(search), 'palette'],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Shown[]> => {
        await pause(typingPause, signal);
        const records = await find(search, signal, formats);
        return records.slice(0, shown).map((record) => ({ ...record, kind }));
      },
      enabled: isSearching && has(right),
      ...(isSearching ? { placeholderData: keepPreviousData<readonly Shown[]> } : {}),
    })),
    combine: (results) => ({
      found: kinds
        .map((kind, index) => ({ kind, records: isSearching ? (results[index]?.data ?? []) : [] }))
        .toSorted((one, other) => Number(hasExact(other.records)) - Number(hasExact(one.records))),
      searching: results.some(isLookingUp),
      failed: isSearching && results.some((result) => result.isError),
    }),
  });
}
