import type { ReceivedFile } from '@szansa/api-client/contract';
import {
  croppedPixels,
  mostImagePixels,
  type ImageCrop,
  type OfferedVariantInput,
} from '@szansa/domain/catalogue';

import { PictureError, picturesAtOnce, readWhole } from '#adapters/pictures/pictures.ts';
import { invalid, Refusal } from '#platform';

/** A picture that comes along, and what is known of it. */
export interface ReadPicture {
  readonly file: ReceivedFile;
  /** Pixels of all of it, upright. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

async function readPicture(file: ReceivedFile, crop: ImageCrop | null): Promise<ReadPicture> {
  const { name, path, mime } = file;
  if (!mime.startsWith('image/')) throw new Refusal('file_type', { name });
  try {
    const shown = crop ?? { x: 0, y: 0, width: 1, height: 1 };
    const read = await readWhole(path, mostImagePixels, (size) => croppedPixels(size, shown));
    return { file, ...read };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    if (error.reason === 'unreadable') throw new Refusal('picture_unreadable', { name });
    throw new Refusal('picture_too_large', { name, limit: mostImagePixels / 1_000_000 });
  }
}

/**
 * The pictures that come along, by their ids, each read to its end before anything is written, few at once.
 * @throws 413 `picture_too_large`; 415 `file_type`; 422 `picture_unreadable`, or for a file that is not there
 */
export async function readPictures(
  variants: readonly OfferedVariantInput[],
  files: readonly ReceivedFile[],
): Promise<ReadonlyMap<string, ReadPicture>> {
  const named = variants.flatMap(({ images = [] }, index) =>
    images.flatMap(({ id, imageFile, crop }, place) => {
      if (imageFile === null) return [];
      const file = files[imageFile];
      if (file) return [{ id, file, crop }];
      throw invalid({ path: `variants.${index}.images.${place}.imageFile`, code: 'value_not_allowed' });
    }),
  );
  const pictures = new Map<string, ReadPicture>();
  const left = named.values();
  const readOnes = async () => {
    for (const { id, file, crop } of left) pictures.set(id, await readPicture(file, crop));
  };
  await Promise.all(Array.from({ length: picturesAtOnce }, readOnes));
  return pictures;
}
