import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { allowedFileTypes } from '@szansa/api-client/endpoints';
import type { ImportEncoding } from '@szansa/domain/import';

import { decodedFile, encodingOfFile } from '#adapters/encodings/decoding.ts';

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
  ics: 'text/calendar',
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

/** Characters that no text contains, in any encoding. */
// oxlint-disable-next-line no-control-regex -- control characters are searched for
const noText = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u0080-\u0084\u0086-\u009f]/;

/** Returns the start of a file if all of it is valid text in the encoding; otherwise null. */
async function readAs(file: string, encoding: ImportEncoding): Promise<string | null> {
  let start = '';
  try {
    for await (const text of decodedFile(file, encoding, { isStrict: true })) {
      if (noText.test(text)) return null;
      if (start.length < lookedAt) start += text.slice(0, lookedAt - start.length);
    }
    return start;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Returns the start of a text, in an encoding of Excel or old programs; otherwise null. */
async function startOfText(file: string): Promise<string | null> {
  return readAs(file, await encodingOfFile(file));
}

/** Whether a file is text that no browser could interpret as a page or a drawing. */
async function isHonestText(file: string, ending: Ending): Promise<boolean> {
  const start = await startOfText(file);
  if (start === null) return false;
  // a mail may contain HTML; it only has to start as a mail does
  return ending === 'eml' ? mailHeader.test(start) : !markup.test(start);
}

/** What a Word document and an Excel workbook of the old kind have inside. */
const streams: Partial<Readonly<Record<Ending, readonly string[]>>> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
};

/** Bytes of an entry in the directory of a compound file ([MS-CFB] 2.6.1): the name first, then its length and kind. */
const entrySize = 128;

/** Whether a compound file has a stream of one of those names at its top. */
async function hasStream(file: string, names: readonly string[]): Promise<boolean> {
  const bytes = await readFile(file);
  const streamNames = names.map((name) => Buffer.from(`${name}\0`, 'utf16le'));
  for (let at = entrySize * 4; at + entrySize <= bytes.length; at += entrySize) {
    const isStream = bytes[at + 66] === 2;
    const length = bytes.readUInt16LE(at + 64);
    if (
      isStream &&
      streamNames.some((name) => name.length === length && name.equals(bytes.subarray(at, at + length)))
    )
      return true;
  }
  return false;
}

/** Returns the type of a file, detected by its content, if its ending is allowed and agrees with it; otherwise null. */
export async function detectFileType(file: string, name: string): Promise<string | null> {
  const ending = endingOf(name);
  if (ending === null) return null;
  const expected = recognisedAs[ending];
  // 17 MB of memory, loaded with the first upload
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(file);
  if (expected !== null && found?.mime !== expected) return null;
  const inside = streams[ending];
  if (inside && !(await hasStream(file, inside))) return null;
  if (expected !== null) return servedAs[ending] ?? expected;
  if (found !== undefined) return null;
  return (await isHonestText(file, ending)) ? (servedAs[ending] ?? 'text/plain') : null;
}
