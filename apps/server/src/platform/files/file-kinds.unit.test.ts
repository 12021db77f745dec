import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { detectFileType } from './file-kinds.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-kinds-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function validated(name: string, content: Uint8Array | string) {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  return detectFileType(file, name);
}

/** `Zażółć;12,50` as programs of the nineties write it. */
const windows1250 = Buffer.from('5a61bff3b3e63b31322c3530', 'hex');
/** `Subject: Zażółć gęślą jaźń` */
const iso88592 = Buffer.concat([
  Buffer.from('Subject: '),
  Buffer.from('5a61bff3b3e62067eab66cb1206a61bcf1', 'hex'),
]);
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

describe('texts', () => {
  it.each([
    ['UTF-8', 'a.csv', 'Zażółć;12,50', 'text/csv'],
    ['Windows-1250', 'a.csv', windows1250, 'text/csv'],
    ['UTF-16', 'a.csv', utf16('Zażółć\t12,50'), 'text/csv'],
    ['UTF-16 the other way round', 'a.txt', Buffer.from(utf16('Zażółć')).swap16(), 'text/plain'],
    ['ISO-8859-2', 'a.eml', iso88592, 'message/rfc822'],
  ])('in %s are known', async (_, name, content, mime) => {
    expect(await validated(name, content)).toBe(mime);
  });

  it.each([
    ['a page in UTF-16', 'a.txt', utf16('<!doctype html><script>1</script>')],
    ['a page in Windows-1250', 'a.csv', Buffer.concat([windows1250, Buffer.from('<script>')])],
    ['half a letter of UTF-16', 'a.txt', utf16('a').subarray(0, 3)],
    ['bytes no text has', 'a.txt', Buffer.from([0x4d, 0x5a, 0x90, 0x00, 0x03])],
    ['a mail without headers', 'a.eml', windows1250],
  ])('are not %s', async (_, name, content) => {
    expect(await validated(name, content)).toBeNull();
  });
});

/** A compound file with one stream: the header, and a directory as its first sector. */
function compoundFile(stream: string, kind = 2): Buffer {
  const bytes = Buffer.alloc(1024);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  const name = Buffer.from(`${stream}\0`, 'utf16le');
  const entry = 512 + 128;
  name.copy(bytes, entry);
  bytes.writeUInt16LE(name.length, entry + 64);
  bytes[entry + 66] = kind;
  return bytes;
}

describe('documents of the old kind', () => {
  it.each([
    ['a.doc', 'WordDocument', 'application/msword'],
    ['a.xls', 'Workbook', 'application/vnd.ms-excel'],
    ['a.xls', 'Book', 'application/vnd.ms-excel'],
  ])('%s has a stream %s [S9.9]', async (name, stream, mime) => {
    expect(await validated(name, compoundFile(stream))).toBe(mime);
  });

  it('are not installers, workbooks named documents, or a folder of that name', async () => {
    expect(await validated('a.doc', compoundFile('\u4840\u3F3F'))).toBeNull();
    expect(await validated('a.doc', compoundFile('Workbook'))).toBeNull();
    expect(await validated('a.doc', compoundFile('WordDocument', 1))).toBeNull();
  });
});

describe('endings', () => {
  const bytes = (hex: string) => Buffer.from(hex.padEnd(2048, '0'), 'hex');

  it.each([
    ['umowa.pdf', '%PDF-1.7\n', 'application/pdf'],
    ['raty.csv', 'Rata;12,50', 'text/csv'],
    ['akta.zip', bytes('504b0304140000000000'), 'application/zip'],
    ['notatka.txt', 'Zażółć', 'text/plain'],
    ['zdjęcie.png', bytes('89504e470d0a1a0a0000000d49484452'), 'image/png'],
    ['zdjęcie.jpg', bytes('ffd8ffe0'), 'image/jpeg'],
  ])('%s has its content type [S9.9]', async (name, content, mime) => {
    expect(await validated(name, content)).toBe(mime);
  });
});
