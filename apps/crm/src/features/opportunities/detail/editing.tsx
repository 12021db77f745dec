import { lazyDialog } from '@szansa/ui/lazy';
import { useState, type ReactNode } from 'react';

import { EditingContext, type Editing } from '#parts/opportunity/editing.ts';
import type { Opportunity } from '#parts/opportunity/records.ts';

const ConsentDialog = lazyDialog(async () => (await import('../closing/consent-dialog.tsx')).ConsentDialog);

/** Wraps everything that changes an opportunity: in a closed one every change first asks for the consent. */
export function EditingProvider({
  opportunity,
  children,
}: {
  opportunity: Opportunity;
  children: ReactNode;
}) {
  const [pendingChange, setPendingChange] = useState<(() => void) | null>(null);
  const { can } = opportunity;
  const editing: Editing = {
    mayEdit: can.edit || can.editAfterConsent,
    edit: (change) => {
      if (can.edit) change();
      else if (can.editAfterConsent) setPendingChange(() => change);
    },
  };
  return (
    <EditingContext value={editing}>
      {children}
      <ConsentDialog
        opportunityId={opportunity.id}
        open={pendingChange !== null}
        onOpenChange={(open) => {
          if (!open) setPendingChange(null);
        }}
        onConsented={() => pendingChange?.()}
      />
    </EditingContext>
  );
}
