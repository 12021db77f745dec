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

const modules = import.meta.glob<Record<string, { name?: string }>>(['./*/words.ts', '!./labels/words.ts'], {
  eager: true,
});

/** `date-field` → `dateFieldWords`. */
function nameOfWords(folder: string): string {
  return `${folder.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}Words`;
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

  it('exports its words under the name of its folder', () => {
    const wrong = Object.entries(modules).filter(([path, exported]) => {
      const folder = path.split('/')[1] ?? '';
      return (
        Object.keys(exported).join() !== nameOfWords(folder) || exported[nameOfWords(folder)]?.name !== folder
      );
    });
    expect(Object.keys(modules).length).toBeGreaterThan(30);
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});
