import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { filesFolder } from '../platform/files/disk-store.ts';
import type { TestServer } from './test-server.ts';

/** Returns how many files a server stores the content of; jobs that make pictures of files store some as well. */
export async function storedFiles({ dataDir }: { readonly dataDir: string }): Promise<number> {
  const found = await readdir(filesFolder({ dataDir }), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
}

/** Returns a function that checks whether the content of a stored file exists, also once its record is deleted. */
export async function contentOf({ db, dataDir }: TestServer, fileId: string): Promise<() => boolean> {
  const { storageKey } = await db
    .selectFrom('storedFile')
    .select('storageKey')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  const place = path.join(filesFolder({ dataDir }), storageKey);
  return () => existsSync(place);
}
