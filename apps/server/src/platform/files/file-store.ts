import { createHash, randomBytes } from 'node:crypto';
import { pipeline, Transform, type Readable } from 'node:stream';

/** The content of a stored file, as its row describes it. */
export interface StoredContent {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Bytes of a file from one position to another, both included; the first is 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Nothing is stored under a key that a row names. */
export class MissingContentError extends Error {
  override readonly name = 'MissingContentError';
}

/** What is stored under a key is another content than its row describes. */
export class DamagedContentError extends Error {
  override readonly name = 'DamagedContentError';
}

/** Storage of the content of files; names and permissions are stored in the database. */
export interface FileStore {
  /** Where it is, for messages: a folder or an address, without a secret. */
  readonly place: string;
  /**
   * Stores the content of a local file durably; the file itself remains where it is. The key can be read once all of it
   * is stored. Without a `key` it is a new random one.
   */
  put(file: { readonly path: string; readonly sha256: string }, key?: string): Promise<{ key: string }>;
  /**
   * Returns a stream of the content, or of a part. It fails before its last bytes with DamagedContentError when the
   * content is another one or, of a part, shorter. @throws MissingContentError
   */
  open(content: StoredContent, range?: ByteRange): Promise<Readable>;
  /**
   * Copies the content to a local path that does not exist, where it survives its removal; the caller compares it with
   * its checksum. Returns `false` when there is none.
   */
  copyTo(key: string, target: string): Promise<boolean>;
  /** Whether the content is stored with this size and checksum. */
  has(content: StoredContent): Promise<boolean>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Yields keys of content stored before an instant, including content whose storing was never finished. */
  storedBefore(moment: Date): AsyncIterable<string>;
  /** Returns the id of the database that the files belong to; null when none has claimed them. */
  readMarker(): Promise<string | null>;
  /** Notes the id of the database that the files belong to; null removes the note. */
  writeMarker(id: string | null): Promise<void>;
  /** Ends connections. */
  close(): void;
}

/** The name of the marker beside the files. */
export const markerName = 'store-id';

/** A key, or a key whose storing is not finished. */
export const keyShape = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{28}(?:\.unfinished)?$/;

export const unfinishedEnding = '.unfinished';

/** Returns a new random key. */
export function newKey(): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name.slice(4)}`;
}

/** Returns the key. @throws when it has not the shape of one */
export function checkedKey(key: string): string {
  if (!keyShape.test(key)) throw new Error('Not a key of a stored file');
  return key;
}

/**
 * Lets a stream pass that has to have this size and, where it is given, this SHA-256. The last bytes pass once they are
 * compared, so that an answer with damaged content is shorter than its length says.
 */
function comparing({ size, sha256 }: { readonly size?: number; readonly sha256?: string }): Transform {
  const hash = createHash('sha256');
  let passed = 0;
  let last: Buffer | null = null;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (sha256 !== undefined) hash.update(chunk);
      passed += chunk.length;
      if (last !== null) this.push(last);
      last = chunk;
      done();
    },
    flush(done) {
      const isSame =
        (size === undefined || passed === size) && (sha256 === undefined || hash.digest('hex') === sha256);
      if (isSame) done(null, last);
      else done(new DamagedContentError('The content of a stored file is damaged'));
    },
  });
}

/** Returns the stream compared with what it has to be; it fails with the stream and ends it. */
export function compared(
  stream: Readable,
  expected: { readonly size?: number; readonly sha256?: string },
): Readable {
  return pipeline(stream, comparing(expected), () => undefined);
}

/** Returns a part of a content, or all of it, compared as far as possible. */
export const comparedPart = (stream: Readable, content: StoredContent, range: ByteRange | undefined) =>
  compared(stream, range ? { size: range.end - range.start + 1 } : content);

/** Returns the SHA-256 of a stream, hexadecimal. */
export async function sumOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
