import { useEffect, useState, type ReactNode } from 'react';

import { AlertDialog } from '../alert-dialog/index.ts';
import { useWords } from '../labels/index.ts';
import { dirtyGuardWords } from './words.ts';

/** A leaving that waits for the answer, e.g. a navigation the product's router holds back. */
export interface BlockedNavigation {
  stay: () => void;
  leave: () => void;
}

export interface DirtyGuard {
  /** Does it at once, or if changes would be lost, after they have been given up. */
  ask: (leave: () => void) => void;
  /** The question, to be drawn beside the form. */
  dialog: ReactNode;
}

/** Asks before what was written is lost: on closing the tab, on what `ask` is given, on a leaving held back elsewhere. */
export function useDirtyGuard(isDirty: boolean, blocked?: BlockedNavigation): DirtyGuard {
  const words = useWords(dirtyGuardWords);
  const [asked, setAsked] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => {
      window.removeEventListener('beforeunload', hold);
    };
  }, [isDirty]);

  return {
    ask: (leave) => {
      if (isDirty) setAsked(() => leave);
      else leave();
    },
    dialog: (
      <AlertDialog
        open={asked !== null || blocked !== undefined}
        onOpenChange={(open) => {
          if (open) return;
          setAsked(null);
          blocked?.stay();
        }}
        title={words.title}
        description={words.description}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        destructive
        onConfirm={() => {
          setAsked(null);
          if (blocked) blocked.leave();
          else asked?.();
        }}
      />
    ),
  };
}
