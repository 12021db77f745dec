import type { Data, Endpoints } from '@szansa/api-client/client';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { toAmount, toGrosz } from '@szansa/domain/shared';

export type Board = Data<Endpoints['opportunities']['board']>;
export type Column = Board['columns'][number];
export type Card = Column['cards'][number];

function changed(column: Column, cards: Card[], count: 1 | -1, value: string | null): Column {
  const sum = toGrosz(column.sum) + count * (value === null ? 0 : toGrosz(value));
  return { ...column, cards, count: column.count + count, sum: toAmount(sum) };
}

/**
 * The board with a card in another column, on top, its counts and sums following. Columns that do not change keep
 * their identity; a card that is not there, or is there already, changes nothing.
 */
export function withCardMoved(board: Board, cardId: string, to: OpportunityStatus): Board {
  const card = board.columns.flatMap((column) => column.cards).find((each) => each.id === cardId);
  if (!card || card.status === to) return board;
  return {
    columns: board.columns.map((column) => {
      if (column.status === card.status) {
        const others = column.cards.filter((each) => each.id !== cardId);
        return changed(column, others, -1, card.vehicleValue);
      }
      if (column.status !== to) return column;
      return changed(column, [{ ...card, status: to }, ...column.cards], 1, card.vehicleValue);
    }),
  };
}
