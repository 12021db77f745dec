import { findCard, type BoardColumn, type DropVerdict } from './board.ts';
import { createDrawingQueue, type DrawingQueue } from './drawing-queue.ts';
import type { KanbanBoardWords } from './words.ts';

/** What the screen tells the board; replaced on every render. */
export interface BoardInput<Card> {
  columns: readonly BoardColumn<Card>[];
  cardKey: (card: Card) => string;
  cardLabel: (card: Card) => string;
  canDrop: (card: Card, toColumnId: string) => DropVerdict;
  onMove: (card: Card, toColumnId: string) => void;
  onRefused?: ((card: Card, toColumnId: string, reason: string) => void) | undefined;
  onCollapsedChange?: ((columnId: string, collapsed: boolean) => void) | undefined;
  words: KanbanBoardWords;
}

/** What cards, columns and announcements ask of the board; one object for its life, so that cards stay memoised. */
export interface BoardSession<Card> {
  read: () => BoardInput<Card>;
  update: (input: BoardInput<Card>) => void;
  /** Undefined when the card has gone meanwhile. */
  verdict: (key: string, toColumnId: string) => DropVerdict | undefined;
  move: (key: string, toColumnId: string) => void;
  /** True once for the card moved last: it takes the focus when it appears in its new column. */
  takesFocus: (key: string) => boolean;
  /** Columns out of sight wait here for their cards. */
  drawing: DrawingQueue;
}

export function createBoardSession<Card>(initial: BoardInput<Card>): BoardSession<Card> {
  let input = initial;
  let focusKey: string | undefined;
  const find = (key: string) => findCard(input.columns, input.cardKey, key);

  return {
    drawing: createDrawingQueue(),
    read: () => input,
    update: (next) => {
      input = next;
    },
    verdict: (key, toColumnId) => {
      const place = find(key);
      return place && input.canDrop(place.card, toColumnId);
    },
    move: (key, toColumnId) => {
      const place = find(key);
      if (!place || place.column.id === toColumnId) return;
      const verdict = input.canDrop(place.card, toColumnId);
      if (verdict === true) {
        focusKey = key;
        input.onMove(place.card, toColumnId);
      } else {
        input.onRefused?.(place.card, toColumnId, verdict);
      }
    },
    takesFocus: (key) => {
      if (focusKey !== key) return false;
      focusKey = undefined;
      return true;
    },
  };
}
