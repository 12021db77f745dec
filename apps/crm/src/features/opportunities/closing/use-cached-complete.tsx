import type { ClosingField } from '@szansa/domain/opportunity';
import { lazyDialog } from '@szansa/ui/lazy';
import { useState, type ReactNode } from 'react';

import { closingGapsOf, type ClosingGaps } from './missing-fields.ts';

const ClosingDialog = lazyDialog(async () => (await import('./closing-dialog.tsx')).ClosingDialog);

interface CachedComplete {
  /** Shows the refusal of a change that would have left a closed opportunity incomplete; `false` for any other error. */
  readonly showRefusal: (error: unknown) => boolean;
  readonly dialog: ReactNode;
}

/**
 * Shows what a closed opportunity would lack after a change that was refused. `onField` leads to a field where the user
 * is already.
 */
export function useCachedComplete(
  opportunityId: string,
  onField?: (field: ClosingField) => void,
): CachedComplete {
  const [gaps, setGaps] = useState<ClosingGaps | null>(null);
  return {
    showRefusal: (error) => {
      const found = closingGapsOf(error);
      if (found) setGaps(found);
      return found !== null;
    },
    dialog: gaps && (
      <ClosingDialog
        open
        isClosed
        opportunityId={opportunityId}
        {...gaps}
        onField={onField}
        onOpenChange={() => setGaps(null)}
      />
    ),
  };
}
