import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

import { extract, pack } from 'tar-stream';

import { entryName } from './manifest.ts';

/** An archive that cannot be made or used; the message is meant for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Lets bytes pass and counts them. */
export interface Tap {
  readonly stream: Transform;
  /** Bytes that have passed. */
  size(): number;
  /** Returns the SHA-256 of the bytes, hexadecimal; to be called once, at the end. */
  sha256(): string;
}

export function tap(): Tap {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, size: () => size, sha256: () => hash.digest('hex') };
}

/**
 * An archive is a tar file that ends with one more line: this word and the SHA-256 of all before it. What is damaged or
 * cut off anywhere is found by it; programs that read tar files do not look so far.
 */
const word = 'szansa-backup-1 ';
const trailerBytes = word.length + 64 + 1;
const trailerShape = new RegExp(`^${word}([0-9a-f]{64})\\n$`);

export interface ArchiveWriter {
  /** Adds an entry of so many bytes. @returns the SHA-256 of what was added. */
  add(name: string, size: number, content: Readable): Promise<string>;
  addText(name: string, text: string): Promise<void>;
  /** Closes the archive; it is on the disk for good then. */
  finish(): Promise<void>;
}

/** Creates a new archive that only its owner may read. @throws when the file exists */
export function createArchive(file: string): ArchiveWriter {
  const tar = pack();
  const whole = tap();
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const written = pipeline(tar, whole.stream, output);
  // the next call that adds an entry reports the error
  written.catch(() => undefined);
  const write = async (name: string, size: number, content: Readable) => {
    const sum = tap();
    const entry = tar.entry({ name, size, mode: 0o600 });
    await Promise.race([pipeline(content, sum.stream, entry), written.then(() => undefined)]);
    return sum.sha256();
  };
  return {
    add: write,
    async addText(name, text) {
      await new Promise<void>((resolve, reject) => {
        tar.entry({ name, mode: 0o600 }, text, (error) => (error ? reject(error) : resolve()));
      });
    },
    async finish() {
      tar.finalize();
      await written;
      const handle = await open(file, 'a');
      try {
        await handle.write(`${word}${whole.sha256()}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
  };
}

async function readTrailer(file: string): Promise<{ end: number; sha256: string }> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw new BackupError(`${file} cannot be read: ${error.message}`, { cause: error });
  });
  try {
    const { size } = await handle.stat();
    const end = size - trailerBytes;
    const { buffer } = await handle.read({ buffer: Buffer.alloc(trailerBytes), position: Math.max(0, end) });
    const [, sha256] = trailerShape.exec(buffer.toString('latin1')) ?? [];
    if (end > 0 && sha256 !== undefined) return { end, sha256 };
  } finally {
    await handle.close();
  }
  throw new BackupError(`${file} is no backup of Szansa, or its end is missing.`);
}

/** What was unpacked, by the name of its entry. */
export type Unpacked = ReadonlyMap<string, { readonly size: number; readonly sha256: string }>;

/**
 * Unpacks an archive into an empty folder.
 * @throws BackupError when it is damaged, truncated, or contains something that no backup contains
 */
export async function unpack(file: string, folder: string): Promise<Unpacked> {
  const { end, sha256 } = await readTrailer(file);
  const found = new Map<string, { size: number; sha256: string }>();
  const whole = tap();
  const entries = extract();
  const reading = pipeline(createReadStream(file, { end: end - 1 }), whole.stream, entries);
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      if (type !== 'file' || !entryName.test(name) || found.has(name)) {
        throw new BackupError(`${file} contains an entry that no backup contains: ${JSON.stringify(name)}`);
      }
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      const sum = tap();
      await pipeline(entry, sum.stream, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
      found.set(name, { size: sum.size(), sha256: sum.sha256() });
    }
    await reading;
    await finished(whole.stream);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw new BackupError(`${file} is damaged: ${(error as Error).message}`, { cause: error });
  }
  if (whole.sha256() !== sha256) throw new BackupError(`${file} is damaged: its checksum is another one.`);
  return found;
}
