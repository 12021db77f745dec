import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Ids as a table or a list of `RULES.md` has them: `| CL1 | …` or `- **AC1** …`. */
function ruleIds(text: string): string[] {
  return [...text.matchAll(/^(?:\| *|- \*\*)([A-Z]{2}\d+)\b/gm)].flatMap(([, id]) => id ?? []);
}

/** Returns the ids that test names start with, including those of tables of cases. */
function testedIds(text: string): string[] {
  const named = /\b(?:it|test|describe)(?:\.\w+\((?:[^()]|\([^()]*\))*\))?\(\s*['"`]([A-Z]{2}\d+)\b/g;
  return [...text.matchAll(named)].flatMap(([, id]) => id ?? []);
}

const rules = globSync('packages/domain/src/**/RULES.md', { cwd: root });
const tested = new Set(
  ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tests/{api,live,e2e}/**/*.{test,spec}.ts']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .flatMap((file) => testedIds(read(file))),
);

it('rules are found', () => {
  expect(rules.length).toBeGreaterThan(5);
});

it.each(rules)('every rule of %s has a test that starts with its id', (file) => {
  const ids = ruleIds(read(file));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !tested.has(id))).toEqual([]);
});

describe('ids are read', () => {
  it('from tables and lists', () => {
    expect(ruleIds('| Id  | Rule |\n| --- | --- |\n| CL1 | a |\n\n- **AC12** b, see CL9\n')).toEqual([
      'CL1',
      'AC12',
    ]);
  });

  it('from the names of tests alone', () => {
    const text = `it('CL1: a', x); it.each([[f(1)]])('CL2 %s', x); describe("AC3 b", y); const z = 'CL4 c';`;
    expect(testedIds(text)).toEqual(['CL1', 'CL2', 'AC3']);
  });
});
