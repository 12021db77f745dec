import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));

/** Folders that export a component without visible output, with the reason why it has neither stories nor a page. */
const unseen: Record<string, string> = {
  provider: 'only gives words and a zone: every story stands inside it',
};

const componentExport = /from '\.\/[\w-]+\.tsx'/;

function foldersOf(pattern: string): string[] {
  return [...new Set(globSync(pattern, { cwd: src }).map((file) => dirname(file)))].toSorted();
}

const components = foldersOf('*/index.ts').filter((folder) =>
  componentExport.test(readFileSync(`${src}/${folder}/index.ts`, 'utf8')),
);
const seen = components.filter((folder) => !(folder in unseen));

/** Definitions of words in the sources: the file, the name of the constant, and the name that labels override them by. */
const definitions = globSync('*/*.{ts,tsx}', { cwd: src })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) =>
    Array.from(
      readFileSync(`${src}/${file}`, 'utf8').matchAll(/const (\w+) = defineWords\('([\w-]+)'/g),
      ([, constant = '', name = '']) => ({ file, constant, name }),
    ),
  );

/** Words of a part of a component: the part names them. */
const wordsOfParts = new Set(['column-order', 'filter-editors']);

/** `date-field` → `dateFieldWords`. */
function nameOfWords(name: string): string {
  return `${name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Words`;
}

describe('every component', () => {
  it('is found where it is looked for', () => {
    expect(components).toEqual(expect.arrayContaining(['button', 'chart', 'data-table', 'provider', 'tree']));
    expect(components).not.toContain('classes');
    expect(components.length).toBeGreaterThan(70);
  });

  it('has stories', () => {
    const notified = foldersOf('*/*.stories.tsx');
    expect(seen.filter((folder) => !notified.includes(folder))).toEqual([]);
  });

  it('has a page', () => {
    const described = foldersOf('*/*.mdx');
    expect(seen.filter((folder) => !described.includes(folder))).toEqual([]);
  });

  it('is excepted only as long as it has no stories', () => {
    const notified = foldersOf('*/*.stories.tsx');
    expect(
      Object.keys(unseen).filter((folder) => notified.includes(folder) || !components.includes(folder)),
    ).toEqual([]);
  });

  it('names its words after its folder', () => {
    const wrong = definitions.filter(
      ({ file, constant, name }) =>
        constant !== nameOfWords(name) || (name !== dirname(file) && !wordsOfParts.has(name)),
    );
    expect(definitions.length).toBeGreaterThan(50);
    expect(wrong.map(({ file }) => file)).toEqual([]);
    const names = definitions.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
