import { describe, expect, it } from 'vitest';

import { moveColumn, resolveColumnSettings } from './column-settings.ts';

const columns = [
  { id: 'name', hideable: false, pin: 'start' as const, sortable: true },
  { id: 'place', sortable: true },
  { id: 'amount' },
  { id: 'note', hidden: true },
];
const usual = resolveColumnSettings(columns);

describe('resolveColumnSettings', () => {
  it('is as the list shows itself when nothing was chosen', () => {
    expect(usual).toEqual({
      visibility: { name: true, place: true, amount: true, note: false },
      order: ['name', 'place', 'amount', 'note'],
      widths: {},
      pinned: ['name'],
      sort: undefined,
      compact: false,
    });
  });

  it('drops columns that have gone', () => {
    const saved = {
      order: ['gone', 'amount', 'name', 'place', 'note'],
      pinned: ['gone', 'amount'],
      widths: { gone: 90, place: 90 },
      visibility: { gone: false },
      sort: '-gone',
    };
    const settings = resolveColumnSettings(columns, saved);
    expect(settings.order).toEqual(['amount', 'name', 'place', 'note']);
    expect(settings.pinned).toEqual(['amount']);
    expect(settings.widths).toEqual({ place: 90 });
    expect(settings.visibility).not.toHaveProperty('gone');
    expect(settings.sort).toBeUndefined();
  });

  it('puts new columns behind the column they follow, and pins those that request it', () => {
    const saved = { order: ['amount', 'place'], pinned: [], visibility: { place: false } };
    const settings = resolveColumnSettings(columns, saved);
    expect(settings.order).toEqual(['name', 'amount', 'note', 'place']);
    expect(settings.pinned).toEqual(['name']);
    expect(settings.visibility['place']).toBe(false);
  });

  it('shows what may not be hidden, limits widths to drawable ones, and sorts only by a sortable column', () => {
    const saved = { visibility: { name: false }, widths: { place: 5, amount: 9000 }, sort: '-place' };
    const settings = resolveColumnSettings(columns, saved, true);
    expect(settings.visibility['name']).toBe(true);
    expect(settings.widths).toEqual({ place: 60, amount: 800 });
    expect(settings.sort).toBe('-place');
    expect(settings.compact).toBe(true);
    expect(resolveColumnSettings(columns, { sort: 'amount' }).sort).toBeUndefined();
  });

  it('returns the same result for its own output', () => {
    const moved = moveColumn(usual, 'amount', 1);
    const chosen = { ...moved, visibility: { ...moved.visibility, place: false } };
    expect(resolveColumnSettings(columns, chosen)).toEqual(chosen);
  });
});

describe('moveColumn', () => {
  it('moves within the rest', () => {
    expect(moveColumn(usual, 'note', 1).order).toEqual(['name', 'note', 'place', 'amount']);
    expect(moveColumn(usual, 'place', 3).order).toEqual(['name', 'amount', 'note', 'place']);
  });

  it('pins what is put before a pinned column and unpins what is put behind an unpinned one', () => {
    const first = moveColumn(usual, 'amount', 0);
    expect(first.order).toEqual(['amount', 'name', 'place', 'note']);
    expect(first.pinned).toEqual(['amount', 'name']);
    const behind = moveColumn(usual, 'name', 1);
    expect(behind.order).toEqual(['place', 'name', 'amount', 'note']);
    expect(behind.pinned).toEqual([]);
  });

  it('leaves a column at the edge as it was', () => {
    expect(moveColumn(usual, 'place', 1).pinned).toEqual(['name']);
    expect(moveColumn(usual, 'name', 0).pinned).toEqual(['name']);
  });
});
