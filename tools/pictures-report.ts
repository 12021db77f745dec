/**
 * `pnpm pictures:report [commit]`: one page with the old picture, the new one and their difference of every story
 * whose picture is another one than in the commit (origin/main's merge base or the last commit but one), and of those
 * that `pnpm pictures --compare` has found to differ. Both are drawn now, the old ones in a work tree that is removed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { componentOf, drawnPictures, fingerprintOf, knownPictures, storyOf } from '../.storybook/pictures.ts';
import { filesOf } from '../.storybook/story-ids.ts';
import { drawStories } from './draw-stories.ts';
import { changedPictures, type PictureChange } from './picture-changes.ts';
import { differenceOf, sizeOf } from './picture-difference.ts';
import { picturePage, type ShownChange, type ShownPicture } from './picture-page.ts';
import { changedSince, git } from './since.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Where the pictures are that are drawn for the report. */
interface Folders {
  readonly before: string;
  readonly now: string;
}

const resultFolder = path.join(root, 'tests/test-results/pictures-report');

/** Puts the commit into the folder, with the packages its lockfile says, from those that are here if they are. */
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

/** Components of the changes without those of a kind. */
function componentsOf(changes: readonly PictureChange[], absent: PictureChange['kind']): string[] {
  return [...new Set(changes.filter(({ kind }) => kind !== absent).map(({ name }) => componentOf(name)))];
}

function pictureIn(folder: string, name: string): ShownPicture | null {
  const file = path.join(folder, `${name}.png`);
  if (!existsSync(file)) return null;
  const png = readFileSync(file);
  return { png, size: sizeOf(png) };
}

const known = knownPictures();

function shown({ name, kind }: PictureChange, folders: Folders): ShownChange {
  const before = kind === 'new' ? null : pictureIn(folders.before, name);
  const now = kind === 'gone' ? null : pictureIn(folders.now, name);
  const difference = before && now ? differenceOf(before.png, now.png) : null;
  const isTaken = now !== null && fingerprintOf(now.png) === known.get(name);
  const notes = isTaken
    ? ['The new one is taken as right in tests/pictures.']
    : ['The new one is not taken yet.'];
  return {
    story: storyOf(name),
    component: componentOf(name),
    theme: name.slice(storyOf(name).length + 1),
    kind,
    before,
    now,
    difference: difference && { ...difference, size: sizeOf(difference.png) },
    notes: kind === 'gone' ? [] : notes,
  };
}

function described(commit: string): string {
  return git('log', '-1', '--format=%h %s', commit);
}

async function report(base: string, tree: string): Promise<string> {
  checkOut(base, tree);
  const noted = knownPictures(tree);
  // what a comparison left is there and not yet taken
  const expected = changedPictures(noted, new Map([...known, ...drawnPictures()]));
  // every commit leaves its own there
  const folders = {
    before: path.join(tree, 'tests/test-results/pictures'),
    now: path.join(resultFolder, 'drawn'),
  };
  const oldFiles = filesOf(componentsOf(expected, 'new'), tree);
  if (oldFiles.length > 0) await drawStories({ root: tree, mode: 'write', part: 'report' }, oldFiles);
  const files = filesOf(componentsOf(expected, 'gone'));
  if (files.length > 0)
    await drawStories({ root, mode: 'write', part: 'report', folder: folders.now }, files);
  const changes = changedPictures(
    new Map([...noted, ...drawnPictures(folders.before)]),
    new Map([...known, ...drawnPictures(folders.now)]),
  );
  const found = new Set(changes.map(({ name }) => name));
  return picturePage({
    before: described(base),
    now: `${described('HEAD')}, with what is not committed`,
    changes: changes.map((change) => shown(change, folders)),
    alike: expected.map(({ name }) => name).filter((name) => !found.has(name)),
  });
}

if (process.platform !== 'linux') throw new Error('pictures are drawn on Linux: run this in a container');
rmSync(resultFolder, { recursive: true, force: true });
const place = mkdtempSync(path.join(tmpdir(), 'szansa-pictures-'));
process.once('exit', () => {
  rmSync(place, { recursive: true, force: true });
  git('worktree', 'prune');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const base = git('rev-parse', '--verify', `${changedSince(process.argv[2])}^{commit}`);
const html = await report(base, path.join(place, 'tree'));
const page = path.join(resultFolder, 'index.html');
mkdirSync(resultFolder, { recursive: true });
writeFileSync(page, html);
console.log(path.relative(root, page));
