import { expect, it } from 'vitest';

import { openGroups } from './main-menu.tsx';

const groups = (here: string) =>
  [
    { group: 'sales', count: 9 },
    { group: 'catalogue', count: 6 },
    { group: 'communication', count: 2 },
    { group: 'agency', count: 1 },
  ].map((one) => ({ ...one, isHere: one.group === here }));

/** 4 headings and 18 entries. */
const whole = 4 * 31 + 18 * 33;

it('shows all groups that fit', () => {
  expect([...openGroups(groups('sales'), whole, {})]).toEqual([
    'sales',
    'catalogue',
    'communication',
    'agency',
  ]);
});

it('folds from the last one up, but never the one of the current page', () => {
  expect([...openGroups(groups('sales'), whole - 1, {})]).toEqual(['sales', 'catalogue', 'communication']);
  expect([...openGroups(groups('agency'), whole - 67, {})]).toEqual(['sales', 'agency']);
  expect([...openGroups(groups('communication'), 0, {})]).toEqual(['communication']);
});

it('leaves a group as the user has left it', () => {
  expect([...openGroups(groups('sales'), whole, { catalogue: false, sales: false })]).toEqual([
    'sales',
    'communication',
    'agency',
  ]);
  expect([...openGroups(groups('sales'), whole - 1, { agency: true })]).toEqual([
    'sales',
    'catalogue',
    'agency',
  ]);
});
