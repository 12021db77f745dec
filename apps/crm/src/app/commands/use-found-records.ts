import { keepPreviousData, useQueries } from '@tanstack/react-query';

import { isLookingUp } from '#kit/lists/looking-up.ts';
import { pause, typingPause } from '#kit/lists/pause.ts';
import type { FoundRecord, PaletteRecords } from '#kit/routing/palette.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

const hasExact = (records: readonly FoundRecord[]) => records.some(({ isExact }) => isExact);

/** Letters from which it is worth asking the server. */
const shortest = 2;
const shown = 5;

type Shown = FoundRecord & { readonly kind: string };

/**
 * Records of every kind found by any fragment once typing has paused; none for a shorter one. A kind with a record that
 * is what was typed stands first.
 */
export function useFoundRecords(query: string, kinds: readonly PaletteRecords[]) {
  const formats = useFormats();
  const { has } = useAccess();
  const search = query.trim();
  const asks = search.length >= shortest;
  return useQueries({
    queries: kinds.map(({ kind, key, find, right }) => ({
      queryKey: [...key(search), 'palette'],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly Shown[]> => {
        await pause(typingPause, signal);
        const records = await find(search, signal, formats);
        return records.slice(0, shown).map((record) => ({ ...record, kind }));
      },
      enabled: asks && has(right),
      ...(asks ? { placeholderData: keepPreviousData<readonly Shown[]> } : {}),
    })),
    combine: (results) => ({
      found: kinds
        .map((kind, index) => ({ kind, records: asks ? (results[index]?.data ?? []) : [] }))
        .toSorted((one, other) => Number(hasExact(other.records)) - Number(hasExact(one.records))),
      searching: results.some(isLookingUp),
      failed: asks && results.some((result) => result.isError),
    }),
  });
}
