import type { Endpoints, Input } from '@szansa/api-client/client';
import type { EnquiryStatus } from '@szansa/domain/enquiry';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { createVersionQueue } from '#kit/api/version-queue.ts';
import { toasts } from '#kit/toasts/toasts.ts';
import { toastDragError } from '#parts/board/drag-error.ts';
import { useBoardMoves } from '#parts/board/use-board-moves.ts';
import { changedEnquiry, cacheEnquiry, type Enquiry } from '#parts/enquiry/records.ts';

import { showMoved } from '../record/show-moved.ts';
import {
  cardOf,
  movedMeanwhile,
  withCardAt,
  withCardMoved,
  type EnquiryBoard,
  type MovedMeanwhile,
} from './move-card.ts';

const queue = createVersionQueue();

/** Moves cards of enquiries; a refused one goes back, with the reason shown. */
export function useMoveCard(input: Input<Endpoints['internalEnquiries']['board']>) {
  const { t } = useTranslation(['enquiries', 'enquiry']);
  return useBoardMoves<EnquiryBoard, Enquiry, EnquiryStatus, MovedMeanwhile>({
    boardKey: queries.internalEnquiries.board.key(input),
    mutationKey: queries.internalEnquiries.move.key(),
    queue,
    send: (moving) => client.internalEnquiries.move(moving),
    statusOf: (board, id) => cardOf(board, id)?.status,
    withMoved: withCardMoved,
    meanwhileOf: movedMeanwhile,
    withMeanwhile: withCardAt,
    onMoved: (moved, from) => {
      cacheEnquiry(moved);
      showMoved(t('board.moved', { status: t(`enquiry:status.${moved.status}`) }), moved, from);
    },
    onFailed: changedEnquiry,
    onMeanwhile: ({ status: now, name }) => {
      const status = t(`enquiry:status.${now}`);
      toasts.show({
        title: t('board.movedMeanwhile'),
        description: name ? t('board.movedBy', { name, status }) : t('board.movedTo', { status }),
        type: 'foreground',
        variant: 'destructive',
      });
    },
    onRefused: toastDragError,
  });
}
