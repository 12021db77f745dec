import { createReadStream } from 'node:fs';
import path from 'node:path';

import { allowedFileTypes } from '@szansa/api-client/endpoints';
import { fileTypeFromFile } from 'file-type';

type Ending = (typeof allowedFileTypes)[number];

/** What the content of a file with this ending is recognised as; null for text, which has no marks. */
const recognisedAs: Readonly<Record<Ending, string | null>> = {
  pdf: 'application/pdf',
  doc: 'application/x-cfb',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/x-cfb',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: null,
  txt: null,
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  eml: null,
  zip: 'application/zip',
};

/** Where the type sent to the browser is another than the one recognised. */
const servedAs: Partial<Readonly<Record<Ending, string>>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
  txt: 'text/plain',
  eml: 'message/rfc822',
};

function endingOf(name: string): Ending | null {
  const ending = path.extname(name).slice(1).toLowerCase();
  return (allowedFileTypes as readonly string[]).includes(ending) ? (ending as Ending) : null;
}

const markup = /<(?:!doctype|html|head|body|svg|script|iframe|\?xml)/i;
const mailHeader = /^\uFEFF?(?:From |[A-Za-z][A-Za-z0-9-]*:)/;
const lookedAt = 4096;

/** UTF-8 without NUL that no browser could take for a page or a drawing. */
async function isHonestText(file: string, ending: Ending): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let start = '';
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true });
      if (text.includes('\0')) return false;
      if (start.length < lookedAt) start += text.slice(0, lookedAt - start.length);
    }
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
  // a mail may well carry a page; it only has to begin as a mail does
  return ending === 'eml' ? mailHeader.test(start) : !markup.test(start);
}

/**
 * The type of a file judged by its content, for files whose ending is allowed and agrees with it; else null.
 */
export async function judgeFile(file: string, name: string): Promise<string | null> {
  const ending = endingOf(name);
  if (ending === null) return null;
  const expected = recognisedAs[ending];
  const found = await fileTypeFromFile(file);
  if (expected !== null) return found?.mime === expected ? (servedAs[ending] ?? expected) : null;
  if (found !== undefined) return null;
  return (await isHonestText(file, ending)) ? (servedAs[ending] ?? 'text/plain') : null;
}
