import { ByteReader, Malformed } from './reader.ts';

/** The initial content of the dictionary (MS-OXRTFCP, 2.1.3.1.1). */
const initial = Buffer.from(
  String.raw`{\rtf1\ansi\mac\deff0\deftab720{\fonttbl;}{\f0\fnil \froman \fswiss \fmodern \fscript \fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\colortbl\red0\green0\blue0` +
    '\r\n' +
    String.raw`\par \pard\plain\f0\fs20\b\i\u\tab\tx`,
  'latin1',
);

const compressed = 0x75_46_5a_4c;
const uncompressed = 0x41_4c_45_4d;
const dictionarySize = 4096;

/** More text is not read of a mail. */
const largestRtf = 4 * 1024 * 1024;

/** The text as far as it is known, and the last of it, which references repeat. */
class Inflated {
  private readonly bytes: Buffer;
  private readonly dictionary = Buffer.alloc(dictionarySize);
  private length = 0;
  private place = initial.length;

  constructor(size: number) {
    this.bytes = Buffer.alloc(size);
    initial.copy(this.dictionary);
  }

  get isFull(): boolean {
    return this.length === this.bytes.length;
  }

  get text(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  put(byte: number): void {
    if (this.isFull) return;
    this.bytes[this.length] = byte;
    this.length += 1;
    this.dictionary[this.place] = byte;
    this.place = (this.place + 1) % dictionarySize;
  }

  /** Repeats what a reference names; false for the one that ends the text. */
  repeat(reference: number): boolean {
    const offset = reference >> 4;
    if (offset === this.place) return false;
    const count = (reference & 0xf) + 2;
    for (let step = 0; step < count; step += 1) {
      this.put(this.dictionary[(offset + step) % dictionarySize] ?? 0);
    }
    return true;
  }
}

function inflate(reader: ByteReader, size: number): Buffer {
  const found = new Inflated(size);
  while (reader.left > 0 && !found.isFull) {
    const control = reader.uint8();
    for (let bit = 0; bit < 8 && reader.left > 0; bit += 1) {
      if ((control & (1 << bit)) === 0) found.put(reader.uint8());
      else if (reader.left < 2 || !found.repeat(reader.readBytes(2).readUInt16BE())) return found.text;
    }
  }
  return found.text;
}

/** Decompresses RTF as Outlook stores it (MS-OXRTFCP), at most 4 MB of it. @throws Malformed for anything else */
export function decompressRtf(bytes: Buffer): Buffer {
  const reader = new ByteReader(bytes);
  reader.uint32();
  const size = Math.min(reader.uint32(), largestRtf);
  const kind = reader.uint32();
  reader.uint32();
  if (kind === uncompressed) return reader.readBytes(Math.min(size, reader.left));
  if (kind !== compressed) throw new Malformed('RTF is compressed in an unknown way');
  // two bytes become seventeen at most
  return inflate(reader, Math.min(size, reader.left * 9));
}
