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
 * How many own changes are kept beyond the page until they are sent: those that wait for the network, and those that
 * failed and wait for somebody.
 */
export const pendingChangesAtom = atom({ waiting: 0, failed: 0 });

/** Whether the browser has a network; without one, changes wait. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listen) => onlineManager.subscribe(listen),
    () => onlineManager.isOnline(),
  );
}

/** How many own changes wait for the network, and would be lost with the page. */
export function usePendingChanges(): number {
  const isOnline = useIsOnline();
  const waiting = useMutationState({
    filters: {
      status: 'pending',
      predicate: ({ state, meta }) => state.isPaused && meta?.isNoChange !== true,
    },
    select: ({ mutationId }) => mutationId,
  });
  // with a network, a change only waits for the one before it
  return isOnline ? 0 : waiting.length;
}

/** A change that has not been answered: what was sent, and whether it waits for the network. */
export interface Unanswered<Sent> {
  readonly sent: Sent;
  readonly isWaiting: boolean;
}

/**
 * The changes under a key that have not been answered, oldest first, whichever component made them: what they say is
 * shown, marked while it waits. Nothing else may be sent under the key.
 */
export function useUnanswered<Sent>(mutationKey: readonly unknown[]): readonly Unanswered<Sent>[] {
  return useMutationState({
    filters: { mutationKey, exact: true, status: 'pending' },
    select: ({ state }) => ({
      sent: state.variables as Sent,
      isWaiting: state.isPaused && !onlineManager.isOnline(),
    }),
  });
}

/** What was sent last of one record, where it waits for the network. */
export function pendingOf<Sent extends { readonly params: { readonly id: string } }>(
  unanswered: readonly Unanswered<Sent>[],
  id: string,
): Sent | undefined {
  return unanswered.findLast(({ sent, isWaiting }) => isWaiting && sent.params.id === id)?.sent;
}

/** Asks before the tab is closed while own changes wait: they would be lost. */
export function useTabGuard(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isWaiting]);
}

/**
 * Makes a change that no component waits for, known to `useUnanswered([turn])`: once there is a network, and after those of the same `turn` before it.
 * Resolves with its answer, rejects with its refusal.
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
