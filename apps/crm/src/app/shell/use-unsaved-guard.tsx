import { lazyDialog } from '@szansa/ui/lazy';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';

import { pendingChangesAtom } from '#kit/live/pending-changes.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { accountTexts } from '#parts/account/texts.ts';

const LeaveDialog = lazyDialog(async () => {
  const [{ LeaveDialog: dialog }] = await Promise.all([
    import('#parts/account/leave-dialog.tsx'),
    loadTexts([accountTexts]),
  ]);
  return dialog;
});

interface UnsavedGuard {
  /** There are unsent messages: the user must first confirm that they are discarded with the session. */
  readonly isRequested: boolean;
  readonly confirm: () => void;
  readonly dialog: ReactNode;
}

/** Provides signing out, for every place that offers it. */
export function useUnsavedGuard(): UnsavedGuard {
  const { pending: unconfirmed, failed } = useAtomValue(pendingChangesAtom);
  const [isOpen, setOpen] = useState(false);
  return {
    isRequested: unconfirmed + failed > 0,
    confirm: () => setOpen(true),
    dialog: <LeaveDialog open={isOpen} onOpenChange={setOpen} />,
  };
}
