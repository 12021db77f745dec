import { keepPreviousData, useQueries } from '@tanstack/react-query';

import { isLookingUp } from '#kit/lists/looking-up.ts';
import { pause, typingPause } from '#kit/lists/pause.ts';
import type { RecentRecord } from '#kit/records/recent-records.ts';
import type { PaletteRecords } from '#kit/routing/palette.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

/** Letters from which it is worth asking the server. */
const shortest = 2;
const shown = 5;

/** Records of every kind found by any fragment once typing has paused; none for a shorter one. */
export function useFoundRecords(query: string, kinds: readonly PaletteRecords[]) {
  const formats = useFormats();
  const { has } = useAccess();
  const search = query.trim();
  const asks = search.length >= shortest;
  return useQueries({
    queries: kinds.map(({ kind, key, find, right }) => ({
      queryKey: [...key(search), 'palette'],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly RecentRecord[]> => {
        await pause(typingPause, signal);
        const records = await find(search, signal, formats);
        return records.slice(0, shown).map((record) => ({ ...record, kind }));
      },
      enabled: asks && has(right),
      ...(asks ? { placeholderData: keepPreviousData<readonly RecentRecord[]> } : {}),
    })),
    combine: (results) => ({
      found: kinds.map((kind, index) => ({ kind, records: asks ? (results[index]?.data ?? []) : [] })),
      searching: results.some(isLookingUp),
      failed: asks && results.some((result) => result.isError),
    }),
  });
}
