import { createReadStream } from 'node:fs';
import { copyFile, glob, link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import {
  checkedKey,
  comparedPart,
  keyShape,
  markerName,
  MissingContentError,
  newKey,
  sumOf,
  unfinishedEnding,
  type FileStore,
} from './file-store.ts';

/** Returns the value, or null when there is no such file. @throws every other error */
async function ifThere<T>(value: Promise<T>): Promise<T | null> {
  try {
    return await value;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
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

/** Files under random names in two levels of folders; on the disk for good before `put` returns. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string): string => path.join(folder, checkedKey(key));
  const marker = path.join(folder, markerName);
  return {
    place: folder,
    async put(file, key = newKey()) {
      const target = pathOf(key);
      const parent = path.dirname(target);
      await mkdir(parent, { recursive: true });
      const unfinished = `${target}${unfinishedEnding}`;
      await rm(unfinished, { force: true });
      await moveInto(file.path, unfinished);
      await flush(unfinished);
      await rename(unfinished, target);
      for (const level of [parent, path.dirname(parent), folder]) await flushFolder(level);
      return { key };
    },
    async open(content, range) {
      const handle = await ifThere(open(pathOf(content.key), 'r'));
      if (handle === null) throw new MissingContentError(`There is no file ${content.key}`);
      return comparedPart(handle.createReadStream(range), content, range);
    },
    async copyTo(key, target) {
      return (await ifThere(moveInto(pathOf(key), target).then(() => true))) ?? false;
    },
    async has({ key, size, sha256 }) {
      const stored = await ifThere(stat(pathOf(key)));
      return stored?.size === size && (await sumOf(createReadStream(pathOf(key)))) === sha256;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *storedBefore(moment) {
      for await (const found of glob('*/*/*', { cwd: folder })) {
        const key = found.replaceAll(path.sep, '/');
        if (!keyShape.test(key)) continue;
        // null when it was removed meanwhile
        const stored = await stat(pathOf(key)).catch(() => null);
        if (stored && stored.ctime < moment) yield key;
      }
    },
    async readMarker() {
      return (await ifThere(readFile(marker, 'utf8')))?.trim() ?? null;
    },
    async writeMarker(id) {
      if (id === null) return rm(marker, { force: true });
      await mkdir(folder, { recursive: true });
      await writeFile(marker, `${id}\n`, { flush: true });
    },
    close: () => undefined,
  };
}
