import type { Endpoints, Input } from '@szansa/api-client/client';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { queries, queryClient } from '#kit/api/api.ts';
import { useIsOnline } from '#kit/live/waiting-changes.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import { changedOpportunity, keepOpportunity } from '#parts/opportunity/records.ts';

import { closingGapsOf, type ClosingGaps } from '../closing/missing-fields.ts';
import type { Board } from '@szansa/api-client/realtime/board';
import { withCardMoved } from './move-card.ts';

/** Why a card came back, where that needs an answer. */
export type MoveRefusal =
  | { readonly kind: 'closing'; readonly cardId: string; readonly gaps: ClosingGaps }
  | { readonly kind: 'consent'; readonly cardId: string; readonly to: OpportunityStatus };

const noCards: readonly string[] = [];

/** The cards whose moves wait for the network. */
export function useWaitingMoves(): readonly string[] {
  const isOnline = useIsOnline();
  const waiting = useMutationState({
    filters: { mutationKey: queries.opportunities.move.key(), predicate: ({ state }) => state.isPaused },
    // nothing else is sent under this key
    select: ({ state }) => (state.variables as Input<Endpoints['opportunities']['move']>).params.id,
  });
  return isOnline ? noCards : waiting;
}

/** Moves cards at once, one after the other, and puts them back when the server refuses. */
export function useMoveCard(input: Input<Endpoints['opportunities']['board']>) {
  const [refusal, setRefusal] = useState<MoveRefusal | null>(null);
  const key = queries.opportunities.board.key(input);

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const mutation = useMutation({
    ...queries.opportunities.move.mutation(),
    // a card that is moved twice without a network has to end where it was moved last
    scope: { id: 'move-card' },
    onMutate: async ({ params, body }) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<Board>(key);
      const from = before?.columns.find((column) => column.cards.some((card) => card.id === params.id));
      const after = before && withCardMoved(before, params.id, body.status);
      queryClient.setQueryData(key, after);
      return { before, after, from: from?.status };
    },
    onSuccess: keepOpportunity,
    onError: (error, { params, body }, undo) => {
      queryClient.setQueryData<Board>(key, (board) => {
        if (!board || !undo?.from) return board;
        // other cards may have moved meanwhile: then only this one goes back
        return board === undo.after ? undo.before : withCardMoved(board, params.id, undo.from);
      });
      changedOpportunity(params.id);
      const gaps = closingGapsOf(error);
      if (!isShown.current) {
        // the move had waited, and whoever made it is elsewhere
        toastError(error);
      } else if (gaps) setRefusal({ kind: 'closing', cardId: params.id, gaps });
      else if (error.code === 'consent_required') {
        setRefusal({ kind: 'consent', cardId: params.id, to: body.status });
      } else toastError(error);
    },
  });

  return {
    move: (cardId: string, to: OpportunityStatus) => {
      mutation.mutate({ params: { id: cardId }, body: { status: to } });
    },
    refusal,
    dismiss: () => setRefusal(null),
  };
}
