import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns a PDF of one page whose content is 600 MB of spaces, packed twice; packing it takes seconds, so it is stored. */
export function pdfBomb(): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, 'bomb.pdf'));
}
