// Runs on whatever Node a person has (20.12 or newer), before anything is installed: plain JavaScript, no packages.
import './require-node.mjs';

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

const onWindows = process.platform === 'win32';

/** Folder of the Node the workspace brings along. */
const nodeFolder = join(root, 'node_modules/node/bin');

/** The workspace's own Node. */
export const node = join(nodeFolder, onWindows ? 'node.exe' : 'node');

/** Reads `.env`; what the environment has set already comes first. */
export function loadSettings() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Returns the environment in which the workspace's Node and tools come first. */
export const environment = () => ({
  ...process.env,
  PATH: [nodeFolder, join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
});

/** The programs that run; a signal to this process is passed on to them, and it ends when they have ended. */
const children = new Set();

/** Ends all programs that run. */
export function endChildren(signal = 'SIGTERM') {
  for (const child of children) child.kill(signal);
}

let isEnding = false;

/** Whether a signal ends this process. */
export const isStopped = () => isEnding;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isEnding = true;
    endChildren(signal);
  });
}

function start(command, args, options) {
  const child = spawn(command, args, { cwd: root, ...options });
  children.add(child);
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 0 : 1)));
  }).finally(() => children.delete(child));
  return { child, ended };
}

/** How often the line of a step is updated on a terminal. */
const everyMs = 500;

/**
 * Says that a step runs: on a terminal with its seconds and progress, in one line that is updated, elsewhere once.
 * @param work receives a function that takes the step's progress in a few words
 */
export async function showStep(name, work) {
  const { isTTY } = process.stdout;
  const began = Date.now();
  let progress = '';
  const show = (end) => {
    const seconds = `${Math.round((Date.now() - began) / 1000)} s`;
    process.stdout.write(`\r\u001B[2K${name} … ${[progress, seconds].filter(Boolean).join(', ')}${end}`);
  };
  if (!isTTY) process.stdout.write(`${name} …\n`);
  const timer = isTTY ? setInterval(show, everyMs, '') : undefined;
  try {
    return await work((words) => (progress = words));
  } finally {
    clearInterval(timer);
    if (isTTY) show('\n');
  }
}

/** The lines of a failed program that say why. */
const lastLines = 25;

/**
 * Runs a program to its end, and shows its output only when it fails.
 * @param onOutput receives the output so far, whenever there is more of it
 */
async function run(command, args, env, onOutput = () => undefined) {
  // npx is a script on Windows, and scripts need a shell there
  const shell = onWindows && command === 'npx';
  const { child, ended } = start(command, args, { env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      onOutput(output);
    });
  }
  const code = await ended;
  if (isEnding) throw new Error('Stopped.');
  if (code === 0) return;
  const shown = output.trimEnd().split('\n').slice(-lastLines).join('\n');
  throw new Error(`${shown}\n${command} ${args.join(' ')} failed`);
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex');
const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** What the packages take on the disk, in megabytes. */
const neededDisk = { all: 2000, production: 1000 };

function checkDisk(packages) {
  const { bavail, bsize } = statfsSync(root);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= neededDisk[packages]) return;
  throw new Error(
    `${root} has ${free} MB of free disk, and the packages need ${neededDisk[packages]} MB: make room and try again.`,
  );
}

/** Of the lines in which pnpm reports its progress, the last. */
const progressOf = (output) => /.*resolved (\d+).* added (\d+)/s.exec(output);

/**
 * Installs the packages of the lockfile, unless exactly those are installed already.
 * @param packages `production`: what the server runs on and its app is built with; `all`: for tests and tools as well
 */
export async function install(packages) {
  // packages for tests that are there already would be removed
  const chosen = existsSync(join(root, 'node_modules/vitest')) ? 'all' : packages;
  const wanted = `${chosen} ${hashOf(readFileSync(join(root, 'pnpm-lock.yaml')))}`;
  const mark = join(root, 'node_modules/.szansa-lock');
  if (existsSync(node) && readIfThere(mark) === wanted) return;
  checkDisk(chosen);
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  await showStep('Installing packages', (report) =>
    run(
      'npx',
      [
        '-y',
        packageManager,
        'install',
        '--frozen-lockfile',
        // the version is named here, so pnpm need not look for the right one itself, which it would note in the lockfile
        '--config.pm-on-fail=ignore',
        ...(chosen === 'production' ? ['--prod'] : []),
      ],
      process.env,
      (output) => {
        const [, resolved, added] = progressOf(output) ?? [];
        if (resolved !== undefined) report(`${added} of ${resolved}`);
      },
    ),
  );
  writeFileSync(mark, wanted);
}

/** Folders and files the app is built from. */
const sources = [
  'apps/crm/build',
  'apps/crm/src',
  'apps/crm/public',
  'apps/crm/index.html',
  'apps/crm/package.json',
  'apps/crm/vite.config.ts',
  'packages/api-client/src',
  'packages/domain/src',
  'packages/ui/src',
  'pnpm-lock.yaml',
];

/** Lists every file below a path with the hash of its content. */
function listing(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [`${path} ${hashOf(readFileSync(full))}`];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => listing(`${path}/${name}`));
}

/** Builds the app, unless nothing it is made from changed since the last time. */
export async function buildApp() {
  const wanted = hashOf(sources.flatMap(listing).join('\n'));
  const mark = join(root, 'apps/crm/dist/.built');
  if (readIfThere(mark) === wanted) return;
  await showStep('Building the app', () =>
    run(
      node,
      [join(root, 'apps/crm/node_modules/vite/bin/vite.js'), 'build', join(root, 'apps/crm')],
      environment(),
    ),
  );
  writeFileSync(mark, wanted);
}

/** Flags of Node that limit the memory used before garbage collection; read by every program that starts the server. */
const nodeFlags = () => JSON.parse(readFileSync(join(root, 'apps/server/node-flags.json'), 'utf8'));

/**
 * Runs a file of the server with the workspace's Node, until it ends.
 * @param app a promise of the built app, for which the server waits before it listens
 * @param onListening called when the server listens
 * @returns its exit code
 */
export async function runServer(file, args, { app, onListening } = {}) {
  const { child, ended } = start(node, [...nodeFlags(), join(root, 'apps/server/src', file), ...args], {
    env: { LOG_LEVEL: 'warn', ...environment(), ...(app && { WAITS_FOR_APP: 'true' }) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', () => onListening?.());
  app?.then(
    () => child.connected && child.send('app is built'),
    () => child.kill(),
  );
  const code = await ended;
  if (code !== 0) endChildren();
  return code;
}
