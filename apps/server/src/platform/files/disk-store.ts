import { randomBytes } from 'node:crypto';
import { copyFile, glob, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import type { FileStore } from './file-store.ts';

const keyShape = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}(?:\.unfinished)?$/;

function newKey(): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name.slice(4)}`;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a new name survive a power cut; Windows has no such call and does it by itself. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A second name for the content where the file system can, else a copy. */
async function moveInto(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'ENOTSUP') throw error;
    await copyFile(from, to);
  }
}

/** Returns the folder of stored files on this machine. */
export const filesFolder = ({ dataDir }: { readonly dataDir: string }) => path.join(dataDir, 'files');

/** Files under random names in two levels of folders; on the disk for good before `put` returns. */
export function diskStore(folder: string): FileStore {
  const place = (key: string): string => {
    if (!keyShape.test(key)) throw new Error('Not a key of a stored file');
    return path.join(folder, key);
  };
  return {
    async put(file) {
      const key = newKey();
      const target = place(key);
      const parent = path.dirname(target);
      await mkdir(parent, { recursive: true });
      const unfinished = `${target}.unfinished`;
      await moveInto(file.path, unfinished);
      await flush(unfinished);
      await rename(unfinished, target);
      for (const level of [parent, path.dirname(parent), folder]) await flushFolder(level);
      return { key };
    },
    async open(key) {
      const handle = await open(place(key), 'r');
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(), size };
    },
    async link(key, target) {
      try {
        await moveInto(place(key), target);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
        throw error;
      }
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
    async *storedBefore(moment) {
      for await (const found of glob('*/*/*', { cwd: folder })) {
        const key = found.replaceAll(path.sep, '/');
        if (!keyShape.test(key)) continue;
        // null when it was removed meanwhile
        const stored = await stat(place(key)).catch(() => null);
        if (stored && stored.ctime < moment) yield key;
      }
    },
  };
}
