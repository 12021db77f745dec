import type { Readable } from 'node:stream';

import { ZipFile } from 'yazl';

/** A file of an archive; its content is opened when the reader has come to it. */
export interface ArchivedFile {
  readonly name: string;
  readonly at: Date;
  readonly open: () => Promise<Readable>;
}

/**
 * Returns a ZIP archive of files as a stream. Only one file is open at a time, and none is loaded into memory. A file
 * that cannot be read ends the archive with its error; when the reader stops, no further file is opened.
 */
export function zipped(files: readonly ArchivedFile[]): Readable {
  const zip = new ZipFile();
  // yazl types its stream as one that is only read from
  const archive = zip.outputStream as Readable;
  let current: Readable | null = null;
  const fail = (error: Error) => void archive.destroy(error);
  zip.on('error', fail);
  archive.once('close', () => current?.destroy());
  for (const { name, at, open } of files) {
    zip.addReadStreamLazy(name, { compress: false, mtime: at }, (callback) => {
      const start = async () => {
        const content = await open();
        current = content;
        // an 'error' event without a listener ends the process
        content.on('error', fail);
        if (archive.destroyed) content.destroy();
        else callback(null, content);
      };
      start().catch(fail);
    });
  }
  zip.end();
  return archive;
}
