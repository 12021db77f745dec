import { describe, expect, it } from 'vitest';

import { resolveColumnSettings } from './column-settings.ts';
import {
  arrangedState,
  rowSelectionOf,
  sortingOf,
  sortOf,
  withPinning,
  withSizes,
  withVisibility,
} from './table-state.ts';

const columns = [
  { id: 'name', hideable: false, pin: 'start' as const, sortable: true },
  { id: 'place', sortable: true, leftOut: true },
  { id: 'amount' },
  { id: 'note', hidden: true },
];
const settings = resolveColumnSettings(columns);

describe('settings as the state of a table', () => {
  it('show what is chosen and not left out, in its order, with what is pinned', () => {
    expect(arrangedState(settings, columns)).toEqual({
      columnVisibility: { name: true, place: false, amount: true, note: false },
      columnOrder: ['name', 'place', 'amount', 'note'],
      columnPinning: { start: ['name'], end: [] },
    });
  });

  it('retain what was chosen for a column that is left out, while another one is shown', () => {
    const { columnVisibility } = arrangedState(settings, columns);
    const next = withVisibility(settings, columns, { ...columnVisibility, note: true });
    expect(next.visibility).toEqual({ name: true, place: true, amount: true, note: true });
  });

  it('pin a column behind the pinned ones, and let one go in front of the rest', () => {
    const pinned = withPinning(settings, { start: ['name', 'amount'], end: [] });
    expect(pinned.order).toEqual(['name', 'amount', 'place', 'note']);
    expect(pinned.pinned).toEqual(['name', 'amount']);
    expect(withPinning(pinned, { start: ['amount'], end: [] }).order).toEqual([
      'amount',
      'name',
      'place',
      'note',
    ]);
  });
});

describe('sizes', () => {
  const drawn = { name: 180.4, place: 200, amount: 300.2 };

  it('stay as they are drawn once one is chosen, within what can be drawn', () => {
    const widths = { place: 200, note: 90 };
    expect(withSizes({ ...settings, widths }, drawn, { ...drawn, amount: 5 }).widths).toEqual({
      name: 180,
      place: 200,
      amount: 60,
      note: 90,
    });
  });

  it('are discarded for a column that gets its usual width back', () => {
    const widths = { name: 180, place: 200 };
    const { place: _place, ...others } = drawn;
    expect(withSizes({ ...settings, widths }, drawn, others).widths).toEqual({ name: 180 });
  });

  it('change nothing by a press that drags nowhere', () => {
    expect(withSizes(settings, drawn, { ...drawn, name: 180.41 })).toBe(settings);
  });
});

describe('a sort', () => {
  it.each(['', 'createdAt', '-createdAt'])('%j comes back as it was', (sort) => {
    expect(sortOf(sortingOf(sort))).toBe(sort);
  });

  it('has its direction by the sign', () => {
    expect(sortingOf('-createdAt')).toEqual([{ id: 'createdAt', desc: true }]);
    expect(sortingOf('createdAt')).toEqual([{ id: 'createdAt', desc: false }]);
  });
});

it('a selection is the state of its rows', () => {
  expect(rowSelectionOf(new Set(['1', '3']))).toEqual({ 1: true, 3: true });
});
