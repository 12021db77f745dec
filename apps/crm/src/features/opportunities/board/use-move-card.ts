import type { Endpoints, Input } from '@szansa/api-client/client';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { createVersionQueue } from '#kit/api/version-queue.ts';
import { useIsOnline } from '#kit/live/waiting-changes.ts';
import { toastError } from '#kit/toasts/toasts.ts';
import { movedMeanwhile } from '#parts/opportunity/moved-meanwhile.ts';
import { changedOpportunity, keepOpportunity } from '#parts/opportunity/records.ts';
import { tellMove } from '#parts/opportunity/undoable.ts';

import { closingGapsOf, type ClosingGaps } from '../closing/missing-fields.ts';
import type { Board, BoardCard } from '@szansa/api-client/realtime/board';
import { offerNotice } from '../notices/notice-request.ts';
import { withCardAt, withCardMoved } from './move-card.ts';
import { useTellMoved } from './use-tell-moved.ts';

const moves = createVersionQueue();

/** A card as it stood on the board when it was taken. */
type SeenCard = Pick<BoardCard, 'id' | 'version'>;

/** Why a card came back, where that needs an answer. */
export type MoveRefusal =
  | { readonly kind: 'closing'; readonly cardId: string; readonly gaps: ClosingGaps }
  | { readonly kind: 'consent'; readonly card: SeenCard; readonly to: OpportunityStatus };

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

/**
 * Moves cards at once and puts them back when the server refuses; one that somebody else has moved meanwhile goes where
 * they put it.
 */
export function useMoveCard(input: Input<Endpoints['opportunities']['board']>) {
  const { t } = useTranslation(['opportunities', 'labels']);
  const tellMoved = useTellMoved();
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
    mutationFn: ({ params, body }: Input<Endpoints['opportunities']['move']>) =>
      moves.inTurn(
        params.id,
        body.version,
        (version) => client.opportunities.move({ params, body: { ...body, version } }),
        (moved) => moved.version,
      ),
    onMutate: async ({ params, body }) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<Board>(key);
      const from = before?.columns.find((column) => column.cards.some((card) => card.id === params.id));
      const after = before && withCardMoved(before, params.id, body.status);
      queryClient.setQueryData(key, after);
      return { before, after, from: from?.status };
    },
    onSuccess: (moved, _input, { from }) => {
      keepOpportunity(moved);
      offerNotice(moved, from);
      tellMove(t('board.moved', { status: t(`labels:status.${moved.status}`) }), moved, from);
    },
    onError: (error, { params, body }, undo) => {
      const meanwhile = movedMeanwhile(error);
      queryClient.setQueryData<Board>(key, (board) => {
        if (!board || !undo?.from) return board;
        if (meanwhile) return withCardAt(board, params.id, meanwhile);
        // other cards may have moved meanwhile: then only this one goes back
        return board === undo.after ? undo.before : withCardMoved(board, params.id, undo.from);
      });
      changedOpportunity(params.id);
      if (meanwhile) {
        tellMoved(meanwhile);
        return;
      }
      const gaps = closingGapsOf(error);
      if (!isShown.current) {
        // the move had waited, and whoever made it is elsewhere
        toastError(error);
      } else if (gaps) setRefusal({ kind: 'closing', cardId: params.id, gaps });
      else if (error.code === 'consent_required') {
        setRefusal({ kind: 'consent', card: { id: params.id, version: body.version }, to: body.status });
      } else toastError(error);
    },
  });

  return {
    move: ({ id, version }: SeenCard, status: OpportunityStatus) => {
      mutation.mutate({ params: { id }, body: { status, version } });
    },
    refusal,
    dismiss: () => setRefusal(null),
  };
}
