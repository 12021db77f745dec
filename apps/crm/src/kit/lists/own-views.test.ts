import { sampleView } from '@szansa/api-client/samples/lists';
import { describe, expect, it } from 'vitest';

import type { ListRules, ListState } from './list-state.ts';
import {
  chosenView,
  isChanged,
  narrowingOf,
  searchOf,
  withoutView,
  withView,
  withViewChosen,
} from './own-views.ts';

const rules: ListRules = {
  facts: { defaultSort: '-lastActivityAt', filters: { status: ['lead', 'closed'], is_self: 'flag' } },
  filters: { is_self: ['true'] },
};

const closed = sampleView({
  id: '1',
  name: 'Zamknięte',
  search: { status: ['closed', 'handing'] },
  isDefault: true,
});
const all = sampleView({ id: '2', name: 'Agencja', search: { is_self: 'any', search: 'łódź' } });
const views = [all, closed];

describe('the chosen view', () => {
  it('is the one the address names, if it is the user’s', () => {
    expect(chosenView(views, { saved: '1', status: 'lead' })).toBe(closed);
    expect(chosenView(views, { saved: '3' })).toBeNull();
    expect(chosenView(views, { status: ['closed', 'handing'] })).toBeNull();
  });

  it('is named in place of another, and leaves the rest of the address alone', () => {
    expect(withViewChosen({ view: 'list', saved: '1' }, all)).toEqual({ view: 'list', saved: '2' });
    expect(withViewChosen({ view: 'list', saved: '1' }, null)).toEqual({ view: 'list' });
  });
});

describe('what a view narrows', () => {
  it('is restored from the view as it was stored', () => {
    const narrowings: readonly Pick<ListState, 'filters' | 'search'>[] = [
      { filters: { is_self: ['true'] }, search: '' },
      { filters: {}, search: 'łódź' },
      { filters: { status: ['lead', 'closed'], is_self: ['true'] }, search: '' },
    ];
    for (const narrowing of narrowings) {
      const view = { ...all, search: searchOf(narrowing, rules) };
      expect(narrowingOf(view, rules)).toEqual(narrowing);
    }
  });

  it('is stored without page and order', () => {
    const state = { page: 3, perPage: 50, sort: 'number', filters: {}, search: 'łódź' };
    expect(searchOf(state, rules)).toEqual({ is_self: 'any', search: 'łódź' });
  });

  it('is what the list does by itself without a view', () => {
    expect(narrowingOf(null, rules)).toEqual({ filters: { is_self: ['true'] }, search: '' });
  });
});

describe('a changed view', () => {
  it('is narrowed in another way than it was stored', () => {
    const filters = { status: ['handing', 'closed'], is_self: ['true'] };
    expect(isChanged(closed, { filters, search: '' }, rules)).toBe(false);
    expect(isChanged(closed, { filters, search: 'x' }, rules)).toBe(true);
    expect(isChanged(closed, { filters: { status: ['closed'] }, search: '' }, rules)).toBe(true);
  });
});

describe('the views of a list', () => {
  it('are sorted by name, with one default at most', () => {
    const own = withView({ columns: null, views }, { ...all, id: '3', name: 'Łódzkie', isDefault: true });
    expect(own.views.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Agencja', false],
      ['Łódzkie', true],
      ['Zamknięte', false],
    ]);
  });

  it('change one by one, and go', () => {
    const renamed = withView({ columns: null, views }, { ...all, name: 'Żadne' });
    expect(renamed.views.map(({ name }) => name)).toEqual(['Zamknięte', 'Żadne']);
    expect(renamed.views[0]?.isDefault).toBe(true);
    expect(withoutView(renamed, '1').views.map(({ name }) => name)).toEqual(['Żadne']);
  });
});
