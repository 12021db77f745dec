import { delMany, entries, keys, promisifyRequest, set, type UseStore } from 'idb-keyval';

import { localStore } from '#kit/storage.ts';

import { filesDatabase } from './draft-owners.ts';

/** Maximum size of files stored with one draft, in bytes; files beyond that are lost with the tab. */
export const mostDraftBytes = 200 * 1024 * 1024;

const storeName = 'files';

/** Opens the database for a single transaction, so that signing out in any tab can delete it at once. */
const store: UseStore = async (mode, act) => {
  const opening = indexedDB.open(filesDatabase);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
  const database = await promisifyRequest(opening);
  try {
    return await act(database.transaction(storeName, mode).objectStore(storeName));
  } finally {
    database.close();
  }
};

let last: Promise<unknown> = Promise.resolve();

/** One change after another, so that each knows what those before it have left. */
function inTurn(change: () => Promise<void>): Promise<void> {
  const next = last.then(change);
  last = next.catch(() => undefined);
  return next;
}

const draftOf = (key: string) => key.slice(0, key.lastIndexOf('#'));

const keyOf = (draft: string, id: string) => `${draft}#${id}`;

/** Returns the files of a draft, by the ids they were stored under; files without a draft are deleted. */
export async function readDraftFiles(draft: string): Promise<ReadonlyMap<string, File>> {
  const all = await entries<string, File>(store);
  const lost = all.map(([key]) => key).filter((key) => localStore.getItem(draftOf(key)) === null);
  if (lost.length > 0) await delMany(lost, store);
  const own = all.filter(([key]) => draftOf(key) === draft && !lost.includes(key));
  return new Map(own.map(([key, file]) => [key.slice(draft.length + 1), file]));
}

/** Stores a file with a draft, replacing the former one, as far as there is room. */
export const storeDraftFile = (draft: string, id: string, file: File): Promise<void> =>
  inTurn(async () => {
    const key = keyOf(draft, id);
    const all = await entries<string, File>(store);
    const others = all.filter(([one]) => draftOf(one) === draft && one !== key);
    const bytes = others.reduce((sum, [, { size }]) => sum + size, file.size);
    await (bytes > mostDraftBytes ? delMany([key], store) : set(key, file, store));
  });

/** Removes files of a draft; all of them unless their ids are given. */
export const dropDraftFiles = (draft: string, ids?: readonly string[]): Promise<void> =>
  inTurn(async () => {
    const chosen = ids && new Set(ids.map((id) => keyOf(draft, id)));
    const isRequested = (key: string) => (chosen ? chosen.has(key) : draftOf(key) === draft);
    await delMany((await keys<string>(store)).filter(isRequested), store);
  });
