// Runs on whatever Node a person has (20 or newer), before anything is installed: plain JavaScript, no packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

const onWindows = process.platform === 'win32';

/** Folder of the Node the workspace brings along. */
const nodeFolder = join(root, 'node_modules/node/bin');

/** The workspace's own Node. */
export const node = join(nodeFolder, onWindows ? 'node.exe' : 'node');

/** The environment in which the workspace's Node and tools come first. */
export const environment = {
  ...process.env,
  PATH: [nodeFolder, join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
};

const hashOf = (text) => createHash('sha256').update(text).digest('hex');
const readIfThere = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

function run(command, args, env) {
  // npx is a script on Windows, and scripts need a shell there
  const shell = onWindows && command === 'npx';
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Installs the packages of the lockfile, unless exactly those are installed already. */
export function install() {
  const wanted = hashOf(readFileSync(join(root, 'pnpm-lock.yaml')));
  const mark = join(root, 'node_modules/.szansa-lock');
  if (existsSync(node) && readIfThere(mark) === wanted) return;
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // the version is named here, so pnpm need not look for the right one itself, which it would note in the lockfile
  run(
    'npx',
    ['-y', packageManager, 'install', '--frozen-lockfile', '--config.pm-on-fail=ignore'],
    process.env,
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

/** Lists every file below a path with its time and size: enough to detect changes. */
function listing(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const found = statSync(full);
  if (!found.isDirectory()) return [`${path} ${found.mtimeMs} ${found.size}`];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => listing(`${path}/${name}`));
}

/** Builds the app, unless nothing it is made from changed since the last time. */
export function buildApp() {
  const wanted = hashOf(sources.flatMap(listing).join('\n'));
  const mark = join(root, 'apps/crm/dist/.built');
  if (readIfThere(mark) === wanted) return;
  run(
    node,
    [join(root, 'apps/crm/node_modules/vite/bin/vite.js'), 'build', join(root, 'apps/crm')],
    environment,
  );
  writeFileSync(mark, wanted);
}

/** Node flags that limit the memory used before garbage collection; read by every program that starts the server. */
const nodeFlags = JSON.parse(readFileSync(join(root, 'apps/server/node-flags.json'), 'utf8'));

/** Runs a file of the server with the workspace's Node; this process ends as it does. */
export function runServer(file, args) {
  const server = spawn(node, [...nodeFlags, join(root, 'apps/server/src', file), ...args], {
    cwd: root,
    env: { LOG_LEVEL: 'warn', ...environment },
    stdio: 'inherit',
  });
  // Ctrl-C reaches it by itself as well, and twice does no harm; either way it ends before us
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 0 : 1);
  });
}
