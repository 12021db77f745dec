import { describe, expect, it, vi } from 'vitest';

import { createBoardSession, type BoardInput } from './board-session.ts';
import type { BoardColumn } from './board.ts';
import { kanbanBoardWords } from './words.ts';

interface Item {
  id: string;
}

function board(overrides: Partial<BoardInput<Item>> = {}) {
  const column = (id: string, cards: Item[]): BoardColumn<Item> => ({
    id,
    title: id,
    tone: 'grey',
    count: 1,
    cards,
  });
  const input = {
    columns: [column('new', [{ id: 'a' }]), column('done', [])],
    cardKey: (item: Item) => item.id,
    cardLabel: (item: Item) => item.id,
    canDrop: () => true as const,
    onMove: vi.fn<BoardInput<Item>['onMove']>(),
    onRefused: vi.fn<NonNullable<BoardInput<Item>['onRefused']>>(),
    words: kanbanBoardWords.pl,
    ...overrides,
  };
  return { input, session: createBoardSession<Item>(input) };
}

describe('a move on the board', () => {
  it('hands an allowed move on and gives its card the focus once', () => {
    const { input, session } = board();
    session.move('a', 'done');
    expect(input.onMove).toHaveBeenCalledExactlyOnceWith({ id: 'a' }, 'done');
    expect(input.onRefused).not.toHaveBeenCalled();
    expect(session.focusesFirst('a')).toBe(true);
    expect(session.focusesFirst('a')).toBe(false);
  });

  it('hands a refused move back with its reason and leaves the focus alone', () => {
    const { input, session } = board({ canDrop: () => 'Uzupełnij datę' });
    session.move('a', 'done');
    expect(input.onMove).not.toHaveBeenCalled();
    expect(input.onRefused).toHaveBeenCalledExactlyOnceWith({ id: 'a' }, 'done', 'Uzupełnij datę');
    expect(session.focusesFirst('a')).toBe(false);
  });

  it('does nothing in the same column or for a card that has gone', () => {
    const { input, session } = board();
    session.move('a', 'new');
    session.move('gone', 'done');
    expect(input.onMove).not.toHaveBeenCalled();
    expect(input.onRefused).not.toHaveBeenCalled();
    expect(session.verdict('gone', 'done')).toBeUndefined();
  });

  it.each([
    { to: 'done', verdict: true, standsIn: 'done' },
    { to: 'done', verdict: 'Uzupełnij datę', standsIn: 'new' },
    { to: 'new', verdict: true, standsIn: 'new' },
    { to: undefined, verdict: true, standsIn: 'new' },
  ] as const)('lets a card dropped on $to ($verdict) settle once in $standsIn', (drop) => {
    const { session } = board({ canDrop: () => drop.verdict });
    const from = { left: 5, top: 9 };
    session.drop('a', drop.to, from);
    expect(session.settlesFrom('b', drop.standsIn)).toBeUndefined();
    expect(session.settlesFrom('a', drop.standsIn === 'new' ? 'done' : 'new')).toBeUndefined();
    expect(session.settlesFrom('a', drop.standsIn)).toBe(from);
    expect(session.settlesFrom('a', drop.standsIn)).toBeUndefined();
  });

  it('lets no card settle that has gone meanwhile', () => {
    const { session } = board();
    session.drop('gone', 'done', { left: 5, top: 9 });
    expect(session.settlesFrom('gone', 'done')).toBeUndefined();
  });

  it('answers from the latest input', () => {
    const { input, session } = board();
    session.update({ ...input, canDrop: () => 'Zamknięte' });
    expect(session.verdict('a', 'done')).toBe('Zamknięte');
  });
});
