import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');

/** Where the evidence of each kind lies: before its name, and after it. */
const places: Readonly<Record<string, readonly [string, string]>> = {
  e2e: ['tests/e2e/', '.spec.ts'],
  crm: ['apps/crm/src/', '.stories.tsx'],
  ui: ['packages/ui/src/', '.stories.tsx'],
  server: ['apps/server/src/modules/', '.test.ts'],
  domain: ['packages/domain/src/', '.test.ts'],
};

/** The path that a name in backticks means; null for what is no file, such as an address of the product. */
function fileOf(name: string): string | null {
  const [, kind = '', rest = ''] = /^(\w+):(.+)$/.exec(name) ?? [];
  const place = places[kind];
  if (place) return `${place[0]}${rest}${place[1]}`;
  return /^(apps|packages|tests|docs)\/[\w./-]+$/.test(name) ? name : null;
}

const named = [...new Set([...text.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []))];
const files = named.filter((name) => !name.includes('…')).flatMap((name) => fileOf(name) ?? []);

/** The lines of the tables, without their heads. */
const sentences = text
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|\s*(-{3}|The specification says)/.test(line));

it('has every section', () => {
  expect([...text.matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

it.each(files)('names %s, which is there', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
});

describe('every sentence', () => {
  it.each(sentences)('%s says what shows it, or why it is not met', (line) => {
    const [, , , evidence = ''] = line.split('|');
    const shows = [...evidence.matchAll(/`([^`]+)`/g)].some(([, name = '']) => fileOf(name) !== null);
    expect(shows || evidence.includes('**Not met')).toBe(true);
  });
});
