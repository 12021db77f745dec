import { readFile } from 'node:fs/promises';

/** In pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngSize(bytes: Buffer): ImageSize | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Segments that start a JPEG's picture: all of SOF0 to SOF15 except the tables DHT, JPG and DAC among them. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(bytes: Buffer): ImageSize | null {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // a marker may be preceded by any number of fill bytes
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

/** Returns the size declared in a PNG or JPEG; null when there is none. */
export async function imageSize(file: string): Promise<ImageSize | null> {
  const bytes = await readFile(file);
  return bytes.subarray(0, 8).equals(pngMark) ? pngSize(bytes) : jpegSize(bytes);
}
