import { drawPng } from '#platform';

/** Returns a PNG of one colour; `says` is the size in its header, where that must be false. */
export function png(width: number, height: number, states = { width, height }): Buffer<ArrayBuffer> {
  return drawPng({ width, height, colourAt: () => [0x80, 0x80, 0x80] }, states);
}

/** The smallest JPEG there is: one grey pixel. */
export const jpeg = Buffer.concat([
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////' +
      '////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  ),
  Buffer.from([0xff, 0xd9]),
]);
