import { onlineManager, useMutationState, type QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Set where a call changes nothing that people would call a change: it reads, or notes that something was read. */
      readonly isNoChange?: true;
    };
  }
}

/**
 * Numbers of the user's changes that are stored beyond the page until they are sent: those pending without a network,
 * and failed ones that need the user's action.
 */
export const pendingChangesAtom = atom({ pending: 0, failed: 0 });

/** Returns whether the browser has a network; without one, changes are pending. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listen) => onlineManager.subscribe(listen),
    () => onlineManager.isOnline(),
  );
}

/** Returns how many of the user's changes are pending without a network, and would be lost with the page. */
export function usePendingChanges(): number {
  const isOnline = useIsOnline();
  const pending = useMutationState({
    filters: {
      status: 'pending',
      predicate: ({ state, meta }) => state.isPaused && meta?.isNoChange !== true,
    },
    select: ({ mutationId }) => mutationId,
  });
  // with a network, a change is only queued behind the one before it
  return isOnline ? 0 : pending.length;
}

/** A change without a response yet: its variables, and whether it is pending without a network. */
export interface Unanswered<Sent> {
  readonly sent: Sent;
  readonly isUnconfirmed: boolean;
}

/**
 * Returns the changes under a key without a response, oldest first, from any component: their values are shown, marked
 * while they are pending. Nothing else may be sent under the key.
 */
export function useUnanswered<Sent>(mutationKey: readonly unknown[]): readonly Unanswered<Sent>[] {
  return useMutationState({
    filters: { mutationKey, exact: true, status: 'pending' },
    select: ({ state }) => ({
      sent: state.variables as Sent,
      isUnconfirmed: state.isPaused && !onlineManager.isOnline(),
    }),
  });
}

/** Returns the last change of one record, where it is pending without a network. */
export function pendingOf<Sent extends { readonly params: { readonly id: string } }>(
  unanswered: readonly Unanswered<Sent>[],
  id: string,
): Sent | undefined {
  return unanswered.findLast(({ sent, isUnconfirmed }) => isUnconfirmed && sent.params.id === id)?.sent;
}

/** Asks for confirmation before the tab is closed while changes are pending: they would be lost. */
export function useTabGuard(isUnconfirmed: boolean): void {
  useEffect(() => {
    if (!isUnconfirmed) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isUnconfirmed]);
}

/**
 * Sends a change that no component awaits, visible to `useUnanswered([turn])`: once there is a network, and after
 * earlier ones of the same `turn`. Resolves with its response, rejects with its refusal.
 */
export function changeInTurn<Answer, Sent>(
  queryClient: QueryClient,
  turn: string,
  sent: Sent,
  change: (sent: Sent) => Promise<Answer>,
): Promise<Answer> {
  const mutation = queryClient.getMutationCache().build<Answer, Error, Sent, unknown>(queryClient, {
    mutationKey: [turn],
    mutationFn: change,
    scope: { id: turn },
  });
  return mutation.execute(sent);
}

/** Resolves when the changes under way have been answered: what is read before that shows the values before them. */
export async function whenChangesAreAnswered(queryClient: QueryClient): Promise<void> {
  const running = queryClient.getMutationCache().findAll({ status: 'pending' });
  await Promise.allSettled(running.map((mutation) => mutation.continue()));
}
