import { buffer } from 'node:stream/consumers';

import { downloadFile, type Context } from '../platform.ts';

/** The whole content of a kept file, for small ones that go into a document. @throws 404 */
export async function fileBytes(context: Context, fileId: string): Promise<Uint8Array> {
  const file = await downloadFile(context, fileId);
  return 'bytes' in file ? file.bytes : buffer(file.stream);
}
