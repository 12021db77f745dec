import type { ReceivedFile } from '@szansa/api-client/contract';
import { pictureSide, pictureTypes } from '@szansa/domain/account';
import { croppedPixels, mostImagePixels, type ImageCrop } from '@szansa/domain/catalogue';

import { PictureError, picturesAtOnce, squarePicture } from '#adapters/pictures/pictures.ts';
import { downloadFile, fewAtOnce, notFound, Refusal, type StaffReading } from '#platform';
import { isPicture } from './picture-queries.ts';

/** A user's picture in its stored form. */
export interface MadePicture {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The upload of a user's picture. */
export interface SentPicture {
  readonly files: readonly ReceivedFile[];
  readonly crop?: ImageCrop | undefined;
}

const whole: ImageCrop = { x: 0, y: 0, width: 1, height: 1 };
const made = fewAtOnce(picturesAtOnce);
const types: readonly string[] = pictureTypes;

/**
 * Makes the small square picture that is stored from an uploaded file, few at once; rule AC8.
 * @throws 404 without a file; 413 `picture_too_large`; 415 `file_type`; 422 `picture_unreadable`
 */
export async function madePicture({ files: [file], crop = whole }: SentPicture): Promise<MadePicture> {
  if (!file) throw notFound();
  const { name, path, mime } = file;
  if (!types.includes(mime)) throw new Refusal('file_type', { name });
  try {
    const part = (size: { width: number; height: number }) => croppedPixels(size, crop);
    return { name, bytes: await made(() => squarePicture(path, mostImagePixels, pictureSide, part)) };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    if (error.reason === 'unreadable') throw new Refusal('picture_unreadable', { name });
    throw new Refusal('picture_too_large', { name, limit: mostImagePixels / 1_000_000 });
  }
}

/** Returns a user's picture, for all who may see names. @throws 404 */
export async function personPicture(reading: StaffReading, id: string) {
  if (!(await isPicture(reading.db, id))) throw notFound();
  return { ...(await downloadFile(reading, id)), unchanging: id };
}
