import type { ApiError, Data, Endpoints } from '@szansa/api-client/client';
import type { EntryChanges } from '@szansa/domain/report';
import { onlineManager, useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useUnanswered } from '#kit/live/pending-changes.ts';
import { toastError } from '#kit/toasts/toasts.ts';

export type CellChanges = readonly {
  readonly id: string;
  readonly version: number;
  readonly changes: EntryChanges;
}[];
type Page = Data<Endpoints['reports']['entries']>;

/** Cells that another user has changed meanwhile, with the values that were to be written. */
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

/** The versions after the user's own writes, so that another write before the refetch does not collide with them. */
const ownVersions = new Map<string, number>();

function onNewestVersions(entries: CellChanges) {
  return entries.map((entry) => ({
    ...entry,
    version: Math.max(entry.version, ownVersions.get(entry.id) ?? 0),
  }));
}

/** Shows written entries in every cached page that contains them, before the rest of their month is refetched. */
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
    const unconfirmed = new Map<string, EntryChanges>();
    for (const { id, changes } of unanswered.flatMap(({ sent, isUnconfirmed }) =>
      isUnconfirmed ? sent : [],
    ))
      unconfirmed.set(id, { ...unconfirmed.get(id), ...changes });
    return unconfirmed;
  }, [unanswered]);
}

/**
 * Writes into cells of a report; on a collision nothing is written, and the user is prompted for whose values to use.
 */
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
      // a write without a network is shown as pending; the mutation itself reports a refusal
      if (onlineManager.isOnline()) await written;
      else written.catch(() => undefined);
    },
    [mutateAsync],
  );
  return { write, isWriting: isPending, collision, dismiss: () => setCollision(null) };
}

/** The same changes on the versions that the others have left. */
export function onTheirVersions({ cells, entries }: Collision): CellChanges {
  const versionOf = new Map(cells.map(({ entryId, version }) => [entryId, version]));
  return entries.map((entry) => ({ ...entry, version: versionOf.get(entry.id) ?? entry.version }));
}
