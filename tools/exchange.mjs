import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from './bootstrap.mjs';

/** The folder of what upgrades leave beside the project. */
export const upgrades = join(root, '.upgrade');

/** Packages and app of the release before, with its commit in `commit`. */
export const previous = join(upgrades, 'previous');

const outgoing = join(upgrades, 'outgoing');
const note = join(upgrades, 'exchange.json');

/** Runs git in the project. @throws Error with what git says */
export function git(...args) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${(error?.message ?? stderr).trim()}`);
  return stdout.trim();
}

const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((one) => one.isDirectory())
        .map(({ name }) => name)
    : [];

/** The paths below a folder that installing and building have created there. */
function madeIn(folder) {
  const members = ['apps', 'packages'].flatMap((kind) =>
    foldersIn(join(folder, kind)).map((name) => join(kind, name)),
  );
  return ['.', ...foldersIn(folder), ...members]
    .filter((place) => place !== 'node_modules')
    .map((place) => join(place, 'node_modules'))
    .concat('apps/crm/dist')
    .filter((path) => existsSync(join(folder, path)));
}

function moveMade(from, to) {
  for (const path of madeIn(from)) {
    const target = join(to, path);
    mkdirSync(dirname(target), { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(join(from, path), target);
  }
}

const writeNote = (content) => writeFileSync(note, JSON.stringify(content), { flush: true });

/**
 * The steps of an exchange, each of which may run again. A process that is still running has its modules loaded; what it
 * loads in the moment of the exchange may be of the other release.
 */
const steps = [
  () => moveMade(root, outgoing),
  ({ commit }) => git('checkout', '--quiet', '--force', '--detach', commit),
  ({ prepared }) => moveMade(prepared, root),
  () => {
    if (!existsSync(outgoing)) return;
    rmSync(previous, { recursive: true, force: true });
    renameSync(outgoing, previous);
  },
];

/** Finishes an exchange that was interrupted, by a power cut for example. */
export function finishExchange() {
  if (!existsSync(note)) return;
  const begun = JSON.parse(readFileSync(note, 'utf8'));
  for (const [index, step] of steps.entries()) {
    if (index < begun.done) continue;
    step(begun);
    writeNote({ ...begun, done: index + 1 });
  }
  rmSync(note);
}

/**
 * Puts a release in the place of the one that is there, which becomes the previous one.
 * @param prepared the folder of its packages and of its built app
 * @param commit what git calls it
 */
export function exchangeRelease(prepared, commit) {
  rmSync(outgoing, { recursive: true, force: true });
  mkdirSync(outgoing, { recursive: true });
  writeFileSync(join(outgoing, 'commit'), git('rev-parse', 'HEAD'));
  writeNote({ prepared, commit, done: 0 });
  finishExchange();
}
