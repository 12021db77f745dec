import type { Readable } from 'node:stream';

export interface OpenedFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
}

/** Where the content of files is kept; names and rights are the database's. */
export interface FileStore {
  /** Keeps the content of a local file for good; the file itself stays where it is. */
  put(file: { readonly path: string }): Promise<{ key: string }>;
  /** @throws when nothing is kept under the key. */
  open(key: string): Promise<OpenedFile>;
  /** Gives the content a further name, a path on the same disk, under which it outlives its removal; `false` when there is none. */
  link(key: string, target: string): Promise<boolean>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Keys of what was kept before an instant, those as well of what was begun and never finished. */
  storedBefore(moment: Date): AsyncIterable<string>;
}
