import { useDirtyGuard, type DirtyGuard } from '@szansa/ui/dirty-guard';
import { useBlocker } from '@tanstack/react-router';

/** An ended session leaves without asking: there is nothing to save with. */
const neverAsked = ['/logout', '/login'];

/**
 * Asks before unsaved changes are lost: on every navigation, on closing the tab, and on what `ask` is given
 * (closing a dialog that has no address). `onGivenUp` runs when they are given up. Render `dialog`; after saving navigate
 * with `ignoreBlocker: true`.
 */
export function useLeaveGuard(isDirty: boolean, onGivenUp: () => void): DirtyGuard {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isDirty && !neverAsked.includes(next.pathname),
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
