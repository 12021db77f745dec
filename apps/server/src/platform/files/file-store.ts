import type { Readable } from 'node:stream';

export interface OpenedFile {
  readonly stream: Readable;
  /** Bytes. */
  readonly size: number;
}

/** Storage of the content of files; names and permissions are stored in the database. */
export interface FileStore {
  /** Stores the content of a local file durably; the file itself remains where it is. */
  put(file: { readonly path: string }): Promise<{ key: string }>;
  /** @throws when nothing is stored under the key. */
  open(key: string): Promise<OpenedFile>;
  /**
   * Hard-links the content to a path on the same disk, where it survives its removal; returns `false` when there is
   * none.
   */
  link(key: string, target: string): Promise<boolean>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Yields keys of content stored before an instant, including content whose storing was never finished. */
  storedBefore(moment: Date): AsyncIterable<string>;
}
