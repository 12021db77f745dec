import { useDirtyGuard, type DirtyGuard } from '@szansa/ui/dirty-guard';
import { useBlocker } from '@tanstack/react-router';

interface Place {
  readonly pathname: string;
  readonly search: object;
}

/** Where somebody is, but for the step of the form there. */
const formAt = ({ pathname, search }: Place) =>
  JSON.stringify([pathname, Object.entries(search).filter(([key]) => key !== 'step')]);

/** An ended session leaves without asking: there is nothing to save with. */
const unguardedPaths = ['/logout', '/login'];

/**
 * Asks before unsaved changes are lost: on every navigation but to another step of the same form, on closing the tab, and on what `ask` is given
 * (closing a dialog that has no address). `onGivenUp` runs when they are given up. Render `dialog`; after saving navigate
 * with `ignoreBlocker: true`.
 */
export function useLeaveGuard(isDirty: boolean, onGivenUp: () => void): DirtyGuard {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !unguardedPaths.includes(next.pathname) && formAt(current) !== formAt(next),
    // the guard itself holds the tab
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
  return { ...guard, ask: (leave) => guard.ask(() => giveUp(leave)) };
}
