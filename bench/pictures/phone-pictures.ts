import { randomFillSync } from 'node:crypto';

import sharp from 'sharp';

const width = 4000;
const height = 3000;
/** Patches of light and shade that a photograph has, as pixels of a much smaller picture. */
const patches = { width: 250, height: 188 };

/** A picture like those of a telephone: 12 megapixels, some 2 MB, turned by what the camera has written into it. */
async function phonePicture(index: number): Promise<File> {
  const pixels = randomFillSync(Buffer.alloc(patches.width * patches.height * 3));
  const bytes = await sharp(pixels, { raw: { ...patches, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitude: '52/1 13/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer();
  return new File([new Uint8Array(bytes)], `zdjęcie ${index + 1}.jpg`, { type: 'image/jpeg' });
}

/** So many of them, of which no two are the same. */
export async function phonePictures(count: number): Promise<File[]> {
  const files: File[] = [];
  for (let index = 0; index < count; index += 1) files.push(await phonePicture(index));
  return files;
}
