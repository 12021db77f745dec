import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'vite';

/** A path of the router, such as `/customer/$id`, and the source files that draw it. */
export interface ScreenFiles {
  readonly path: string;
  /** From the folder of the app, as the bundler's manifest names them. */
  readonly sources: readonly string[];
  /** The files of what it shows by default, without search parameters. */
  readonly usually: readonly string[];
  /** Its Polish texts. */
  readonly words: readonly string[];
}

/** What the names in the file of a feature stand for. */
interface FeatureNames {
  readonly declared: ReadonlyMap<string, Node>;
  readonly imported: ReadonlyMap<string, string>;
  /** Its folder, from that of the app. */
  readonly folder: string;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value): Node[] => {
    if (Array.isArray(value)) return value.filter(isNode);
    return isNode(value) ? [value] : [];
  });
}

function allIn(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(allIn)];
}

const textOf = (node: unknown) =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;

const nameOf = (node: unknown) =>
  isNode(node) && (node.type === 'Identifier' || node.type === 'JSXIdentifier')
    ? String(node['name'])
    : undefined;

function propertyOf(node: unknown, name: string): Node | undefined {
  if (!isNode(node) || node.type !== 'ObjectExpression') return undefined;
  const found = childrenOf(node).find((property) => nameOf(property['key']) === name);
  return isNode(found?.['value']) ? found['value'] : undefined;
}

/** The variables and functions of a file by their names. */
function declaredIn(file: Node): ReadonlyMap<string, Node> {
  const found = allIn(file).flatMap((node): [string, Node][] => {
    if (node.type === 'VariableDeclarator' && isNode(node['init']))
      return [[nameOf(node['id']) ?? '', node['init']]];
    return node.type === 'FunctionDeclaration' ? [[nameOf(node['id']) ?? '', node]] : [];
  });
  return new Map(found);
}

/** Imported names by the files they are from, relative to the folder of the app. */
function importsOf(file: Node): ReadonlyMap<string, string> {
  const found = allIn(file).flatMap((node): [string, string][] => {
    const source = node.type === 'ImportDeclaration' ? textOf(node['source']) : undefined;
    if (source === undefined) return [];
    const from = source.replace(/^#/, 'src/');
    return childrenOf(node).flatMap((name) => [[nameOf(name['local']) ?? '', from] as [string, string]]);
  });
  return new Map(found);
}

/** The Polish texts that a list of texts names: those loaded in this file, and those of the parts it imports. */
function wordsIn(
  texts: Node | undefined,
  { declared, imported, folder }: FeatureNames,
  seen = new Set<string>(),
): string[] {
  if (!texts) return [];
  return allIn(texts).flatMap((node) => {
    if (node.type === 'ImportExpression') {
      const source = textOf(node['source']);
      return source?.endsWith('pl.ts') ? path.posix.join(folder, source) : [];
    }
    const name = nameOf(node);
    if (name === undefined || seen.has(name)) return [];
    seen.add(name);
    const from = imported.get(name);
    if (from?.endsWith('/texts.ts') && name !== 'textsOf') return from.replace(/texts\.ts$/, 'pl.ts');
    return wordsIn(declared.get(name), { declared, imported, folder }, seen);
  });
}

/** What a component imports when it is drawn, by itself or by what it is made of. */
function importedBy(
  component: Node,
  declared: ReadonlyMap<string, Node>,
  seen = new Set<string>(),
): string[] {
  return allIn(component).flatMap((node) => {
    if (node.type === 'ImportExpression') return textOf(node['source']) ?? [];
    const name = nameOf(node);
    const declaration = name === undefined || seen.has(name) ? undefined : declared.get(name);
    if (name === undefined || !declaration) return [];
    return importedBy(declaration, declared, seen.add(name));
  });
}

/** `screen(path, { component, usually })`, or an object with a path and a component. */
function screenOf(node: Node):
  | {
      readonly path: string;
      readonly component: Node;
      readonly usually: Node | undefined;
      readonly texts: Node | undefined;
    }
  | undefined {
  const [first, second] = Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : [];
  const at = textOf(first) ?? textOf(propertyOf(node, 'path'));
  const options = textOf(first) === undefined ? node : second;
  const component = propertyOf(options, 'component');
  if (at === undefined || !component) return undefined;
  return {
    path: at,
    component,
    usually: propertyOf(options, 'usually'),
    texts: propertyOf(options, 'texts'),
  };
}

/** The screens that the features of the app declare, read from their sources. */
export function screenFiles(root: string): ScreenFiles[] {
  return globSync('src/features/*/feature.tsx', { cwd: root }).flatMap((file) => {
    const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
    const whole: unknown = program;
    if (!isNode(whole)) throw new Error(`${file} cannot be read`);
    const declared = declaredIn(whole);
    const folder = path.posix.dirname(file);
    const names = { declared, imported: importsOf(whole), folder };
    return allIn(whole).flatMap((node) => {
      const found = screenOf(node);
      if (!found) return [];
      const sourcesOf = (code: Node | undefined) => {
        const sources = code ? importedBy(code, declared) : [];
        return [...new Set(sources)].map((source) => path.posix.join(folder, source));
      };
      return [
        {
          path: found.path,
          sources: sourcesOf(found.component),
          usually: sourcesOf(found.usually),
          // pages without a session have no list of their own
          words: [...new Set(wordsIn(found.texts ?? declared.get('texts'), names))],
        },
      ];
    });
  });
}
