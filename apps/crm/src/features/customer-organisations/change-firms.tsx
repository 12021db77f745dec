import { useMutation } from '@tanstack/react-query';

import { queries } from '#kit/api/api.ts';
import type { BulkActionsProps } from '#kit/lists/list-bulk.ts';
import { ArchivingActions } from '#parts/bulk/archiving-actions.tsx';

/** What can be done with many firms at once. */
export function ChangeFirms(props: BulkActionsProps) {
  const { mutateAsync } = useMutation(queries.bulkChanges.previewOrganisations.mutation());
  const { chosen } = props;
  return <ArchivingActions {...props} preview={(change) => mutateAsync({ body: { chosen, change } })} />;
}
