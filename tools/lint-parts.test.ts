import { expect, it } from 'vitest';

import { isOf, lintArguments, lintKey, lintParts } from './lint-parts.ts';

it.each([
  ['packages/ui/src/button/button.tsx', 'packages'],
  ['apps/crm/src/main.tsx', 'app'],
  ['apps/server/src/main.ts', 'server'],
  ['tests/e2e/board.spec.ts', 'tests'],
  ['tools/check.ts', 'tools and stories'],
  ['.storybook/preview.tsx', 'tools and stories'],
  ['vitest.config.ts', 'tools and stories'],
])('%s is linted with %s, and with nothing else', (file, name) => {
  expect(lintParts.filter((part) => isOf(part, file)).map((part) => part.name)).toEqual([name]);
});

it('the linter ignores in the last part exactly the paths of the named parts', () => {
  const [last] = lintParts.filter(({ paths }) => !paths);
  if (!last) throw new Error('No part takes the rest');
  const named = lintParts.flatMap(({ paths }) => paths ?? []);
  expect(lintArguments(last).filter((word) => word !== '--ignore-pattern')).toEqual(named);
});

it('findings are distinguished by names and texts of files', () => {
  const keys = [
    [['a.ts', 'const a = 1;']],
    [['b.ts', 'const a = 1;']],
    [['a.ts', 'const a = 2;']],
    [
      ['a.ts', 'const a'],
      ['b.ts', ' = 1;'],
    ],
    [],
  ].map((files) => lintKey(files.map(([name = '', text = '']) => [name, Buffer.from(text)] as const)));
  expect(new Set(keys).size).toBe(keys.length);
});
