import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { MailParser } from 'mailparser';

/** The first bytes of a file, at most so many. */
export async function startOf(file: string, bytes: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** How much of a mail is looked through for the end of its head. */
const headRead = 200 * 1024;

/** A mail of its head alone. */
export async function headAlone(file: string): Promise<Readable> {
  const text = (await startOf(file, headRead)).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.lastIndexOf('\n');
  return Readable.from([Buffer.from(`${text.slice(0, Math.max(0, end))}\r\n\r\n`, 'latin1')]);
}

/** The subject of a mail; empty where there is none. */
export async function subjectOf(file: string): Promise<string> {
  const parser = new MailParser();
  const { promise, resolve } = Promise.withResolvers<string>();
  parser.on('headers', (headers) => {
    const subject = headers.get('subject');
    resolve(typeof subject === 'string' ? subject : '');
  });
  parser.on('data', (part) => {
    if (part.type === 'attachment') part.release();
  });
  parser.on('end', () => resolve(''));
  parser.on('error', () => resolve(''));
  (await headAlone(file)).pipe(parser);
  return promise;
}
