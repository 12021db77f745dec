import { enquiryStatuses, type EnquiryStatus } from '@szansa/domain/enquiry';
import { warsawDay } from '@szansa/domain/shared';
import { KanbanBoard, type BoardColumn } from '@szansa/ui/kanban-board';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { ListEmpty } from '#kit/lists/list-empty.tsx';
import { ListFilterBar } from '#kit/lists/list-filter-bar.tsx';
import type { ListState } from '#kit/lists/list-state.ts';
import { useListState, type ChangeList } from '#kit/lists/use-list-state.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingColumns } from '#kit/records/loading-shapes.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { storedAtom } from '#kit/storage.ts';
import { toasts } from '#kit/toasts/toasts.ts';
import { usePendingMoves } from '#parts/board/use-board-moves.ts';
import { enquiryMarks } from '#parts/enquiry/status.tsx';

import { boardInput, boardQuery, enquiriesAddress } from '../list/enquiries-address.ts';
import { enquiryCreation } from '../list/enquiry-creation.tsx';
import { useEnquiryFilters } from '../list/use-filters.ts';
import { EnquiryCard } from './enquiry-card.tsx';
import { furtherCards, moreCardsAtom } from './more-cards.ts';
import type { EnquiryCard as Card, EnquiryColumn } from './move-card.ts';
import { useMoveCard } from './use-move-card.ts';

const collapsedAtom = storedAtom<readonly EnquiryStatus[]>('szansa.enquiries.collapsed', []);

const statusOf = (columnId: string) => enquiryStatuses.find((status) => status === columnId);

/** The board under the filters it shares with the list, and the form of a new enquiry over it. */
export function EnquiriesBoard() {
  const { has } = useAccess();
  const { state, change } = useListState(enquiriesAddress);
  const filters = useEnquiryFilters('board');
  const form = useAddressPart('new');
  const { create } = enquiryCreation;
  return (
    <>
      <div className="mb-3">
        <ListFilterBar
          address={enquiriesAddress}
          texts="enquiries"
          filters={filters}
          state={state}
          change={change}
        />
      </div>
      <div className="min-h-0 flex-1">
        <EnquiryBoard state={state} change={change} />
      </div>
      {has(create.right) && form.value === create.form && (
        <create.Form onClose={() => void form.change(undefined)} />
      )}
    </>
  );
}

interface EnquiryBoardProps {
  state: ListState;
  change: ChangeList;
}

/** Enquiries by status; cards are moved at once and come back when the server refuses. */
function EnquiryBoard({ state, change }: EnquiryBoardProps) {
  const { t } = useTranslation(['enquiries', 'enquiry', 'common']);
  const [collapsed, setCollapsed] = useAtom(collapsedAtom);
  const [more, setMore] = useAtom(moreCardsAtom);
  const board = useQuery(boardQuery(state, more));
  const move = useMoveCard(boardInput(state, more));
  const today = warsawDay(new Date(board.dataUpdatedAt));
  const unconfirmed = usePendingMoves(queries.internalEnquiries.move.key());
  const renderCard = useCallback(
    (card: Card) => <EnquiryCard card={card} today={today} isUnconfirmed={unconfirmed.includes(card.id)} />,
    [today, unconfirmed],
  );
  const isComing = board.isPlaceholderData;
  const moreOf = useCallback(
    ({ status, count, cards }: EnquiryColumn) => {
      const left = count - cards.length;
      if (left <= 0) return undefined;
      return {
        label: t('board.more', { count: Math.min(left, furtherCards) }),
        busy: isComing,
        onPress: () => setMore((shown) => [...shown, status]),
      };
    },
    [isComing, setMore, t],
  );
  const columns = useMemo(
    () =>
      (board.data?.columns ?? []).map((column): BoardColumn<Card> => ({
        id: column.status,
        title: t(`enquiry:status.${column.status}`),
        ...enquiryMarks[column.status],
        count: column.count,
        cards: column.cards,
        more: moreOf(column),
        collapsed: collapsed.includes(column.status),
      })),
    [board.data, collapsed, moreOf, t],
  );
  if (board.isPending) {
    return (
      <div role="status" aria-label={t('common:states.loading')} className="h-full">
        <LoadingColumns />
      </div>
    );
  }
  if (!board.data) return <FailedScreen error={board.error} onRetry={() => void board.refetch()} />;
  if (columns.every((column) => column.count === 0)) {
    return (
      <ListEmpty list={enquiryCreation} state={state} change={change} usual={enquiriesAddress.filters} />
    );
  }
  return (
    <>
      <h2 className="sr-only">{t('board.label')}</h2>
      <KanbanBoard
        label={t('board.label')}
        busy={board.isPlaceholderData}
        columns={columns}
        cardKey={(card) => card.id}
        cardLabel={(card) => t('board.card', { title: card.title, number: card.individualNumber })}
        canDrop={(card) => card.canMove || t('board.notMovable')}
        onMove={(card, columnId) => {
          const status = statusOf(columnId);
          if (status) move(card, status);
        }}
        onRefused={(_card, _columnId, reason) =>
          toasts.show({
            title: t('board.refused'),
            description: reason,
            type: 'foreground',
            variant: 'destructive',
          })
        }
        onCollapsedChange={(columnId, isCollapsed) => {
          const status = statusOf(columnId);
          const others = collapsed.filter((each) => each !== status);
          setCollapsed(status && isCollapsed ? [...others, status] : others);
        }}
        renderCard={renderCard}
      />
    </>
  );
}
