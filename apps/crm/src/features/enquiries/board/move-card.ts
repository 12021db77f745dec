import type { Data, Endpoints } from '@szansa/api-client/client';
import { enquiryStatuses, type EnquiryStatus } from '@szansa/domain/enquiry';
import { personName } from '@szansa/domain/shared';

import { staleOf } from '#kit/forms/stale.ts';

export type EnquiryBoard = Data<Endpoints['internalEnquiries']['board']>;
export type EnquiryColumn = EnquiryBoard['columns'][number];
export type EnquiryCard = EnquiryColumn['cards'][number];

export function cardOf(board: EnquiryBoard, id: string): EnquiryCard | undefined {
  return board.columns.flatMap(({ cards }) => cards).find((card) => card.id === id);
}

/** The board with a card on top of the column of its status, and no longer where it was; counts follow. */
function withCard(board: EnquiryBoard, card: EnquiryCard): EnquiryBoard {
  const before = cardOf(board, card.id)?.status;
  return {
    columns: board.columns.map((column) => {
      if (column.status !== card.status && column.status !== before) return column;
      const others = column.cards.filter(({ id }) => id !== card.id);
      const isHere = column.status === card.status;
      const count = column.count + Number(isHere) - Number(column.status === before);
      return { ...column, count, cards: isHere ? [card, ...others] : others };
    }),
  };
}

/** The board with a card in another column, on top. One that is not there, or is there already, changes nothing. */
export function withCardMoved(board: EnquiryBoard, id: string, status: EnquiryStatus): EnquiryBoard {
  const card = cardOf(board, id);
  return !card || card.status === status ? board : withCard(board, { ...card, status });
}

/** Where another user has moved an enquiry, and who that was. */
export interface MovedMeanwhile {
  readonly status: EnquiryStatus;
  readonly version: number;
  readonly name: string | null;
}

/** Reads the refusal of a move because of another one; `null` for any other error. */
export function movedMeanwhile(error: unknown): MovedMeanwhile | null {
  const stale = staleOf(error);
  const theirs = stale?.collisions.find(({ field }) => field === 'status')?.theirs;
  const status = enquiryStatuses.find((one) => one === theirs);
  if (!stale || !status) return null;
  return { status, version: stale.version, name: stale.by ? personName(stale.by) : null };
}

/** Returns the board with a card as another user has moved it. */
export function withCardAt(
  board: EnquiryBoard,
  id: string,
  { status, version }: MovedMeanwhile,
): EnquiryBoard {
  const card = cardOf(board, id);
  return card ? withCard(board, { ...card, status, version }) : board;
}
