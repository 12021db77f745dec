import {
  createElement,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

import { Button } from '../button/index.ts';
import { lazyCode, useLazy } from '../lazy/index.ts';
import { BoardCard, type BoardCardProps } from './board-card.tsx';
import { cardHeight, firstCards, type CardWindow } from './card-window.ts';
import type { BoardMore } from './board.ts';
import type { BoardSession } from './board-session.ts';
import type { DrawingQueue } from './drawing-queue.ts';

// the first cards of a column are in view until it is scrolled
const virtualCards = lazyCode(async () => (await import('./virtual-cards.ts')).VirtualCards);

function isInSight(element: Element, board: Element): boolean {
  const [own, whole] = [element.getBoundingClientRect(), board.getBoundingClientRect()];
  return own.right > whole.left && own.left < whole.right;
}

/**
 * Whether a column draws its cards: before the first paint where it is in sight, else when its turn comes or it is
 * scrolled into sight, whichever is first. What was drawn stays.
 */
function useDrawn(element: Element | null, queue: DrawingQueue): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useLayoutEffect(() => {
    const draw = () => setDrawn(true);
    if (!element) return undefined;
    const board = element.closest('[data-slot="kanban-board"]');
    if (!board || isInSight(element, board)) return queue.skip(draw);
    const leave = queue.add(() => startTransition(draw));
    const sight = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) draw();
    });
    sight.observe(element);
    return () => {
      leave();
      sight.disconnect();
    };
  }, [element, queue]);
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

/** The cards of one column that are in view, and the lifted one wherever it is. */
export function BoardCards<Card>({
  labelledBy,
  columnId,
  cards,
  more,
  session,
  renderCard,
}: BoardCardsProps<Card>) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const isDrawn = useDrawn(scroller, session.drawing);
  const keyOf = useCallback(
    (index: number) => {
      const card = cards[index];
      return card === undefined ? index : session.read().cardKey(card);
    },
    [cards, session],
  );
  // a lifted card that left the page would end its own drag
  const liftedPlace = useCallback(
    () => cards.findIndex((card) => session.read().cardKey(card) === session.lifted()),
    [cards, session],
  );
  const Virtual = useLazy(virtualCards);
  const [inView, setInView] = useState<CardWindow>();
  const { places, height, measure } = inView ?? firstCards(cards.length);

  return (
    <div ref={setScroller} className="min-h-16 flex-1 overflow-y-auto overscroll-y-contain px-2 pb-2">
      {Virtual && scroller && isDrawn
        ? createElement(Virtual, {
            scroller,
            count: cards.length,
            keyOf,
            alsoDrawn: liftedPlace,
            onChange: setInView,
          })
        : null}
      <ul aria-labelledby={labelledBy} className="relative flex flex-col gap-2" style={{ height }}>
        {(isDrawn ? places : []).map(({ index, start }) => {
          const card = cards[index];
          return card === undefined ? null : (
            <li
              key={keyOf(index)}
              ref={measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={cards.length}
              className={start === undefined ? 'shrink-0' : 'absolute inset-x-0'}
              // moved in another way, a card that is placed here only now would count as a shift of the layout
              style={start === undefined ? undefined : { top: start }}
            >
              <SteadyCard card={card} columnId={columnId} session={session} renderCard={renderCard} />
            </li>
          );
        })}
      </ul>
      {more ? <MoreCards more={more} scroller={scroller} /> : null}
    </div>
  );
}

/** Pixels that are left to scroll when more cards are requested: two cards, more than one turn of a wheel. */
const SOON = 2 * cardHeight;

/** Brings more cards when it is pressed, and without that as soon as the column is scrolled close to its end. */
function MoreCards({ more, scroller }: { more: BoardMore; scroller: HTMLElement | null }) {
  useEffect(() => {
    if (!scroller || more.busy) return undefined;
    const look = () => {
      if (scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight > SOON) return;
      scroller.removeEventListener('scroll', look);
      more.onPress();
    };
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [more, scroller]);
  return (
    <Button variant="ghost" size="small" className="mt-2 w-full" loading={more.busy} onClick={more.onPress}>
      {more.label}
    </Button>
  );
}

/** Draws its card again only when the card itself changes, not whenever the list scrolls. */
function SteadyCard<Card>({ card, columnId, session, renderCard }: BoardCardProps<Card>) {
  return useMemo(
    () => <BoardCard card={card} columnId={columnId} session={session} renderCard={renderCard} />,
    [card, columnId, session, renderCard],
  );
}
