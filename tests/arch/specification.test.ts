import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync, Visitor, type ESTree } from 'vite';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Where the evidence of each kind lies: before its name, and after it. */
const places: Readonly<Record<string, readonly [string, string]>> = {
  e2e: ['tests/e2e/', '.spec.ts'],
  crm: ['apps/crm/src/', '.stories.tsx'],
  ui: ['packages/ui/src/', '.stories.tsx'],
  server: ['apps/server/src/modules/', '.test.ts'],
  domain: ['packages/domain/src/', '.test.ts'],
};

/** The path that a name of evidence means. */
function fileOf(name: string): string {
  const [, kind = '', rest = ''] = /^(\w+):(.+)$/.exec(name) ?? [];
  const place = places[kind];
  return place ? `${place[0]}${rest}${place[1]}` : name;
}

/** The rows of the tables, without their heads. */
function rowsIn(ledger: string) {
  return ledger
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*(-{2}|Id )/.test(line))
    .map((line) => {
      const [, id = '', , , evidence = ''] = line.split('|');
      const files = [...evidence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => fileOf(name));
      return { id: id.trim(), isMet: !evidence.includes('**Not met'), files };
    });
}

/** Returns the function a call is made of: `it` for `it('…')` and for `it.each(…)('…')`. */
function calleeOf(node: ESTree.Expression | ESTree.Super): string {
  if (node.type === 'CallExpression') return calleeOf(node.callee);
  if (node.type === 'MemberExpression') return calleeOf(node.object);
  return node.type === 'Identifier' ? node.name : '';
}

function textOf(node: ESTree.Node | null | undefined): string {
  if (node?.type === 'TemplateLiteral') return node.quasis.at(-1)?.value.cooked ?? '';
  return node?.type === 'Literal' ? String(node.value) : '';
}

/** The ids of rows that tests name at the ends of their titles, and stories in their parameters. */
function idsNamedIn(file: string, source: string): string[] {
  const ids: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!/^(it|test|describe)$/.test(calleeOf(callee))) return;
      const [, named = ''] = /\[(S[^\]]*)\]$/.exec(textOf(title)) ?? [];
      ids.push(...named.split(', ').filter(Boolean));
    },
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'specification') return;
      if (value.type === 'ArrayExpression') ids.push(...value.elements.map(textOf));
    },
  }).visit(parseSync(file, source).program);
  return ids;
}

const rows = rowsIn(read('docs/specification.md'));

/** The ids that each file of tests names, of those that name any. */
const named = new Map(
  ['{packages,apps}/*/{src,build}/**/*.{test.ts,stories.tsx}', 'tests/**/*.{test,spec}.ts']
    .flatMap((pattern) =>
      globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/specification.test.ts'] }),
    )
    .map((file) => [file, read(file)] as const)
    .filter(([, source]) => /\[S\d|specification: \[/.test(source))
    .map(([file, source]) => [file, new Set(idsNamedIn(file, source))]),
);

describe('the ledger of the specification', () => {
  it('has rows of all nine sections, each with an id of its section that is used once', () => {
    expect([...new Set(rows.map(({ id }) => /^S(\d)\.\d+$/.exec(id)?.[1]))]).toEqual(
      '1 2 3 4 5 6 7 8 9'.split(' '),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(rows)('$id names tests that show it, each of which names it', ({ id, isMet, files }) => {
    const isAnswered = files.length > 0 || !isMet;
    expect(isAnswered, `name a test of ${id} under "Shown by", or say **Not met**`).toBe(true);
    const silent = files.filter((file) => !named.get(file)?.has(id));
    expect(silent, `end the title of the test that shows ${id} with [${id}] in each, or take it out`).toEqual(
      [],
    );
  });

  it.each([...named])('%s is evidence of each row that it names', (file, ids) => {
    const unlisted = [...ids].filter((id) => !rows.some((row) => row.id === id && row.files.includes(file)));
    expect(unlisted, `name ${file} in these rows of docs/specification.md under "Shown by"`).toEqual([]);
  });
});

it('ids are read from titles and parameters alone', () => {
  const source = `
    // it('a comment [S1.1]', run);
    describe('a group [S1.2]', () => {
      it.each([[1]])('%s cases [S1.3, S1.4]', run);
      test.describe(\`a \${name} [S1.5]\`, run);
      it('text [S1.6] in the middle', () => expect('[S1.7]'));
      log('no test [S1.8]');
    });
    export const Filled: Story = { ...other, parameters: { ...more, specification: ['S1.9'] } };`;
  expect(idsNamedIn('some.stories.tsx', source)).toEqual(['S1.2', 'S1.3', 'S1.4', 'S1.5', 'S1.9']);
});
