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
function screenOf(
  node: Node,
): { readonly path: string; readonly component: Node; readonly usually: Node | undefined } | undefined {
  const [first, second] = Array.isArray(node['arguments']) ? (node['arguments'] as unknown[]) : [];
  const at = textOf(first) ?? textOf(propertyOf(node, 'path'));
  const options = textOf(first) === undefined ? node : second;
  const component = propertyOf(options, 'component');
  if (at === undefined || !component) return undefined;
  return { path: at, component, usually: propertyOf(options, 'usually') };
}

/** The screens that the features of the app declare, read from their sources. */
export function screenFiles(root: string): ScreenFiles[] {
  return globSync('src/features/*/feature.tsx', { cwd: root }).flatMap((file) => {
    const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
    const whole: unknown = program;
    if (!isNode(whole)) throw new Error(`${file} cannot be read`);
    const declared = declaredIn(whole);
    return allIn(whole).flatMap((node) => {
      const found = screenOf(node);
      if (!found) return [];
      const sourcesOf = (code: Node | undefined) => {
        const sources = code ? importedBy(code, declared) : [];
        return [...new Set(sources)].map((source) => path.posix.join(path.posix.dirname(file), source));
      };
      return [{ path: found.path, sources: sourcesOf(found.component), usually: sourcesOf(found.usually) }];
    });
  });
}
