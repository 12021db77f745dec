import { opportunityStatuses, type OpportunityStatus } from '@szansa/domain/opportunity';
import { KanbanBoard, type BoardColumn } from '@szansa/ui/kanban-board';
import { lazyDialog } from '@szansa/ui/lazy';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { ListEmpty } from '#kit/lists/list-empty.tsx';
import type { ListState } from '#kit/lists/list-state.ts';
import type { ChangeList } from '#kit/lists/use-list-state.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingColumns } from '#kit/records/loading-shapes.tsx';
import { storedAtom } from '#kit/storage.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toasts } from '#kit/toasts/toasts.ts';
import { usePendingMoves } from '#parts/board/use-board-moves.ts';
import { statusMarks } from '#parts/opportunity/status.tsx';

import { boardInput, boardQuery, opportunitiesAddress } from '../list/opportunities-address.ts';
import { opportunityCreation } from '../list/opportunity-creation.tsx';
import { furtherCards, moreCardsAtom } from './more-cards.ts';
import type { BoardCard, BoardColumn as ShownColumn } from './move-card.ts';
import { OpportunityCard } from './opportunity-card.tsx';
import { useMoveCard } from './use-move-card.ts';

const ClosingDialog = lazyDialog(async () => (await import('../closing/closing-dialog.tsx')).ClosingDialog);
const ConsentDialog = lazyDialog(async () => (await import('../closing/consent-dialog.tsx')).ConsentDialog);

const collapsedAtom = storedAtom<readonly OpportunityStatus[]>('szansa.board.collapsed', []);

const minute = 60_000;

function statusOf(columnId: string): OpportunityStatus | undefined {
  return opportunityStatuses.find((status) => status === columnId);
}

function LoadingBoard() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('states.loading')} className="h-full">
      <LoadingColumns />
    </div>
  );
}

/** What a column is worth, all of its cards together. */
function ColumnSum({ column }: { column: ShownColumn }) {
  const { t } = useTranslation(['opportunities', 'common']);
  const { wholeMoney } = useFormats();
  return (
    <span title={t('total', { count: column.count })}>
      {wholeMoney(column.sum)} {t('common:net')}
    </span>
  );
}

interface OpportunityBoardProps {
  state: ListState;
  change: ChangeList;
}

/** Opportunities by status; cards are moved at once and come back when the server refuses. */
export function OpportunityBoard({ state, change }: OpportunityBoardProps) {
  const { t } = useTranslation(['opportunities', 'labels']);
  const [collapsed, setCollapsed] = useAtom(collapsedAtom);
  const [more, setMore] = useAtom(moreCardsAtom);
  const board = useQuery(boardQuery(state, more));
  const { move, refusal, dismiss } = useMoveCard(boardInput(state, more));

  // to the minute: cards are not drawn again with every change of another one
  const readAt = Math.floor(board.dataUpdatedAt / minute) * minute;
  const unconfirmed = usePendingMoves(queries.opportunities.move.key());
  const renderCard = useCallback(
    (card: BoardCard) => (
      <OpportunityCard card={card} readAt={readAt} isUnconfirmed={unconfirmed.includes(card.id)} />
    ),
    [readAt, unconfirmed],
  );
  const isComing = board.isPlaceholderData;
  const moreOf = useCallback(
    ({ status, count, cards }: ShownColumn) => {
      const left = count - cards.length;
      if (left <= 0) return undefined;
      return {
        label: t('board.more', { count: Math.min(left, furtherCards) }),
        busy: isComing,
        onPress: () => setMore((before) => [...before, status]),
      };
    },
    [isComing, setMore, t],
  );
  const columns = useMemo(
    () =>
      (board.data?.columns ?? []).map((column): BoardColumn<BoardCard> => ({
        id: column.status,
        title: t(`labels:status.${column.status}`),
        ...statusMarks[column.status],
        count: column.count,
        sum: <ColumnSum column={column} />,
        cards: column.cards,
        more: moreOf(column),
        collapsed: collapsed.includes(column.status),
      })),
    [board.data, collapsed, moreOf, t],
  );

  if (board.isPending) return <LoadingBoard />;
  if (!board.data) return <FailedScreen error={board.error} onRetry={() => void board.refetch()} />;
  if (columns.every((column) => column.count === 0)) {
    return (
      <ListEmpty
        list={opportunityCreation}
        state={state}
        change={change}
        usual={opportunitiesAddress.filters}
      />
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
        cardLabel={(card) => t('board.card', { customer: card.customer.name, number: `#${card.number}` })}
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
      {refusal?.kind === 'closing' && (
        <ClosingDialog open opportunityId={refusal.cardId} {...refusal.gaps} onOpenChange={dismiss} />
      )}
      {refusal?.kind === 'consent' && (
        <ConsentDialog
          open
          opportunityId={refusal.card.id}
          onOpenChange={dismiss}
          onConsented={() => move(refusal.card, refusal.to)}
        />
      )}
    </>
  );
}
