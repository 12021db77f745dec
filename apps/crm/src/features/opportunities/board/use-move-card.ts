import type { Endpoints, Input } from '@szansa/api-client/client';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { createVersionQueue } from '#kit/api/version-queue.ts';
import { toastDragError } from '#parts/board/drag-error.ts';
import { useBoardMoves } from '#parts/board/use-board-moves.ts';
import { movedMeanwhile, type MovedMeanwhile } from '#parts/opportunity/moved-meanwhile.ts';
import { changedOpportunity, cacheOpportunity, type Opportunity } from '#parts/opportunity/records.ts';
import { showMoved } from '#parts/opportunity/undoable.ts';

import { closingGapsOf, type ClosingGaps } from '../closing/missing-fields.ts';
import { offerNotice } from '../notices/notice-request.ts';
import { cardOf, withCardAt, withCardMoved, type Board, type BoardCard } from './move-card.ts';
import { useReportMoved } from './use-report-moved.ts';

const queue = createVersionQueue();

/** A card as it was on the board when the user started to drag it. */
type SeenCard = Pick<BoardCard, 'id' | 'version'>;

/** Why a card came back, where that needs an answer. */
export type MoveRefusal =
  | { readonly kind: 'closing'; readonly cardId: string; readonly gaps: ClosingGaps }
  | { readonly kind: 'consent'; readonly card: SeenCard; readonly to: OpportunityStatus };

/**
 * Moves cards at once and puts them back when the server refuses; a card that another user has moved meanwhile goes
 * where they put it.
 */
export function useMoveCard(input: Input<Endpoints['opportunities']['board']>) {
  const { t } = useTranslation(['opportunities', 'labels']);
  const reportMoved = useReportMoved();
  const [refusal, setRefusal] = useState<MoveRefusal | null>(null);
  const move = useBoardMoves<Board, Opportunity, OpportunityStatus, MovedMeanwhile>({
    boardKey: queries.opportunities.board.key(input),
    mutationKey: queries.opportunities.move.key(),
    queue,
    send: (moving) => client.opportunities.move(moving),
    statusOf: (board, id) => cardOf(board, id)?.status,
    withMoved: withCardMoved,
    meanwhileOf: movedMeanwhile,
    withMeanwhile: withCardAt,
    onMoved: (moved, from) => {
      cacheOpportunity(moved);
      offerNotice(moved, from);
      showMoved(t('board.moved', { status: t(`labels:status.${moved.status}`) }), moved, from);
    },
    onFailed: changedOpportunity,
    onMeanwhile: reportMoved,
    onRefused: (error, { params, body }, isShown) => {
      const gaps = closingGapsOf(error);
      if (!isShown) {
        // the move was pending, and the user is on another screen now
        toastDragError(error);
      } else if (gaps) setRefusal({ kind: 'closing', cardId: params.id, gaps });
      else if (error.code === 'consent_required') {
        setRefusal({ kind: 'consent', card: { id: params.id, version: body.version }, to: body.status });
      } else toastDragError(error);
    },
  });
  return { move, refusal, dismiss: () => setRefusal(null) };
}
