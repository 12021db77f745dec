import { describe, expect, it } from 'vitest';

import { findCard, neighbourColumn, type BoardColumn } from './board.ts';

const column = (id: string, cards: string[]): BoardColumn<{ id: string }> => ({
  id,
  title: id,
  tone: 'grey',
  count: cards.length,
  cards: cards.map((card) => ({ id: card })),
});

describe('findCard', () => {
  it('returns the column that contains the card', () => {
    const columns = [column('new', ['a']), column('done', ['b', 'c'])];
    expect(findCard(columns, (card) => card.id, 'c')?.column.id).toBe('done');
    expect(findCard(columns, (card) => card.id, 'x')).toBeUndefined();
  });
});

describe('neighbourColumn', () => {
  const ids = ['new', 'open', 'done'];

  it('goes one to the side and stays at the ends', () => {
    expect(neighbourColumn(ids, 'open', 'left')).toBe('new');
    expect(neighbourColumn(ids, 'open', 'right')).toBe('done');
    expect(neighbourColumn(ids, 'new', 'left')).toBe('new');
    expect(neighbourColumn(ids, 'done', 'right')).toBe('done');
  });

  it('starts at the first column when the current one has gone', () => {
    expect(neighbourColumn(ids, 'gone', 'right')).toBe('new');
    expect(neighbourColumn([], 'gone', 'right')).toBeUndefined();
  });
});
