import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** How many files a server keeps the content of. */
export async function keptFiles({ dataDir }: { readonly dataDir: string }): Promise<number> {
  const found = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
}
