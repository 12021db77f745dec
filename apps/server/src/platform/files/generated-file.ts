import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Work } from '../context.ts';
import type { Platform } from '../platform.ts';
import { storeFile, type FileRecord } from './stored-files.ts';

async function temporaryFile({ config }: Pick<Platform, 'config'>): Promise<string> {
  const folder = path.join(config.dataDir, 'incoming');
  await mkdir(folder, { recursive: true });
  return path.join(folder, `generated-${randomUUID()}`);
}

/**
 * Writes a stream into a temporary file, which exists while `does` runs, for `storeFile`. Only a few bytes at a time are
 * in memory. @throws the error of the stream
 */
export async function withWritten<T>(
  platform: Pick<Platform, 'config'>,
  stream: Readable,
  does: (file: { readonly path: string; readonly size: number; readonly sha256: string }) => Promise<T>,
): Promise<T> {
  const temporary = await temporaryFile(platform);
  const hash = createHash('sha256');
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(stream, counted, createWriteStream(temporary));
    return await does({ path: temporary, size, sha256: hash.digest('hex') });
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Stores a file made by the server, as if it had been uploaded. @param thumbnailOf as of `storeFile` */
export async function storeGenerated(
  work: Work,
  file: { readonly name: string; readonly mime: string; readonly bytes: Uint8Array },
  thumbnailOf: string | null = null,
): Promise<FileRecord> {
  const temporary = await temporaryFile(work.platform);
  try {
    await writeFile(temporary, file.bytes);
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    const uploaded = { path: temporary, name: file.name, mime: file.mime, size: file.bytes.length, sha256 };
    return await storeFile(work, uploaded, thumbnailOf);
  } finally {
    await rm(temporary, { force: true });
  }
}
