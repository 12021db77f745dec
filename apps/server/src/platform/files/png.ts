import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

interface Drawing {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly colourAt: (x: number, y: number) => Colour;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function pixelsOf({ width, height, colourAt }: Drawing): Buffer {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => colourAt(x, y)).flat(),
  ]);
  return Buffer.from(rows.flat());
}

/** Draws a PNG pixel by pixel; `declared` is the size in its header, where that must be false. */
export function drawPng(
  drawing: Drawing,
  declared: { readonly width: number; readonly height: number } = drawing,
): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(declared.width, 0);
  header.writeUInt32BE(declared.height, 4);
  // eight bits a colour, three colours a pixel
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixelsOf(drawing))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
