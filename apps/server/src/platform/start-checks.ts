import { constants } from 'node:fs';
import { access, chmod, mkdir, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

import type { Config } from '../config.ts';
import { ConfigError } from './config-error.ts';

/** What a new agency needs at least; the embedded database alone takes a fifth of it. */
const leastDisk = 512 * 1024 * 1024;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** From here on, files that this process creates are closed to other users. */
export const closeNewFiles = () => void process.umask(0o077);

/** Listens for a moment at the address of the settings. @throws ConfigError when that is impossible */
export async function checkAddress({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  const listened = new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
  try {
    await listened;
  } catch (error) {
    const code = codeOf(error);
    throw new ConfigError(
      code === 'EADDRINUSE'
        ? `PORT=${port} is in use: stop the program that listens on it, or set PORT to another number.`
        : code === 'EACCES'
          ? `PORT=${port} is not permitted for this user: set PORT to 1024 or more.`
          : `HOST=${host} is no address of this machine (${code}): set HOST to 127.0.0.1, or to 0.0.0.0 for other machines as well.`,
    );
  }
}

/** The nearest folder above, or the path itself, that exists. */
async function existing(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  const parent = path.dirname(folder);
  return found?.isDirectory() || parent === folder ? folder : existing(parent);
}

/** Whether an agency has its data there: its database, or the marker of its files. */
async function isInUse(dataDir: string): Promise<boolean> {
  const traces = ['postgres', 'cluster-location', 'files'].map((name) => stat(path.join(dataDir, name)));
  return (await Promise.allSettled(traces)).some(({ status }) => status === 'fulfilled');
}

/** Creates a folder with those above it, for the user of the server alone; through those of root others may pass. */
async function makePrivate(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined || process.getuid?.() !== 0) return;
  // the embedded database of root runs as another user
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await chmod(made, 0o711);
}

/**
 * Creates the folder of the settings unless it exists.
 * @throws ConfigError when it cannot be written, or has too little space for a new agency
 */
export async function checkDataDir(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(await existing(dataDir));
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (bavail * bsize < leastDisk && !(await isInUse(dataDir))) {
    throw new ConfigError(
      `DATA_DIR=${dataDir} has ${free} MB of free disk, and a new agency needs ${leastDisk / 1024 / 1024} MB: ` +
        'make room, or set DATA_DIR to another disk.',
    );
  }
  try {
    await makePrivate(dataDir);
    // a file of that name is found by reading it as a folder
    await access(`${dataDir}/.`, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = codeOf(error);
    const reason =
      code === 'ENOTDIR' || code === 'EEXIST'
        ? 'is not a folder'
        : `cannot be written by this user (${code})`;
    throw new ConfigError(
      `DATA_DIR=${dataDir} ${reason}: set DATA_DIR to a folder that the user of the server may write.`,
    );
  }
}
