import { buffer } from 'node:stream/consumers';

import { downloadFile, MissingContentError, Refusal, type Reading } from '#platform';

/** Returns the complete content of a stored file, for small ones that are embedded in a document. @throws 404 */
export async function fileBytes(reading: Reading, fileId: string): Promise<Uint8Array> {
  const file = await downloadFile(reading, fileId);
  return buffer(await file.read());
}

const isMissing = (error: unknown) => error instanceof Refusal || error instanceof MissingContentError;

/** The same of a file that a document can do without: null where it is gone. */
export async function fileBytesIfThere(reading: Reading, fileId: string): Promise<Uint8Array | null> {
  try {
    return await fileBytes(reading, fileId);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
