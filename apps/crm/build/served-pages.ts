import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin, Rolldown } from 'vite';

import { screenFiles } from './screen-files.ts';

/** What the server reads: which file is the page of which addresses. */
export interface ServedPage {
  /** A path of the router: `$name` matches one segment, `$` alone anything. */
  readonly path: string;
  /** From the folder of the built app. */
  readonly file: string;
  /** The one of an address without search parameters, where that is another. */
  readonly usual?: string;
}

type Bundle = Rolldown.OutputBundle;

const polishWords = 'src/kit/texts/everyday-pl.ts';

function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  const part = bundle[file];
  if (part?.type !== 'chunk' || found.has(file)) return found;
  found.add(file);
  for (const next of part.imports) withImports(bundle, next, found);
  return found;
}

/** The files that the sources of the app and of the design system were built into, by their paths from its folder. */
function filesOfSources(bundle: Bundle, root: string): ReadonlyMap<string, string> {
  const found = Object.values(bundle).flatMap((part) =>
    part.type === 'chunk'
      ? part.moduleIds.map((id): [string, string] => [
          path.relative(root, id).replaceAll(path.sep, '/'),
          part.fileName,
        ])
      : [],
  );
  return new Map(found.filter(([source]) => /^(?:src|\.\.\/\.\.\/packages\/ui\/src)\//.test(source)));
}

/** Returns the page with preload links for its screen's files, so that they load before any script requests them. */
function pageWith(page: string, files: readonly string[], fonts: readonly string[]): string {
  const links = [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...files
      .filter((file) => !page.includes(`src="/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  return page.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);
}

/** Removes the skeleton of the product, which is only for screens behind the login. */
const withoutShape = (page: string) => page.replace(/<!-- shape -->[\s\S]*<!-- \/shape -->/, '');

/** Returns the page for users with a theme other than the system's: it applies before any script runs. */
const inTheme = (page: string, theme: string) => page.replace('<html ', `<html data-theme="${theme}" `);

/** Letters of Polish texts; the fonts of other alphabets come when they are needed. */
const polishFont = /^inter-latin(?:-ext)?-wght-normal-[\w-]+\.woff2$/;

/**
 * Writes a page for each screen, which names what that screen needs, beside it the same page in either theme, and the
 * list of them for the server.
 */
export function servedPages(): Plugin {
  let root = '';
  return {
    name: 'served-pages',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir = '' }, bundle) {
        const page = readFileSync(path.join(dir, 'index.html'), 'utf8');
        const files = filesOfSources(bundle, root);
        const fonts = Object.keys(bundle).filter((file) => polishFont.test(path.basename(file)));
        const neededBy = (source: string) => {
          const file = files.get(source);
          if (file === undefined) throw new Error(`${source} was built into nothing`);
          return [...withImports(bundle, file)];
        };
        const isPublic = (source: string) => source.startsWith('src/features/session/');
        const write = (file: string, sources: readonly string[]) => {
          const needed = new Set([polishWords, ...sources].flatMap(neededBy));
          const shaped = sources.some(isPublic) ? withoutShape(page) : page;
          const whole = pageWith(shaped, [...needed], fonts);
          writeFileSync(path.join(dir, file), whole);
          for (const theme of ['light', 'dark']) {
            writeFileSync(path.join(dir, file.replace('.html', `.${theme}.html`)), inTheme(whole, theme));
          }
          return file;
        };
        const pages = screenFiles(root).map(({ path: at, sources, usually, words }, index): ServedPage => {
          const file = write(`page-${index}.html`, [...words, ...sources]);
          if (usually.length === 0) return { path: at, file };
          return {
            path: at,
            file,
            usual: write(`page-${index}-usual.html`, [...words, ...sources, ...usually]),
          };
        });
        writeFileSync(path.join(dir, '.vite/pages.json'), JSON.stringify(pages, null, 2));
        writeFileSync(
          path.join(dir, '.vite/sources.json'),
          JSON.stringify(Object.fromEntries(files), null, 2),
        );
      },
    },
  };
}
