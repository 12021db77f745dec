import { toAmount, toGrosz } from '@szansa/domain/shared';

import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';

export type Board = Data<Endpoints['opportunities']['board']>;
export type BoardColumn = Board['columns'][number];
export type BoardCard = BoardColumn['cards'][number];

export function cardOf(board: Board, id: string): BoardCard | undefined {
  for (const { cards } of board.columns) {
    const found = cards.find((card) => card.id === id);
    if (found) return found;
  }
  return undefined;
}

function counted(column: BoardColumn, cards: BoardCard[], by: 1 | -1, value: string | null): BoardColumn {
  const sum = toGrosz(column.sum) + by * (value === null ? 0 : toGrosz(value));
  return { ...column, cards, count: column.count + by, sum: toAmount(sum) };
}

/** The board without a card it has. */
export function withoutCard(board: Board, card: BoardCard): Board {
  return {
    columns: board.columns.map((column) => {
      if (column.status !== card.status) return column;
      const others = column.cards.filter((each) => each.id !== card.id);
      return counted(column, others, -1, card.vehicleValue);
    }),
  };
}

/** Returns the index of a card in its column; the card with the newest activity is at the top. */
function placeAmong(cards: readonly BoardCard[], { lastActivityAt }: BoardCard): number {
  const below = cards.findIndex((each) => each.lastActivityAt <= lastActivityAt);
  return below === -1 ? cards.length : below;
}

/**
 * Returns the board with a card in the column of its status, at `at` or else by its activity, and removed from its
 * former column; counts and sums are adjusted. Unchanged columns preserve their identity.
 */
export function withCard(board: Board, card: BoardCard, at?: number): Board {
  const before = cardOf(board, card.id);
  const others = before ? withoutCard(board, before) : board;
  return {
    columns: others.columns.map((column) => {
      if (column.status !== card.status) return column;
      const cards = column.cards.toSpliced(at ?? placeAmong(column.cards, card), 0, card);
      return counted(column, cards, 1, card.vehicleValue);
    }),
  };
}
