import { describe, expect, it } from 'vitest';

import { findCommands } from './command.ts';

const groups = [
  {
    label: 'Idź do',
    items: [
      { id: 'a', label: 'Łódź i okolice' },
      { id: 'b', label: 'Ustawienia', keywords: ['hasło', 'motyw'] },
    ],
  },
  { label: 'Utwórz', items: [{ id: 'c', label: 'Nowa notatka', hint: 'Notatki' }] },
];
const found = (query: string) =>
  findCommands(groups, query).map(({ label, items }) => [label, ...items.map(({ id }) => id)]);

describe('findCommands', () => {
  it('gives everything for an empty query', () => {
    expect(found(' ')).toEqual([
      ['Idź do', 'a', 'b'],
      ['Utwórz', 'c'],
    ]);
  });

  it('finds without accents, by other words, and needs every word', () => {
    expect(found('lodz')).toEqual([['Idź do', 'a']]);
    expect(found('HASLO')).toEqual([['Idź do', 'b']]);
    expect(found('notatka nowa')).toEqual([['Utwórz', 'c']]);
    expect(found('nowa motyw')).toEqual([]);
  });
});
