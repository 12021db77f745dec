import { lazyDialog } from '@szansa/ui/later';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';

import { pendingChangesAtom } from '#kit/live/waiting-changes.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { accountTexts } from '#parts/account/texts.ts';

const LeaveDialog = lazyDialog(async () => {
  const [{ LeaveDialog: dialog }] = await Promise.all([
    import('#parts/account/leave-dialog.tsx'),
    loadTexts([accountTexts]),
  ]);
  return dialog;
});

interface Leaving {
  /** Messages have not been sent: it is asked first whether they are to go with the session. */
  readonly isAsked: boolean;
  readonly ask: () => void;
  readonly dialog: ReactNode;
}

/** The way out of the product, wherever it stands. */
export function useUnsavedGuard(): Leaving {
  const { waiting, failed } = useAtomValue(pendingChangesAtom);
  const [isAsking, setAsking] = useState(false);
  return {
    isAsked: waiting + failed > 0,
    ask: () => setAsking(true),
    dialog: <LeaveDialog open={isAsking} onOpenChange={setAsking} />,
  };
}
