import type { ApiError, Data, Endpoints, Input } from '@szansa/api-client/client';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { toastError } from '#kit/toasts/toasts.ts';

export type CellChanges = Input<Endpoints['reports']['changeCells']>['body']['entries'];
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

/** Shows written entries in every page that has them, before the rest of their month is asked for. */
function showWritten(reportId: string, written: Page['items']): void {
  const byId = new Map(written.map((entry) => [entry.id, entry]));
  queryClient.setQueriesData<Page>(
    { queryKey: queries.reports.entries.key({ params: { id: reportId } }) },
    (page) => page && { ...page, items: page.items.map((entry) => byId.get(entry.id) ?? entry) },
  );
  ownChange('record-changed', { entity: 'report', id: reportId });
}

/** Writes into cells of a report; where somebody else was faster, nothing is written and it is asked whose values stay. */
export function useWriteCells(reportId: string) {
  const [collision, setCollision] = useState<Collision | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationKey: ['change', `report/${reportId}`],
    scope: { id: `cells of ${reportId}` },
    mutationFn: (entries: CellChanges) =>
      client.reports.changeCells({ params: { id: reportId }, body: { entries } }),
    onSuccess: (written) => showWritten(reportId, written),
    onError: (error: ApiError, entries) => {
      if (error.is('cells_changed')) setCollision({ cells: error.details.cells, entries });
      else toastError(error);
    },
  });
  const write = useCallback((entries: CellChanges) => mutateAsync(entries), [mutateAsync]);
  return { write, isWriting: isPending, collision, forget: () => setCollision(null) };
}

/** The same changes on the versions that the others have left. */
export function onTheirVersions({ cells, entries }: Collision): CellChanges {
  const versionOf = new Map(cells.map(({ entryId, version }) => [entryId, version]));
  return entries.map((entry) => ({ ...entry, version: versionOf.get(entry.id) ?? entry.version }));
}
