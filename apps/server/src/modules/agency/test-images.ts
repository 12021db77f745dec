import { drawPng } from '#platform';

/** A PNG of one colour; `says` is what its header claims, where that is not the truth. */
export function png(width: number, height: number, says = { width, height }): Buffer<ArrayBuffer> {
  return drawPng({ width, height, colourAt: () => [0x80, 0x80, 0x80] }, says);
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
