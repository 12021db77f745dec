import { buffer } from 'node:stream/consumers';

import { downloadFile, type Reading } from '#platform';

/** The whole content of a kept file, for small ones that go into a document. @throws 404 */
export async function fileBytes(reading: Reading, fileId: string): Promise<Uint8Array> {
  const file = await downloadFile(reading, fileId);
  return 'bytes' in file ? file.bytes : buffer(file.stream);
}
