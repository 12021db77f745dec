import { useDragDropManager } from '@dnd-kit/react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useMemo,
  useRef,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';

import { Button } from '../button/index.ts';
import { BoardCard, type BoardCardProps } from './board-card.tsx';
import type { BoardMore } from './board.ts';
import type { BoardSession } from './board-session.ts';
import type { DrawingQueue } from './drawing-queue.ts';

function isInSight(element: Element, board: Element): boolean {
  const [own, whole] = [element.getBoundingClientRect(), board.getBoundingClientRect()];
  return own.right > whole.left && own.left < whole.right;
}

/**
 * Whether a column draws its cards: before the first paint where it is in sight, else when its turn comes or it is
 * scrolled into sight, whichever is first. What was drawn stays.
 */
function useDrawn(column: RefObject<Element | null>, queue: DrawingQueue): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => {
    const draw = () => setDrawn(true);
    const element = column.current;
    const board = element?.closest('[data-slot="kanban-board"]');
    if (!element || !board || isInSight(element, board)) return queue.skip(draw);
    const leave = queue.add(() => startTransition(draw));
    const sight = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) draw();
    });
    sight.observe(element);
    return () => {
      leave();
      sight.disconnect();
    };
  }, [column, queue]);
  return isDrawn;
}

interface BoardCardsProps<Card> {
  labelledBy: string;
  columnId: string;
  cards: readonly Card[];
  more: BoardMore | undefined;
  session: BoardSession<Card>;
  renderCard: (card: Card, state: { dragging: boolean }) => ReactNode;
}

const GAP = 8;

/** The cards of one column that are in view, and the lifted one wherever it is. */
export function BoardCards<Card>({
  labelledBy,
  columnId,
  cards,
  more,
  session,
  renderCard,
}: BoardCardsProps<Card>) {
  const manager = useDragDropManager();
  const scroller = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawn(scroller, session.drawing);
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => {
      const card = cards[index];
      return card === undefined ? index : session.read().cardKey(card);
    },
    estimateSize: () => 112,
    gap: GAP,
    overscan: 3,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const source = manager?.dragOperation.source;
      const lifted = source ? cards.findIndex((card) => session.read().cardKey(card) === source.id) : -1;
      // a lifted card that left the page would end its own drag
      return lifted < 0 || indexes.includes(lifted)
        ? indexes
        : [...indexes, lifted].toSorted((a, b) => a - b);
    },
  });

  return (
    <div ref={scroller} className="min-h-16 flex-1 overflow-y-auto overscroll-y-contain px-2 pb-2">
      <ul aria-labelledby={labelledBy} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {(isDrawn ? virtualizer.getVirtualItems() : []).map((item) => {
          const card = cards[item.index];
          return card === undefined ? null : (
            <li
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={item.index}
              aria-posinset={item.index + 1}
              aria-setsize={cards.length}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <SteadyCard card={card} columnId={columnId} session={session} renderCard={renderCard} />
            </li>
          );
        })}
      </ul>
      {more ? (
        <Button
          variant="ghost"
          size="small"
          className="mt-2 w-full"
          loading={more.busy}
          onClick={more.onPress}
        >
          {more.label}
        </Button>
      ) : null}
    </div>
  );
}

/** Draws its card again only when the card itself changes, not whenever the list scrolls. */
function SteadyCard<Card>({ card, columnId, session, renderCard }: BoardCardProps<Card>) {
  return useMemo(
    () => <BoardCard card={card} columnId={columnId} session={session} renderCard={renderCard} />,
    [card, columnId, session, renderCard],
  );
}
