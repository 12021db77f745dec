import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));
/** Caches the files it has read: most components share files. */
const importer = makeFsImporter();
const read = (file: string) => readFileSync(path.join(src, file), 'utf8');

/** Pages of what has no properties: of the theme, and of a hook. */
const withoutTable = ['dirty-guard/dirty-guard.mdx', 'theme/'];

/** The component whose table a page shows: the one it names, or that of its stories. */
function componentOf(page: string): string | undefined {
  const text = read(page);
  const named = /<ArgTypes of=\{(\w+)\}/.exec(text)?.[1];
  if (named !== undefined) return named;
  const stories = /from '\.\/([\w-]+\.stories\.tsx)'/.exec(text)?.[1];
  if (!text.includes('<Controls') || stories === undefined) return undefined;
  return /\bcomponent: (\w+)/.exec(read(path.join(path.dirname(page), stories)))?.[1];
}

/** The properties of a component as the documentation reads them; undefined where its folder does not hand it out. */
function propsOf(folder: string, component: string): readonly string[] | undefined {
  const from = new RegExp(String.raw`\{[^}]*\b${component}\b[^}]*\} from '\./([\w-]+\.tsx)'`).exec(
    read(`${folder}/index.ts`),
  )?.[1];
  if (from === undefined) return undefined;
  const found = parse(read(`${folder}/${from}`), {
    filename: path.join(src, folder, from),
    importer,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    babelOptions: { babelrc: false, configFile: false },
  });
  return Object.keys(found.find(({ displayName }) => displayName === component)?.props ?? {});
}

const pages = globSync('*/*.mdx', { cwd: src }).map((page) => page.replaceAll('\\', '/'));
const notified = pages.filter((page) => !withoutTable.some((start) => page.startsWith(start)));

describe('the page of a component', () => {
  it('is found', () => expect(notified.length).toBeGreaterThan(70));

  it.each(notified)('%s lists the properties of what others import', (page) => {
    const component = componentOf(page);
    expect(component).toBeDefined();
    expect(propsOf(path.dirname(page), component ?? '')).toEqual(
      expect.arrayContaining([expect.any(String)]),
    );
  });

  it('lists all of them, those of imported and shared types as well', () => {
    const members = [...read('data-table/data-table-props.ts').matchAll(/^ {2}(\w+)\??: /gm)].map(
      ([, name]) => name,
    );
    expect(members.length).toBeGreaterThan(25);
    expect(propsOf('data-table', 'DataTable')).toEqual(expect.arrayContaining(members));
    expect(propsOf('password-field', 'PasswordField')).toEqual(
      expect.arrayContaining(['label', 'error', 'suffix']),
    );
  });
});
