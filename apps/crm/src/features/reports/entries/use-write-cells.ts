import type { ApiError, Data, Endpoints } from '@szansa/api-client/client';
import type { EntryChanges } from '@szansa/domain/report';
import { onlineManager, useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useUnanswered } from '#kit/live/waiting-changes.ts';
import { toastError } from '#kit/toasts/toasts.ts';

export type CellChanges = readonly {
  readonly id: string;
  readonly version: number;
  readonly changes: EntryChanges;
}[];
type Page = Data<Endpoints['reports']['entries']>;

/** Cells that somebody else has changed meanwhile, with what was to be written. */
export interface Collision {
  readonly cells: readonly {
    readonly entryId: string;
    readonly column: string;
    readonly version: number;
    readonly yours: unknown;
    readonly theirs: unknown;
  }[];
  readonly entries: CellChanges;
}

/** The versions that own writes have led to: whoever writes again before the answer does not collide with themselves. */
const ownVersions = new Map<string, number>();

function onNewestVersions(entries: CellChanges) {
  return entries.map((entry) => ({
    ...entry,
    version: Math.max(entry.version, ownVersions.get(entry.id) ?? 0),
  }));
}

/** Shows written entries in every page that has them, before the rest of their month is asked for. */
function showWritten(reportId: string, written: Page['items']): void {
  const byId = new Map(written.map((entry) => [entry.id, entry]));
  queryClient.setQueriesData<Page>(
    { queryKey: queries.reports.entries.key({ params: { id: reportId } }) },
    (page) => page && { ...page, items: page.items.map((entry) => byId.get(entry.id) ?? entry) },
  );
  ownChange('record-changed', { entity: 'report', id: reportId });
}

/** What was written without a network, by entries; it is sent once there is one. */
export type PendingCells = ReadonlyMap<string, EntryChanges>;

const cellsKey = (reportId: string) => ['change', `report/${reportId}`];

export function usePendingCells(reportId: string): PendingCells {
  const unanswered = useUnanswered<CellChanges>(cellsKey(reportId));
  return useMemo(() => {
    const waiting = new Map<string, EntryChanges>();
    for (const { id, changes } of unanswered.flatMap(({ sent, isWaiting }) => (isWaiting ? sent : [])))
      waiting.set(id, { ...waiting.get(id), ...changes });
    return waiting;
  }, [unanswered]);
}

/** Writes into cells of a report; where somebody else was faster, nothing is written and it is asked whose values stay. */
export function useWriteCells(reportId: string) {
  const [collision, setCollision] = useState<Collision | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationKey: cellsKey(reportId),
    // one write after the other, each on the versions of the answers before it
    scope: { id: `cells of ${reportId}` },
    mutationFn: async (entries: CellChanges) => {
      const body = { entries: onNewestVersions(entries) };
      const written = await client.reports.changeCells({ params: { id: reportId }, body });
      for (const { id, version } of written) ownVersions.set(id, version);
      return written;
    },
    onSuccess: (written) => showWritten(reportId, written),
    onError: (error: ApiError, entries) => {
      if (error.is('cells_changed')) setCollision({ cells: error.details.cells, entries });
      else toastError(error);
    },
  });
  const write = useCallback(
    async (entries: CellChanges) => {
      const written = mutateAsync(entries);
      // what waits for the network is shown as waiting; the mutation itself tells of a refusal
      if (onlineManager.isOnline()) await written;
      else written.catch(() => undefined);
    },
    [mutateAsync],
  );
  return { write, isWriting: isPending, collision, forget: () => setCollision(null) };
}

/** The same changes on the versions that the others have left. */
export function onTheirVersions({ cells, entries }: Collision): CellChanges {
  const versionOf = new Map(cells.map(({ entryId, version }) => [entryId, version]));
  return entries.map((entry) => ({ ...entry, version: versionOf.get(entry.id) ?? entry.version }));
}
