import { BulkDialog } from '#parts/bulk/bulk-dialog.tsx';

import { usePreview, type ManyProps } from './use-preview.ts';

/** Brings the chosen opportunities back from the archive. */
export function UnarchiveMany({ chosen, ...rest }: ManyProps) {
  const preview = usePreview(chosen);
  return <BulkDialog kind="unarchive" preview={() => preview({ kind: 'unarchive' })} {...rest} />;
}
