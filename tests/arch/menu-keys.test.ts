import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** The keys that lead to places of the menu, as features name them. */
const keys = globSync('apps/crm/src/features/*/feature.tsx', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bkeys: '(\w \w)'/g)].flatMap(
    ([, key]) => key ?? [],
  ),
);

it('keys are found', () => {
  expect(keys.length).toBeGreaterThan(10);
});

it('no two places of the menu have the same keys', () => {
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
