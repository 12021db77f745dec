/**
 * `node tools/lint.ts PART…`: lints parts of the workspace. One that nothing has changed of since it was found right,
 * neither its files nor the types it sees, is right still.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isOf, lintArguments, lintKey, lintParts, type LintPart } from './lint-parts.ts';
import { git } from './since.ts';

const root = path.resolve(import.meta.dirname, '..');
const kept = path.join(root, 'node_modules/.cache/lint');

const isRead = /\.(?:[cm]?[jt]sx?|json)$/;

/** What all findings follow from: the rules, the versions of tools and libraries. */
const rules = ['.oxlintrc.json', 'tools/lint-rules.ts', 'pnpm-lock.yaml', 'tsconfig.base.json'];

const sources = git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate')
  .split('\n')
  .filter((file) => isRead.test(file));

function* filesSeen(folder: string): Generator<string> {
  if (folder.startsWith('.tsbuild')) {
    yield* globSync(`${folder}/**/*.d.ts`, { cwd: root }).toSorted();
  } else yield* sources.filter((file) => file === folder || file.startsWith(`${folder}/`));
}

function* filesOf(part: LintPart): Generator<readonly [string, Buffer]> {
  const names = [
    ...rules,
    ...sources.filter((file) => isOf(part, file)),
    ...part.sees.flatMap((one) => [...filesSeen(one)]),
  ];
  for (const name of names) {
    const file = path.join(root, name);
    // one that was removed is listed until that is committed
    if (statSync(file, { throwIfNoEntry: false })?.isFile()) yield [name, readFileSync(file)];
  }
}

function isRight(part: LintPart): boolean {
  const mark = path.join(kept, part.name.replaceAll(' ', '-'));
  const key = lintKey(filesOf(part));
  if (statSync(mark, { throwIfNoEntry: false }) && readFileSync(mark, 'utf8') === key) return true;
  const { status } = spawnSync('oxlint', ['--quiet', ...lintArguments(part)], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) return false;
  mkdirSync(kept, { recursive: true });
  writeFileSync(mark, key);
  return true;
}

const asked = process.argv.slice(2);
const parts = lintParts.filter(({ name }) => asked.length === 0 || asked.includes(name));
const wrong = parts.filter((part) => !isRight(part));
process.exitCode = wrong.length === 0 && parts.length > 0 ? 0 : 1;
