import type { Endpoints, Input } from '@szansa/api-client/client';
import { useMutation } from '@tanstack/react-query';

import { queries } from '#kit/api/api.ts';
import type { ChosenRows } from '#kit/lists/list-bulk.ts';
import type { BulkChange } from '#parts/bulk/bulk-change.ts';

type Change = Input<Endpoints['bulkChanges']['previewOpportunities']>['body']['change'];

/** A dialog about the chosen opportunities. */
export interface ManyProps {
  readonly chosen: ChosenRows;
  readonly onClose: () => void;
  /** The change was applied, or started. */
  readonly onDone: () => void;
}

/** Returns a function that previews a change of the chosen opportunities. */
export function usePreview(chosen: ChosenRows): (change: Change) => Promise<BulkChange> {
  const { mutateAsync } = useMutation(queries.bulkChanges.previewOpportunities.mutation());
  return (change) => mutateAsync({ body: { chosen, change } });
}
