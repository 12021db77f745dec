import { ByteReader, Malformed } from './reader.ts';

/** Ids of the MAPI properties that are used (MS-OXPROPS). */
export const propertyIds = {
  body: 0x1000,
  compressedRtf: 0x1009,
  html: 0x1013,
  displayName: 0x3001,
  attachData: 0x3701,
  attachFilename: 0x3704,
  attachMethod: 0x3705,
  attachLongFilename: 0x3707,
  attachMimeTag: 0x370e,
  attachContentId: 0x3712,
  codePage: 0x3fde,
} as const;

/** A raw value of the file; of several values, the first. */
interface Property {
  readonly type: number;
  readonly value: Buffer;
}

export type Properties = ReadonlyMap<number, Property>;

const several = 0x1000;
const unicode = 0x1f;
/** Types whose values are preceded by their length: byte strings, UTF-16 strings, objects and bytes. */
const ofAnyLength = new Set([0x0d, 0x1e, unicode, 0x102]);
const lengths: Readonly<Record<number, number>> = {
  0x01: 4,
  0x02: 4,
  0x03: 4,
  0x04: 4,
  0x05: 8,
  0x06: 8,
  0x07: 8,
  0x0a: 4,
  0x0b: 4,
  0x14: 8,
  0x40: 8,
  0x48: 16,
};

const mostProperties = 5000;

function padded(reader: ByteReader, length: number): Buffer {
  const value = reader.readBytes(length);
  reader.readBytes(Math.min((4 - (length % 4)) % 4, reader.left));
  return value;
}

/** Steps over the name of a property that has one instead of a fixed id. */
function skipName(reader: ByteReader): void {
  reader.readBytes(16);
  if (reader.uint32() === 0) reader.readBytes(4);
  else padded(reader, reader.uint32());
}

function valueOf(reader: ByteReader, type: number): Buffer {
  const single = type & ~several;
  const isLong = ofAnyLength.has(single);
  const length = lengths[single] ?? 0;
  if (!isLong && length === 0) throw new Malformed('A property is of an unknown type');
  const count = isLong || single !== type ? reader.uint32() : 1;
  let first: Buffer | undefined;
  for (let index = 0; index < count; index += 1) {
    const value = isLong ? padded(reader, reader.uint32()) : reader.readBytes(length);
    first ??= value;
  }
  return first ?? Buffer.alloc(0);
}

/** The properties of a message or an attachment by their ids, as TNEF writes them (MS-OXTNEF, 2.1.3.4); those before what is wrong. */
export function readProperties(bytes: Buffer): Properties {
  const reader = new ByteReader(bytes);
  const found = new Map<number, Property>();
  try {
    const count = Math.min(reader.uint32(), mostProperties);
    for (let index = 0; index < count; index += 1) {
      const type = reader.uint16();
      const id = reader.uint16();
      if (id >= 0x8000) skipName(reader);
      found.set(id, { type, value: valueOf(reader, type) });
    }
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
  }
  return found;
}

/** A text without the zero it ends with, of a code page where it is not UTF-16. */
export function textIn(properties: Properties, id: number, decode: (bytes: Buffer) => string): string | null {
  const found = properties.get(id);
  if (!found) return null;
  const text = found.type === unicode ? found.value.toString('utf16le') : decode(found.value);
  return text.replace(/\0+$/, '');
}

/** A number of four bytes; null for none. */
export function numberIn(properties: Properties, id: number): number | null {
  const value = properties.get(id)?.value;
  return value && value.length >= 4 ? value.readUInt32LE() : null;
}
