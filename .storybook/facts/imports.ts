/** What the sources import, read as text: nothing is run. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const crm = path.join(root, 'apps/crm/src');
const ui = path.join(root, 'packages/ui/src');

/** A component of the design system that a file imports, by its folder, with the imported names. */
export interface UsedComponent {
  readonly folder: string;
  readonly names: readonly string[];
}

/** Represents every name of a module that is imported lazily. */
export const all = '*';

interface Imported {
  readonly files: readonly string[];
  readonly components: readonly UsedComponent[];
}

const statements =
  /(?:^|\n)(?:import|export) (?!type )(?:\{([^}]*)\}|[^'\n;]*?)(?: from )?'([^']+)'|import\('([^']+)'\)/g;

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);
}

/** The file behind a specifier of the product or the design system; undefined for packages. */
function fileOf(from: string, specifier: string): string | undefined {
  const [, room, rest] = /^#(app|features|kit|parts)\/(.+)$/.exec(specifier) ?? [];
  if (room && rest) return path.join(crm, room, rest);
  return specifier.startsWith('.') ? path.join(path.dirname(from), specifier) : undefined;
}

function folderOf(from: string, specifier: string): string | undefined {
  const [, named] = /^@szansa\/ui\/([\w-]+)$/.exec(specifier) ?? [];
  if (named) return named;
  const file = fileOf(from, specifier);
  if (!file?.startsWith(ui) || !from.startsWith(ui)) return undefined;
  const folder = path.relative(ui, file).split(path.sep)[0];
  return folder === path.relative(ui, from).split(path.sep)[0] ? undefined : folder;
}

const known = new Map<string, Imported>();

export function importsOf(file: string): Imported {
  const before = known.get(file);
  if (before) return before;
  const files: string[] = [];
  const components: UsedComponent[] = [];
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const [, names = '', stated, late] of source.matchAll(statements)) {
    const specifier = stated ?? late ?? '';
    const folder = folderOf(file, specifier);
    const target = fileOf(file, specifier)?.replace(/\?.*$/, '');
    if (folder) components.push({ folder, names: late ? [all] : namesIn(names) });
    else if (target && /\.tsx?$/.test(target)) files.push(target);
  }
  const imported = { files, components };
  known.set(file, imported);
  return imported;
}

/** The components that a screen is made of, through all files of the product it reaches; not what those are made of. */
export function componentsBehind(file: string): UsedComponent[] {
  const seen = new Set([file]);
  const used: UsedComponent[] = [];
  // what is found on the way is walked as well
  for (const reached of seen) {
    const { files, components } = importsOf(reached);
    used.push(...components);
    for (const next of files) if (!/\.(?:stories|test)\.|-mocks\.|\/stories\//.test(next)) seen.add(next);
  }
  return used;
}
