import { createBoardParts, type BoardParts } from './board-parts.ts';
import { findCard, type BoardColumn, type DropVerdict } from './board.ts';
import { createDrawingQueue, type DrawingQueue } from './drawing-queue.ts';
import type { LetGo } from './settle.ts';
import type { KanbanBoardWords } from './words.ts';

/** The board's input from the screen; replaced on every render. */
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

/** What cards, columns and announcements need of the board; one object for its life, so that cards stay memoised. */
export interface BoardSession<Card> {
  read: () => BoardInput<Card>;
  update: (input: BoardInput<Card>) => void;
  /** Undefined when the card has gone meanwhile. */
  verdict: (key: string, toColumnId: string) => DropVerdict | undefined;
  /** Returns the column the card moves to; undefined when the card has been removed meanwhile. */
  move: (key: string, toColumnId: string) => string | undefined;
  /** Moves a card that was dragged; `toColumnId` is undefined where it was let go beside all columns, or given back. */
  drop: (key: string, toColumnId: string | undefined, from: LetGo | undefined) => void;
  /** Returns, once, where the last dropped card was released, if it is now in this column. */
  settlesFrom: (key: string, columnId: string) => LetGo | undefined;
  /** Returns true once for the last moved card, which gets the focus when it appears in its new column. */
  focusesFirst: (key: string) => boolean;
  /** The key of the card that is being dragged. */
  lifted: () => string | undefined;
  lift: (key: string | undefined) => void;
  /** The cards and columns in the page. */
  parts: BoardParts;
  /** Queue in which columns out of view draw their cards. */
  drawing: DrawingQueue;
}

export function createBoardSession<Card>(initial: BoardInput<Card>): BoardSession<Card> {
  let input = initial;
  let focusKey: string | undefined;
  let liftedKey: string | undefined;
  let dropped: { key: string; columnId: string; from: LetGo | undefined } | undefined;
  const find = (key: string) => findCard(input.columns, input.cardKey, key);

  const move = (key: string, toColumnId: string) => {
    const place = find(key);
    if (!place || place.column.id === toColumnId) return place?.column.id;
    const verdict = input.canDrop(place.card, toColumnId);
    if (verdict === true) {
      focusKey = key;
      input.onMove(place.card, toColumnId);
      return toColumnId;
    }
    input.onRefused?.(place.card, toColumnId, verdict);
    return place.column.id;
  };

  return {
    lifted: () => liftedKey,
    lift: (key) => {
      liftedKey = key;
    },
    parts: createBoardParts(),
    drawing: createDrawingQueue(),
    read: () => input,
    update: (next) => {
      input = next;
    },
    verdict: (key, toColumnId) => {
      const place = find(key);
      return place && input.canDrop(place.card, toColumnId);
    },
    move,
    drop: (key, toColumnId, from) => {
      const columnId = toColumnId === undefined ? find(key)?.column.id : move(key, toColumnId);
      dropped = columnId === undefined ? undefined : { key, columnId, from };
    },
    settlesFrom: (key, columnId) => {
      if (dropped?.key !== key || dropped.columnId !== columnId) return undefined;
      const { from } = dropped;
      dropped = undefined;
      return from;
    },
    focusesFirst: (key) => {
      if (focusKey !== key) return false;
      focusKey = undefined;
      return true;
    },
  };
}
