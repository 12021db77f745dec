import { useDirtyGuard, type DirtyGuard } from '@szansa/ui/dirty-guard';
import { useBlocker } from '@tanstack/react-router';

interface Place {
  readonly pathname: string;
  readonly search: object;
}

/** Returns the user's place without the step of its form. */
const formAt = ({ pathname, search }: Place) =>
  JSON.stringify([pathname, Object.entries(search).filter(([key]) => key !== 'step')]);

/** The end of a session needs no confirmation: without it nothing can be saved. */
const unguardedPaths = ['/logout', '/login'];

/**
 * Asks for confirmation before unsaved changes are lost: on every navigation except to another step of the same form,
 * on closing the tab, and on what `confirm` is given (closing a dialog that has no address). `onGivenUp` runs when they are
 * discarded. Render `dialog`; after saving navigate with `ignoreBlocker: true`.
 */
export function useLeaveGuard(isDirty: boolean, onGivenUp: () => void): DirtyGuard {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !unguardedPaths.includes(next.pathname) && formAt(current) !== formAt(next),
    // the guard itself blocks closing the tab
    enableBeforeUnload: false,
    withResolver: true,
  });
  const giveUp = (leave: () => void) => {
    if (isDirty) onGivenUp();
    leave();
  };
  const blocked =
    blocker.status === 'blocked' ? { stay: blocker.reset, leave: () => giveUp(blocker.proceed) } : undefined;
  const guard = useDirtyGuard(isDirty, blocked);
  return { ...guard, confirm: (leave) => guard.confirm(() => giveUp(leave)) };
}
