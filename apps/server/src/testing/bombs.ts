import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';

import { packedZip } from './workbook.ts';

/** So many megabytes of zeros as a deflated stream (RFC 1951): one packed megabyte, again and again. */
function packedZeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: megabytes }, () => one), deflateRawSync(Buffer.alloc(0))]);
}

/** Returns a one-page PDF with 600 MB of spaces, compressed twice; compressing it takes seconds, so it is stored. */
export function pdfBomb(): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, 'bomb.pdf'));
}

/** Returns a PDF with an object stream (ISO 32000-1, 7.5.7) of so many megabytes. */
export function objectStreamBomb(megabytes: number): Buffer {
  // the two bytes of a zlib stream (RFC 1950); its checksum is missing, which readers of PDFs bear
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), packedZeros(megabytes)]);
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n'),
    Buffer.from('2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n'),
    Buffer.from(`3 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 4>>\n%%EOF\n'),
  ]);
}

/** Returns a zip file with one part of so many megabytes, whose directory declares a small size. */
export function zipBomb(name: string, megabytes: number): Buffer<ArrayBuffer> {
  return packedZip([{ name, packed: packedZeros(megabytes), crc: 0, size: 1000 }]);
}
