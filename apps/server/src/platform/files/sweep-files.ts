import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import type { Context } from '../context.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Days for which content without a row is retained: longer than any upload, and enough to notice a wrong database.
 */
const retentionDays = 7;

/** Number of keys queried at once. */
const batch = 500;

async function removeUnnamed(
  { db, platform: { files }, log }: Context,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const rows = await db
    .selectFrom('storedFile')
    .select('storageKey')
    .where('storageKey', 'in', keys)
    .execute();
  const named = new Set(rows.map(({ storageKey }) => storageKey));
  for (const key of keys) {
    if (named.has(key)) continue;
    await files.remove(key);
    log.info({ key }, 'a file that no record names was removed');
  }
}

/** Removes the content of files that no row names: of work whose end is not known, or of a process that died. */
async function sweepStored(context: Context, before: Date): Promise<void> {
  let keys: string[] = [];
  for await (const key of context.platform.files.storedBefore(before)) {
    keys.push(key);
    if (keys.length < batch) continue;
    await removeUnnamed(context, keys);
    keys = [];
  }
  await removeUnnamed(context, keys);
}

/** Removes uploads that a process which died has left half-way. */
async function sweepIncoming({ platform }: Context, before: Date): Promise<void> {
  const folder = path.join(platform.config.dataDir, 'incoming');
  for (const name of await readdir(folder).catch(() => [])) {
    const left = path.join(folder, name);
    // an upload that ends meanwhile removes its own
    const found = await stat(left).catch(() => null);
    if (found && found.ctime < before) await rm(left, { recursive: true, force: true });
  }
}

/** Removes what lies in the folder of files for longer than a week, or a day where it comes in, without a row. */
export async function sweepFiles(context: Context, now = new Date()): Promise<void> {
  await sweepStored(context, new Date(now.getTime() - retentionDays * day));
  await sweepIncoming(context, new Date(now.getTime() - day));
}
