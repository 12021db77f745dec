/**
 * `pnpm pictures:report [commit] [--all]`: one page with the old picture, the new one and their difference of every
 * story that looks different from the commit (origin/main's merge base, otherwise the last commit but one). Draws the
 * stories that the change can reach, or all of them, from both trees on this machine; the old tree is a work tree that
 * is removed afterwards. Linux only, like the browser that draws.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { pictureChanges, type Pictures } from './picture-changes.ts';
import { picturePage } from './picture-page.ts';
import { changedSince, git } from './since.ts';

const root = path.resolve(import.meta.dirname, '..');
const resultFolder = path.join(root, 'tests/test-results/pictures-report');

/** Checks the commit out into the folder and installs its packages, from those that are here if they are. */
function checkOut(commit: string, tree: string): void {
  git('worktree', 'add', '--detach', tree, commit);
  const { packageManager } = JSON.parse(readFileSync(path.join(tree, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  execFileSync(
    'npx',
    ['-y', packageManager, 'install', '--prefer-offline', '--frozen-lockfile', '--ignore-scripts'],
    { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** The files of stories that the change since the commit can reach, from the root of the repository. */
function reachedFiles(commit: string): string[] {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const listed = execFileSync(
    process.execPath,
    [vitest, 'list', '--changed', commit, '--project', 'storybook', '--filesOnly', '--json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const files = JSON.parse(listed) as readonly { readonly file: string }[];
  const deleted = git('diff', '--name-only', '--diff-filter=D', commit, '--', '*.stories.tsx');
  return [...files.map(({ file }) => path.relative(root, file)), ...deleted.split('\n').filter(Boolean)];
}

/** Draws the stories of those files that a tree has, and returns its pictures by name. */
async function draw(tree: string, files: readonly string[] | undefined): Promise<Pictures> {
  const folder = path.join(tree, 'tests/test-results/pictures');
  rmSync(folder, { recursive: true, force: true });
  const own = files?.filter((file) => existsSync(path.join(tree, file)));
  if (own?.length === 0) return new Map();
  const vitest = path.join(tree, 'node_modules/vitest/vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--reporter=dot', '--project', 'storybook', ...(own ?? [])],
    {
      cwd: tree,
      env: {
        ...process.env,
        PICTURES: 'write',
        CACHE_DIR: path.join(tree, 'node_modules/.cache/pictures-report'),
      },
      stdio: 'inherit',
    },
  );
  process.prependOnceListener('exit', () => child.kill());
  await once(child, 'close');
  const names = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.png')) : [];
  return new Map(
    names.map((name) => [path.basename(name, '.png'), readFileSync(path.join(folder, name))] as const),
  );
}

const described = (commit: string) => git('log', '-1', '--format=%h %s', commit);

if (process.platform !== 'linux') throw new Error('pictures are drawn on Linux: run this in a container');
const named = process.argv.slice(2).find((argument) => argument !== '--all');
const base = git('rev-parse', '--verify', `${changedSince(named)}^{commit}`);
const files = process.argv.includes('--all') ? undefined : reachedFiles(base);
const place = mkdtempSync(path.join(tmpdir(), 'szansa-pictures-'));
process.once('exit', () => {
  rmSync(place, { recursive: true, force: true });
  git('worktree', 'prune');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const tree = path.join(place, 'tree');
checkOut(base, tree);
const [before, now] = await Promise.all([draw(tree, files), draw(root, files)]);
const html = picturePage({
  before: described(base),
  now: `${described('HEAD')}, with what is not committed`,
  drawn: now.size,
  changes: pictureChanges(before, now),
});
const page = path.join(resultFolder, 'index.html');
rmSync(resultFolder, { recursive: true, force: true });
mkdirSync(resultFolder, { recursive: true });
writeFileSync(page, html);
console.log(path.relative(root, page));
