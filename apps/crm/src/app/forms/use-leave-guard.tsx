import { AlertDialog } from '@szansa/ui/alert-dialog';
import { useBlocker } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** An ended session leaves without asking: there is nothing to save with. */
const neverAsked = ['/logout', '/login'];

/**
 * Asks before unsaved changes are lost: on every navigation, on closing the tab, and on what `ask` is given
 * (closing a dialog that has no address). Render `dialog`; after saving navigate with `ignoreBlocker: true`.
 */
export function useLeaveGuard(isDirty: boolean): {
  dialog: ReactNode;
  ask: (leave: () => void) => void;
} {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && !neverAsked.includes(next.pathname),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });

  function stay(): void {
    setAsked(null);
    if (blocker.status === 'blocked') blocker.reset();
  }

  function leave(): void {
    setAsked(null);
    if (blocker.status === 'blocked') blocker.proceed();
    else asked?.();
  }

  return {
    ask: (action) => {
      if (isDirty) setAsked(() => action);
      else action();
    },
    dialog: (
      <AlertDialog
        open={asked !== null || blocker.status === 'blocked'}
        onOpenChange={(open) => {
          if (!open) stay();
        }}
        title={t('unsaved.title')}
        description={t('unsaved.description')}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        destructive
        onConfirm={leave}
      />
    ),
  };
}
