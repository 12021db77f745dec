import { describe, expect, test } from 'vitest';

import { cardColumns } from './card-columns.ts';

const column = (id: string, priority?: 1 | 2 | 3) => ({ id, columnDef: { meta: { priority } } });

describe('the columns of a card', () => {
  test('are its title, its facts by priority, and the rest in their order', () => {
    const columns = [
      column('name'),
      column('city'),
      column('phone', 2),
      column('owner'),
      column('status', 1),
    ];
    const { title, facts, rest } = cardColumns(columns);
    expect(title?.id).toBe('name');
    expect(facts.map(({ id }) => id)).toEqual(['status', 'phone']);
    expect(rest.map(({ id }) => id)).toEqual(['city', 'owner']);
  });

  test('are all in their order where none has a priority', () => {
    const { facts, rest } = cardColumns([column('name'), column('city'), column('phone')]);
    expect(facts.map(({ id }) => id)).toEqual(['city', 'phone']);
    expect(rest).toEqual([]);
  });

  test('the title is the title, whatever its priority', () => {
    const { title, facts } = cardColumns([column('name', 1), column('city', 2), column('phone')]);
    expect(title?.id).toBe('name');
    expect(facts.map(({ id }) => id)).toEqual(['city']);
  });

  test('of a table without columns are none', () => {
    expect(cardColumns([])).toEqual({ title: undefined, facts: [], rest: [] });
  });
});
