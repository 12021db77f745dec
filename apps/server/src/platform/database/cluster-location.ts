import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { run, type Identity } from './cluster-binaries.ts';

/** The shortest limit of the systems we run on (macOS); Linux allows 107 bytes. */
const longestSocketPath = 103;
const socketName = '/.s.PGSQL.5432';

async function makeFolder(folder: string, identity: Identity): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (identity.uid !== undefined && identity.gid !== undefined)
    await chown(folder, identity.uid, identity.gid);
}

/** Tried as the identity itself: no reading of permission bits knows about every parent folder and mount. */
async function canWork(folder: string, identity: Identity): Promise<boolean> {
  if (identity.uid === undefined) return true;
  return (await run('/bin/sh', ['-c', 'cd "$0" && test -w .', folder], identity, '/')).code === 0;
}

/**
 * Returns the folder of the cluster: `DATA_DIR/postgres`. When the server is root and PostgreSQL's identity may not
 * enter it (a DATA_DIR under `/root`), a folder under `/var/lib/szansa` whose name is stored in
 * `DATA_DIR/cluster-location`; deleting DATA_DIR therefore means a new cluster, and never finds an old one again.
 */
export async function clusterLocation(dataDir: string, identity: Identity): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const note = path.join(dataDir, 'cluster-location');
  const noted = await readFile(note, 'utf8').catch(() => null);
  if (noted !== null) {
    await makeFolder(noted.trim(), identity);
    return noted.trim();
  }
  const own = path.join(dataDir, 'postgres');
  await makeFolder(own, identity);
  if (await canWork(own, identity)) return own;
  const name = `${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-${randomBytes(4).toString('hex')}`;
  const elsewhere = path.join('/var/lib/szansa', name);
  await mkdir('/var/lib/szansa', { recursive: true, mode: 0o755 });
  await chmod('/var/lib/szansa', 0o755);
  await makeFolder(elsewhere, identity);
  if (!(await canWork(elsewhere, identity))) {
    throw new Error(`PostgreSQL cannot work in ${own} nor in ${elsewhere}: set DATA_DIR or DATABASE_URL`);
  }
  await writeFile(note, `${elsewhere}\n`);
  return elsewhere;
}

/** Whether a cluster was made for the folder before. */
export const hasCluster = (dataDir: string) =>
  ['postgres/data', 'cluster-location'].some((name) => existsSync(path.join(dataDir, name)));

/** A private folder for the unix socket; beside the data unless that path is too long for a socket. */
export async function socketFolder(location: string, identity: Identity): Promise<string> {
  const beside = path.join(location, 'run');
  if (Buffer.byteLength(beside + socketName) <= longestSocketPath) {
    await makeFolder(beside, identity);
    return beside;
  }
  const short = path.join(
    os.tmpdir(),
    `szansa-${createHash('sha256').update(location).digest('hex').slice(0, 12)}`,
  );
  await makeFolder(short, identity);
  // the temporary folder is shared: a folder that another user created there must not contain our socket
  const owner = identity.uid ?? process.getuid?.();
  const [link, found] = await Promise.all([lstat(short), stat(short)]);
  if (link.isSymbolicLink() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new Error(`${short} belongs to another user: remove it, or set a shorter DATA_DIR`);
  }
  return short;
}
