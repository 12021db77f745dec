import type { ApiError } from '@szansa/api-client/client';
import { useMutation, useMutationState, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { queryClient } from '#kit/api/api.ts';
import type { createVersionQueue } from '#kit/api/version-queue.ts';
import { useIsOnline } from '#kit/live/pending-changes.ts';

/** A move as its call is given it. */
export interface Move<Status extends string> {
  readonly params: { readonly id: string };
  readonly body: { readonly status: Status; readonly version: number };
}

const noCards: readonly string[] = [];

/** Returns the cards whose moves are pending because of the network; only moves are sent under the key. */
export function usePendingMoves(mutationKey: QueryKey): readonly string[] {
  const isOnline = useIsOnline();
  const unconfirmed = useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.isPaused },
    select: ({ state }) => (state.variables as Move<string>).params.id,
  });
  return isOnline ? noCards : unconfirmed;
}

interface MovingOptions<Board, Saved extends { readonly version: number }, Status extends string, Meanwhile> {
  /** The query key of the board on the screen. */
  readonly boardKey: QueryKey;
  readonly mutationKey: QueryKey;
  /** Serialises the moves of each card. */
  readonly queue: ReturnType<typeof createVersionQueue>;
  readonly send: (move: Move<Status>) => Promise<Saved>;
  readonly statusOf: (board: Board, id: string) => Status | undefined;
  /** The board with a card in another column, on top. */
  readonly withMoved: (board: Board, id: string, to: Status) => Board;
  /** Returns the other user's change from a refused move; null for any other error. */
  readonly meanwhileOf: (error: unknown) => Meanwhile | null;
  /** Returns the board with a card where another user has moved it. */
  readonly withMeanwhile: (board: Board, id: string, meanwhile: Meanwhile) => Board;
  readonly onMoved: (saved: Saved, from: Status | undefined) => void;
  /** Refetches what shows the record. */
  readonly onFailed: (id: string) => void;
  readonly onMeanwhile: (meanwhile: Meanwhile) => void;
  /** `isShown`: whether the board is still on the screen, since the move may have been pending for long. */
  readonly onRefused: (error: ApiError, move: Move<Status>, isShown: boolean) => void;
}

/**
 * Moves cards optimistically and moves them back when the server refuses; a card that another user has moved meanwhile
 * goes where they put it.
 */
export function useBoardMoves<
  Board,
  Saved extends { readonly version: number },
  Status extends string,
  Meanwhile,
>(options: MovingOptions<Board, Saved, Status, Meanwhile>) {
  const { boardKey, mutationKey, queue, send, statusOf, withMoved, meanwhileOf, withMeanwhile } = options;
  const { onMoved, onFailed, onMeanwhile, onRefused } = options;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const mutation = useMutation<
    Saved,
    ApiError,
    Move<Status>,
    { before: Board | undefined; after: Board | undefined; from: Status | undefined }
  >({
    mutationKey,
    mutationFn: (move) =>
      queue.inTurn(
        move.params.id,
        move.body.version,
        (version) => send({ ...move, body: { ...move.body, version } }),
        (moved) => moved.version,
      ),
    onMutate: async ({ params, body }) => {
      await queryClient.cancelQueries({ queryKey: boardKey });
      const before = queryClient.getQueryData<Board>(boardKey);
      const from = before && statusOf(before, params.id);
      const after = before && withMoved(before, params.id, body.status);
      queryClient.setQueryData(boardKey, after);
      return { before, after, from };
    },
    onSuccess: (saved, _move, { from }) => onMoved(saved, from),
    onError: (error, move, undo) => {
      const { id } = move.params;
      const meanwhile = meanwhileOf(error);
      queryClient.setQueryData<Board>(boardKey, (board) => {
        if (!board || !undo?.from) return board;
        if (meanwhile) return withMeanwhile(board, id, meanwhile);
        // other cards may have moved meanwhile: then only this one goes back
        return board === undo.after ? undo.before : withMoved(board, id, undo.from);
      });
      onFailed(id);
      if (meanwhile) onMeanwhile(meanwhile);
      else onRefused(error, move, isShown.current);
    },
  });
  return ({ id, version }: { readonly id: string; readonly version: number }, status: Status) =>
    mutation.mutate({ params: { id }, body: { status, version } });
}
