import { createContext, useContext, useState, type ReactNode } from 'react';

import { ConsentDialog } from '../closing/consent-dialog.tsx';
import type { Opportunity } from './records.ts';

interface Editing {
  /** Whether the user may change the opportunity, be it after the consent for closed ones. */
  readonly mayEdit: boolean;
  /** Runs a change, after asking for the consent where it is needed. */
  readonly edit: (change: () => void) => void;
}

const EditingContext = createContext<Editing>({ mayEdit: false, edit: () => {} });

export function useEditing(): Editing {
  return useContext(EditingContext);
}

/** Stands around everything that changes an opportunity: in a closed one every change asks for the consent first. */
export function EditingProvider({
  opportunity,
  children,
}: {
  opportunity: Opportunity;
  children: ReactNode;
}) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const { can } = opportunity;
  const editing: Editing = {
    mayEdit: can.edit || can.editAfterConsent,
    edit: (change) => {
      if (can.edit) change();
      else if (can.editAfterConsent) setWaiting(() => change);
    },
  };
  return (
    <EditingContext value={editing}>
      {children}
      <ConsentDialog
        opportunityId={opportunity.id}
        open={waiting !== null}
        onOpenChange={(open) => {
          if (!open) setWaiting(null);
        }}
        onConsented={() => waiting?.()}
      />
    </EditingContext>
  );
}
