import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

import { scoped } from './scoped.ts';

/** Files with rules that apply to everything on a page. */
const ruleFiles = ['page.css', 'forced-colours.css', 'touch.css'];
const files = ['preset.css', ...ruleFiles];
/** What the preset's rules name. */
const fontFile = 'hyphen.woff2';

/**
 * The tokens as they are published: a page that names no theme has the system's whole. The CRM's own have no more there
 * than the shape of a page, for its script names the theme before anything is read.
 */
function publishedTokens(theme: string): string {
  const tokens = readFileSync(path.join(theme, 'tokens.css'), 'utf8');
  const dark = /:root\[data-theme='dark'\] (\{[^}]*\})/.exec(tokens)?.[1];
  const unnamed = /(?<=prefers-color-scheme: dark\) \{\s*:root:not\(\[data-theme\]\) )\{[^}]*\}/;
  if (!dark || !unnamed.test(tokens)) throw new Error('the tokens have no dark theme where it was');
  return tokens.replace(unnamed, dark);
}

/** Compiles what the built components use, with Tailwind, into one file; fonts lie beside it. */
async function compiled(folder: string): Promise<void> {
  // inside the package, where the font is found
  const work = mkdtempSync(path.join(folder, 'work-'));
  const entry = path.join(work, 'styles.css');
  // a variable of that name is no class, and would bring a rule for each width of the window
  writeFileSync(
    entry,
    `@import 'tailwindcss' source(none);
${files.map((name) => `@import '${folder}/theme/${name}';\n`).join('')}@source '${folder}/**/*.js';
@source not inline('container');
`,
  );
  await build({
    configFile: false,
    root: work,
    base: './',
    logLevel: 'warn',
    plugins: [tailwindcss()],
    build: {
      outDir: 'out',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]',
        },
      },
    },
  });
  const css = readFileSync(path.join(work, 'out/styles.css'), 'utf8');
  writeFileSync(path.join(folder, 'styles.css'), scoped(css, 'scoped'));
  cpSync(path.join(work, 'out/fonts'), path.join(folder, 'fonts'), { recursive: true });
  rmSync(work, { recursive: true });
}

/** The theme for a page that has Tailwind itself: it compiles the classes of the components with its own. */
function preset(folder: string): void {
  for (const name of ruleFiles) {
    const file = path.join(folder, 'theme', name);
    writeFileSync(file, scoped(readFileSync(file, 'utf8'), 'global'));
  }
  const parts = files.map((name) => `@import './theme/${name}';\n`);
  writeFileSync(path.join(folder, 'preset.css'), `${parts.join('')}@source './**/*.js';\n`);
}

/** Writes the styles of the built components into their folder. */
export async function writeStyles(folder: string, theme: string): Promise<void> {
  mkdirSync(path.join(folder, 'theme'), { recursive: true });
  for (const name of [...files, fontFile])
    copyFileSync(path.join(theme, name), path.join(folder, 'theme', name));
  writeFileSync(path.join(folder, 'theme/tokens.css'), publishedTokens(theme));
  await compiled(folder);
  preset(folder);
  if (!readdirSync(path.join(folder, 'fonts')).some((file) => file.endsWith('.woff2')))
    throw new Error('the styles came without their fonts');
}
