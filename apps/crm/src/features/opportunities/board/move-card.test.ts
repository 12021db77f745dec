import { sampleBoard } from '@szansa/api-client/samples/opportunities';
import { sampleId } from '@szansa/api-client/samples/people';
import { describe, expect, it } from 'vitest';

import { withCardMoved, type Board, type BoardColumn } from './move-card.ts';

function columnOf(board: Board, status: BoardColumn['status']): BoardColumn {
  const found = board.columns.find((column) => column.status === status);
  if (!found) throw new Error(`no column ${status}`);
  return found;
}

describe('withCardMoved', () => {
  const board = sampleBoard(24);
  const [card] = columnOf(board, 'lead').cards;
  if (!card) throw new Error('the sample has a lead');

  it('puts the card on top of its new column, and its amount into the sum', () => {
    const moved = withCardMoved(board, card.id, 'negotiations');
    const [before, after] = [columnOf(board, 'negotiations'), columnOf(moved, 'negotiations')];
    expect(after.cards[0]).toEqual({ ...card, status: 'negotiations' });
    expect(after.count).toBe(before.count + 1);
    expect(Number(after.sum)).toBeCloseTo(Number(before.sum) + Number(card.vehicleValue), 2);
    expect(columnOf(moved, 'lead').count).toBe(columnOf(board, 'lead').count - 1);
    expect(columnOf(moved, 'lead').cards).not.toContainEqual(card);
  });

  it('adds amounts to the grosz', () => {
    const columns = board.columns.map((column) => ({
      ...column,
      sum: '0.10',
      cards: column.cards.map((each) => ({ ...each, vehicleValue: '0.20' })),
    }));
    expect(columnOf(withCardMoved({ columns }, card.id, 'closed'), 'closed').sum).toBe('0.30');
    expect(columnOf(withCardMoved({ columns }, card.id, 'closed'), 'lead').sum).toBe('-0.10');
  });

  it('leaves the other columns as they are', () => {
    const moved = withCardMoved(board, card.id, 'negotiations');
    expect(columnOf(moved, 'closed')).toBe(columnOf(board, 'closed'));
  });

  it('changes nothing for a card that has gone, or is there already', () => {
    expect(withCardMoved(board, sampleId(999), 'closed')).toBe(board);
    expect(withCardMoved(board, card.id, 'lead')).toBe(board);
  });
});
