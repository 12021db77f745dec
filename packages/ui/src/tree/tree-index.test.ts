import { describe, expect, it } from 'vitest';

import { indexTree, nextByLetter, ROOT } from './tree-index.ts';

const items = [
  { id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] },
  { id: 'c', label: 'C', lazy: true },
  { id: 'd', label: 'D', children: [] },
];

describe('indexTree', () => {
  it('knows children and what may have some', () => {
    const tree = indexTree(items, new Map());
    expect(tree.childIds(ROOT)).toEqual(['a', 'c', 'd']);
    expect(tree.childIds('a')).toEqual(['b']);
    expect(['a', 'b', 'c', 'd'].map(tree.branches)).toEqual([true, false, true, false]);
    expect(tree.isUnknown('c')).toBe(true);
  });

  it('puts loaded children in their place, as deep as they go', () => {
    const loaded = new Map([
      ['c', [{ id: 'e', label: 'E', lazy: true }]],
      ['e', []],
    ]);
    const tree = indexTree(items, loaded);
    expect(tree.childIds('c')).toEqual(['e']);
    expect(tree.isUnknown('c')).toBe(false);
    expect(tree.branches('e')).toBe(false);
  });
});

describe('nextByLetter', () => {
  const list = ['Łódź', 'Kraków', 'łomża'].map((label) => ({ label }));

  it('goes round and overlooks the size of letters', () => {
    expect(nextByLetter(list, 0, 'ł', 'pl')?.label).toBe('łomża');
    expect(nextByLetter(list, 2, 'Ł', 'pl')?.label).toBe('Łódź');
    expect(nextByLetter(list, 0, 'x', 'pl')).toBeUndefined();
  });
});
