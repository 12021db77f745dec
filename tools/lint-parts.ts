import { createHash } from 'node:crypto';

/** A part of the workspace that is linted at once. */
export interface LintPart {
  readonly name: string;
  /** Its folders and files; undefined for the part with everything that is in no other part. */
  readonly paths?: readonly string[];
  /** Folders whose types it sees: built declarations, or sources that have none. */
  readonly sees: readonly string[];
}

const packages = ['.tsbuild/domain', '.tsbuild/api-client', '.tsbuild/ui'];

/** The slowest first. */
export const lintParts: readonly LintPart[] = [
  { name: 'app', paths: ['apps/crm'], sees: packages },
  { name: 'server', paths: ['apps/server'], sees: packages },
  { name: 'packages', paths: ['packages'], sees: [] },
  { name: 'tests', paths: ['tests'], sees: [...packages, '.tsbuild/server'] },
  { name: 'tools and stories', sees: [...packages, 'apps/crm'] },
];

const lies = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

const named = lintParts.flatMap(({ paths }) => paths ?? []);

/** Whether a file, named from the root, is of a part. */
export function isOf({ paths }: LintPart, file: string): boolean {
  return paths ? paths.some((path) => lies(file, path)) : !named.some((path) => lies(file, path));
}

/** Returns the arguments of the linter for a part. */
export const lintArguments = ({ paths }: LintPart): readonly string[] =>
  paths ?? named.flatMap((path) => ['--ignore-pattern', path]);

/** What the findings of a part follow from, as one text: other files, another text of one, another text. */
export function lintKey(files: Iterable<readonly [name: string, text: Buffer]>): string {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\0${text.length}\0`).update(text);
  return hash.digest('hex');
}
