import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Work } from '../context.ts';
import { keepFile, type FileRecord } from './stored-files.ts';

/** Keeps a file the server made itself, as if it had been uploaded. */
export async function keepGenerated(
  work: Work,
  file: { readonly name: string; readonly mime: string; readonly bytes: Uint8Array },
): Promise<FileRecord> {
  const folder = path.join(work.platform.config.dataDir, 'incoming');
  const temporary = path.join(folder, `generated-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(temporary, file.bytes);
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    return await keepFile(work, {
      path: temporary,
      name: file.name,
      mime: file.mime,
      size: file.bytes.length,
      sha256,
    });
  } finally {
    await rm(temporary, { force: true });
  }
}
