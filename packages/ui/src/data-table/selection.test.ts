import { describe, expect, it } from 'vitest';

import { selectionState, toggleAll, toggleRow } from './selection.ts';

const keys = ['a', 'b', 'c', 'd'];

describe('selectionState', () => {
  it('speaks of the rows given', () => {
    expect(selectionState(keys, new Set())).toBe('none');
    expect(selectionState(keys, new Set(['b']))).toBe('some');
    expect(selectionState(keys, new Set([...keys, 'elsewhere']))).toBe('all');
    expect(selectionState([], new Set(['elsewhere']))).toBe('none');
  });
});

describe('toggleAll', () => {
  it('adds the missing ones and keeps rows beyond the page', () => {
    expect([...toggleAll(keys, new Set(['elsewhere', 'a']))].toSorted()).toEqual([
      'a',
      'b',
      'c',
      'd',
      'elsewhere',
    ]);
  });

  it('removes only the rows given when all are selected', () => {
    expect([...toggleAll(keys, new Set([...keys, 'elsewhere']))]).toEqual(['elsewhere']);
  });
});

describe('toggleRow', () => {
  it('turns one row over without touching the old set', () => {
    const before = new Set(['a']);
    expect([...toggleRow(keys, before, 'b')]).toEqual(['a', 'b']);
    expect([...toggleRow(keys, before, 'a')]).toEqual([]);
    expect([...before]).toEqual(['a']);
  });

  it('takes the whole range from the anchor in both directions', () => {
    expect([...toggleRow(keys, new Set(['b']), 'd', 'b')]).toEqual(['b', 'c', 'd']);
    expect([...toggleRow(keys, new Set(['d']), 'b', 'd')].toSorted()).toEqual(['b', 'c', 'd']);
    expect([...toggleRow(keys, new Set(keys), 'b', 'd')]).toEqual(['a']);
  });

  it('ignores an anchor that left the list', () => {
    expect([...toggleRow(keys, new Set(), 'c', 'gone')]).toEqual(['c']);
  });
});
