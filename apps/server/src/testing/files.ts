import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A part of a zip file. */
interface PackedPart {
  readonly name: string;
  readonly packed: Buffer;
  readonly crc: number;
  /** The declared uncompressed size in bytes. */
  readonly size: number;
}

/** A zip file of packed parts. */
export function packedZip(parts: readonly PackedPart[]): Buffer<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, crc, size } of parts) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc, 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(size, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    bodies.push(body);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), facts, place, Buffer.from(name));
    offset += body.length;
  }
  const size = directory.reduce((total, { length }) => total + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(bodies.length, 8);
  end.writeUInt16LE(bodies.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}

/** Returns a zip file; `lie` is the size of its parts that its directory declares, instead of the real one. */
export function zip(parts: Readonly<Record<string, Buffer>>, lie?: number): Buffer<ArrayBuffer> {
  return packedZip(
    Object.entries(parts).map(([name, content]) => ({
      name,
      packed: deflateRawSync(content),
      crc: crc32(content),
      size: lie ?? content.length,
    })),
  );
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A workbook of one sheet with these rows, as XML. Style 1 is that of days, from 2 on those of the number formats. */
export function workbook(
  rows: string,
  { lie, formats = [] }: { readonly lie?: number; readonly formats?: readonly string[] } = {},
): Buffer<ArrayBuffer> {
  const part = (text: string) => Buffer.from(`${xml}${text}`);
  const patterns = formats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`,
  );
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`);
  return zip(
    {
      '[Content_Types].xml': part(
        `<Types xmlns="${types}"><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.main+xml"/></Types>`,
      ),
      'xl/workbook.xml': part(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Firmy" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': part(
        `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
      ),
      'xl/styles.xml': part(
        `<styleSheet xmlns="${main}"><numFmts>${patterns.join('')}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/>${styles.join('')}</cellXfs></styleSheet>`,
      ),
      'xl/worksheets/sheet1.xml': part(
        `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
      ),
    },
    lie,
  );
}

/** Returns a cell that contains a text, by its address: `A1`. */
export const textCell = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

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
