// `npm run upgrade`: prepares the newest release beside the running one, puts it in its place, and restarts the server.
// `npm run upgrade -- v0.2.0` takes a certain release, `npm run upgrade -- --back` the one before the last upgrade.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { root, showStep } from './bootstrap.mjs';
import { exchangeRelease, finishExchange, git, previous, upgrades } from './exchange.mjs';
import { restartServer } from './restarts.mjs';

const next = join(upgrades, 'next');
const printLine = (line) => process.stdout.write(`${line}\n`);
const installedVersion = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

/** Compares versions or their tags: below zero when the first is the older one. */
function compareVersions(one, other) {
  const [a, b] = [one, other].map((version) => version.replace('v', '').split('.').map(Number));
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** The tag to upgrade to; null where the newest release is there already. @throws Error when there is no such tag */
function wantedTag(named) {
  const tags = git('tag', '--list', 'v*')
    .split('\n')
    .filter((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
  const newer = tags.filter((tag) => compareVersions(tag, installedVersion()) > 0).toSorted(compareVersions);
  if (named === undefined) return newer.at(-1) ?? null;
  if (newer.includes(named)) return named;
  throw new Error(
    tags.includes(named)
      ? `${named} is not newer than ${installedVersion()}: npm run upgrade -- --back returns to the release before the last upgrade.`
      : `There is no release ${named}: the newest is ${newer.at(-1) ?? installedVersion()}.`,
  );
}

function assertUnchanged() {
  const changed = git('status', '--porcelain', '--untracked-files=no');
  if (changed === '') return;
  throw new Error(
    `Files of the project were changed, which an upgrade would overwrite. Commit them, or undo that by git checkout -- .\n${changed}`,
  );
}

function dropNext() {
  rmSync(next, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** Installs and builds a release in a folder of its own, while the server runs. */
function prepare(tag) {
  dropNext();
  git('worktree', 'add', '--quiet', '--detach', next, tag);
  const app = 'apps/crm/dist';
  // built once more only where it differs
  if (existsSync(join(root, app))) cpSync(join(root, app), join(next, app), { recursive: true });
  const { status } = spawnSync(process.execPath, [join(next, 'tools/build-app.mjs'), '--install'], {
    cwd: next,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${tag} could not be prepared; ${installedVersion()} goes on.`);
}

/** @throws Error when there is no release before this one */
function exchangeBack() {
  const file = join(previous, 'commit');
  if (!existsSync(file)) throw new Error('There is no release to go back to.');
  exchangeRelease(previous, readFileSync(file, 'utf8'));
}

/** Restarts the server with the release that is there now; where that does not start, the one before runs again. */
async function restart() {
  const version = installedVersion();
  const state = await showStep(`Restarting with ${version}`, restartServer);
  if (state === 'running') return printLine(`Szansa ${version} is running.`);
  if (state === 'none')
    return printLine(`Szansa ${version} is installed. Start it with npm start or its service.`);
  exchangeBack();
  rmSync(previous, { recursive: true });
  const before = installedVersion();
  const isBack = (await showStep(`Restarting with ${before}`, restartServer)) === 'running';
  throw new Error(
    `Szansa ${version} did not start, and ${before} ${isBack ? 'is running again' : 'does not start either'}: the ` +
      'output of the server says why.',
  );
}

async function upgrade(named) {
  git('fetch', '--quiet', '--tags');
  const tag = wantedTag(named);
  if (tag === null) {
    printLine(`Szansa ${installedVersion()} is the newest release.`);
    return;
  }
  assertUnchanged();
  prepare(tag);
  exchangeRelease(next, tag);
  dropNext();
  await restart();
}

async function goBack() {
  assertUnchanged();
  exchangeBack();
  await restart();
}

try {
  const { values, positionals } = parseArgs({
    options: { back: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  finishExchange();
  await (values.back ? goBack() : upgrade(positionals[0]));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
