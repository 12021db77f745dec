import { useEffect, useState, type ReactNode } from 'react';

import { AlertDialog } from '../alert-dialog/index.ts';
import { defineWords, useWords } from '../labels/index.ts';

const dirtyGuardWords = defineWords('dirty-guard', {
  pl: {
    title: 'Masz niezapisane zmiany',
    description: 'Jeśli wyjdziesz, zmiany przepadną.',
    leave: 'Wyjdź bez zapisywania',
    stay: 'Zostań',
  },
  en: {
    title: 'You have unsaved changes',
    description: 'If you leave, they will be lost.',
    leave: 'Leave without saving',
    stay: 'Stay',
  },
});

/** A blocked navigation that awaits the user's answer, e.g. one of the product's router. */
export interface BlockedNavigation {
  stay: () => void;
  leave: () => void;
}

export interface DirtyGuard {
  /** Does it at once, or if changes would be lost, after they have been given up. */
  confirm: (leave: () => void) => void;
  /** The question, to be drawn beside the form. */
  dialog: ReactNode;
}

/**
 * Asks for confirmation before unsaved input is lost: on closing the tab, on what `confirm` is given, on a blocked
 * navigation.
 */
export function useDirtyGuard(isDirty: boolean, blocked?: BlockedNavigation): DirtyGuard {
  const words = useWords(dirtyGuardWords);
  const [pendingLeave, setPendingLeave] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isDirty) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [isDirty]);

  return {
    confirm: (leave) => {
      if (isDirty) setPendingLeave(() => leave);
      else leave();
    },
    dialog: (
      <AlertDialog
        open={pendingLeave !== null || blocked !== undefined}
        onOpenChange={(open) => {
          if (open) return;
          setPendingLeave(null);
          blocked?.stay();
        }}
        title={words.title}
        description={words.description}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        destructive
        onConfirm={() => {
          setPendingLeave(null);
          if (blocked) blocked.leave();
          else pendingLeave?.();
        }}
      />
    ),
  };
}
