import { cardOf, withCard, type Board } from '@szansa/api-client/realtime/board';
import type { OpportunityStatus } from '@szansa/domain/opportunity';

/**
 * The board with a card in another column, on top. A card that is not there, or is there already, changes nothing.
 */
export function withCardMoved(board: Board, cardId: string, to: OpportunityStatus): Board {
  const card = cardOf(board, cardId);
  return !card || card.status === to ? board : withCard(board, { ...card, status: to }, 0);
}

/** Returns the board with a card as another user has moved it. */
export function withCardAt(
  board: Board,
  cardId: string,
  { status, version }: { readonly status: OpportunityStatus; readonly version: number },
): Board {
  const card = cardOf(board, cardId);
  return card ? withCard(board, { ...card, status, version }, 0) : board;
}
