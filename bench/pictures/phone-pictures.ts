import { randomFillSync } from 'node:crypto';

import sharp from 'sharp';

const width = 4000;
const height = 3000;
/** The light and dark areas of a photograph, as pixels of a much smaller picture. */
const patches = { width: 250, height: 188 };

/** Returns a picture like those of a phone: 12 megapixels, some 2 MB, rotated by its EXIF orientation. */
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

/** Returns `count` pictures, no two of which are the same. */
export async function phonePictures(count: number): Promise<File[]> {
  const files: File[] = [];
  for (let index = 0; index < count; index += 1) files.push(await phonePicture(index));
  return files;
}
