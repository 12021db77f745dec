/** Facts for the page of a component that come from its sources: tokens, screens, parts. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { all, componentsBehind, importsOf, type UsedComponent } from './imports.ts';
import { screenGroups, type Screen } from '../screens.ts';
import { tokensOf } from './tokens.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ui = path.join(root, 'packages/ui/src');
/** Files of the frame around every screen. */
const frame = [
  'apps/crm/src/app/{shell,commands,notices,notifications,operations}/*.tsx',
  'apps/crm/src/kit/providers.tsx',
];

export interface PageName {
  readonly pl: string;
  readonly en: string;
  /** Id of the page in the handbook. */
  readonly id: string;
}

export interface ComponentFacts extends PageName {
  readonly tokens: readonly string[];
  /** Pages of the components it is made of. */
  readonly madeOf: readonly string[];
  /** Whether the frame around all screens has it. */
  readonly isInFrame: boolean;
  readonly screens: readonly Pick<Screen, 'pl' | 'en' | 'story'>[];
}

interface Page extends PageName {
  /** Its file without the extension: `checkbox-field`. */
  readonly name: string;
  readonly folder: string;
  readonly component: string;
}

/** `Basics/TextLink` → `ui-basics-textlink--docs`. */
function idOf(title: string): string {
  return `ui-${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}--docs`;
}

function pageOf(file: string): Page | undefined {
  const text = readFileSync(path.join(ui, file), 'utf8');
  const [pl, en] = [...text.matchAll(/^# (.+)$/gm)].map(([, name]) => name);
  const [, stories] = /<Meta of=\{Stories\} \/>/.test(text)
    ? (/from '\.\/([\w-]+\.stories\.tsx)'/.exec(text.slice(text.indexOf('* as Stories'))) ?? [])
    : [];
  if (stories === undefined || pl === undefined || en === undefined) return undefined;
  const folder = path.dirname(file);
  const meta = readFileSync(path.join(ui, folder, stories), 'utf8');
  const [, title = ''] = /\btitle: '(\w+\/\w+)'/.exec(meta) ?? [];
  return {
    name: path.basename(file, '.mdx'),
    folder,
    component: title.split('/').at(-1) ?? '',
    pl,
    en,
    id: idOf(title),
  };
}

/** Pages of components, not those of the theme. */
function componentPages(): Page[] {
  const files = globSync('*/*.mdx', { cwd: ui }).map((file) => file.replaceAll('\\', '/'));
  return files.toSorted().flatMap((file) => (file.startsWith('theme/') ? [] : (pageOf(file) ?? [])));
}

const pages = componentPages();

/** Whether what is imported is what the page is about: two pages of a folder share its door. */
function isOf(page: Page, { folder, names }: UsedComponent): boolean {
  // a page is about what is drawn, and about a hook of its own name
  const told = names.filter((name) => /^[A-Z]/.test(name) || name === all || name === `use${page.component}`);
  if (folder !== page.folder || told.length === 0) return false;
  const others = pages.filter((one) => one.folder === folder && one !== page);
  if (others.length === 0) return true;
  if (told.some((name) => name.startsWith(page.component))) return true;
  return !others.some(({ component }) => told.some((name) => name.startsWith(component)));
}

function sourcesOf(folder: string): string[] {
  return globSync(`${folder}/*.{ts,tsx,css}`, { cwd: ui })
    .filter((file) => !/\.(?:stories|test)\./.test(file))
    .map((file) => path.join(ui, file));
}

export function componentFacts(): Record<string, ComponentFacts> {
  const screens = screenGroups().flatMap((group) => group.screens);
  const behind = screens.map((screen) => ({
    screen,
    used: screen.file ? componentsBehind(screen.file) : [],
  }));
  const inFrame = globSync(frame, { cwd: root })
    .filter((file) => !file.includes('.stories.'))
    .flatMap((file) => importsOf(path.join(root, file)).components);
  return Object.fromEntries(
    pages.map((page) => {
      const { name, pl, en, id, folder } = page;
      const sources = sourcesOf(folder);
      const parts = sources.flatMap((file) => importsOf(file).components);
      const facts: ComponentFacts = {
        pl,
        en,
        id,
        tokens: tokensOf(sources.map((file) => readFileSync(file, 'utf8')).join('\n')),
        madeOf: pages
          .filter((one) => one !== page && parts.some((part) => isOf(one, part)))
          .map((one) => one.name),
        isInFrame: inFrame.some((part) => isOf(page, part)),
        screens: behind
          .filter(({ used }) => used.some((part) => isOf(page, part)))
          .map(({ screen }) => ({ pl: screen.pl, en: screen.en, story: screen.story })),
      };
      return [name, facts];
    }),
  );
}
