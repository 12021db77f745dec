import { expect, it } from 'vitest';

import { isSameSpecification } from './index.ts';

const octavia = { manufacturer: 'Škoda', model: 'Octavia', version: 'Selection', yearOfProduction: 2026 };

it.each([
  [{}, true],
  [{ manufacturer: '  ŠKODA ', version: 'selection' }, true],
  [{ engine: '' }, true],
  [{ engine: null }, true],
  [{ engine: '1.5 TSI' }, false],
  [{ version: 'Sportline' }, false],
  [{ yearOfProduction: 2025 }, false],
  [{ bodyColor: 'Czerwony' }, false],
])('a vehicle with %o is of the same specification: %s', (changes, isSame) => {
  expect(isSameSpecification(octavia, { ...octavia, ...changes })).toBe(isSame);
  expect(isSameSpecification({ ...octavia, ...changes }, octavia)).toBe(isSame);
});
