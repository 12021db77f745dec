import type { Data, Endpoints } from '@szansa/api-client/client';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { toAmount, toGrosz } from '@szansa/domain/shared';

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

/**
 * Returns the board with one of its cards changed and on top of the column of its new status; counts and sums are
 * adjusted. Unchanged columns preserve their identity.
 */
function withCard(board: Board, before: BoardCard, change: Partial<BoardCard>): Board {
  const card = { ...before, ...change };
  return {
    columns: board.columns.map((column) => {
      if (column.status !== before.status && column.status !== card.status) return column;
      const others = column.cards.filter(({ id }) => id !== card.id);
      const left =
        column.status === before.status ? counted(column, others, -1, before.vehicleValue) : column;
      return column.status === card.status ? counted(left, [card, ...others], 1, card.vehicleValue) : left;
    }),
  };
}

/**
 * The board with a card in another column, on top. A card that is not there, or is there already, changes nothing.
 */
export function withCardMoved(board: Board, cardId: string, to: OpportunityStatus): Board {
  const card = cardOf(board, cardId);
  return !card || card.status === to ? board : withCard(board, card, { status: to });
}

/** Returns the board with a card as another user has moved it. */
export function withCardAt(
  board: Board,
  cardId: string,
  { status, version }: { readonly status: OpportunityStatus; readonly version: number },
): Board {
  const card = cardOf(board, cardId);
  return card ? withCard(board, card, { status, version }) : board;
}
