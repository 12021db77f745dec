import { availableParallelism } from 'node:os';

import sharp, { type Metadata, type Sharp } from 'sharp';

/** A part of a picture in pixels. */
export interface PicturePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Inspected {
  /** Pixels of the picture as it stands upright. */
  readonly width: number;
  readonly height: number;
}

/** Why a file is not taken as a picture. */
export class PictureError extends Error {
  readonly reason: 'too_large' | 'unreadable';

  constructor(reason: 'too_large' | 'unreadable', cause?: unknown) {
    super(`The picture is ${reason}`, { cause });
    this.reason = reason;
  }
}

// a server that makes pictures has to go on answering: one at a time, on one core, and nothing kept
sharp.cache(false);
sharp.concurrency(1);
// a drawing may name other files and unfold without end
sharp.block({ operation: ['VipsForeignLoadSvg'] });

const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);

const opened = (file: string, mostPixels: number) =>
  sharp(file, { limitInputPixels: mostPixels, failOn: 'error' });

async function headOf(file: string, mostPixels: number): Promise<Metadata> {
  // its size stands in the first bytes, so that one that is too large is not unfolded
  const head = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureError('unreadable', error);
    });
  if (!formats.has(head.format)) throw new PictureError('unreadable');
  if (head.width * head.height > mostPixels) throw new PictureError('too_large');
  return head;
}

/** Reads all of a picture into a very small one: what is cut off or damaged is known then. @throws PictureError */
async function readWhole(picture: Sharp): Promise<void> {
  await picture
    .resize({ width: 16, height: 16, fit: 'inside' })
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureError('unreadable', error);
    });
}

/** The size of a picture that can be read to its end. @throws PictureError */
export async function inspectPicture(file: string, mostPixels: number): Promise<Inspected> {
  const { width, height, autoOrient } = await headOf(file, mostPixels);
  await readWhole(opened(file, mostPixels));
  return { width: autoOrient.width || width, height: autoOrient.height || height };
}

/** A few pixels of a part of a picture, as a data URL. */
export async function placeholderOf(file: string, mostPixels: number, part: PicturePart): Promise<string> {
  const bytes = await opened(file, mostPixels)
    .autoOrient()
    .extract({ ...part })
    .resize({ width: 16, height: 16, fit: 'inside' })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

export interface PictureSize {
  readonly format: 'webp' | 'avif' | 'jpeg';
  /** Pixels a side at most. */
  readonly side: number;
  /** What is shown of it; all of it without. */
  readonly part: PicturePart | null;
}

function encoded(picture: Sharp, format: PictureSize['format']): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 80 });
    case 'avif':
      // more effort takes seconds and saves a few hundredths of the bytes
      return picture.avif({ quality: 55, effort: 2 });
    default:
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true });
  }
}

/** One size of a picture, upright and without what a camera writes into it. */
export function makePictureSize(
  file: string,
  mostPixels: number,
  { format, side, part }: PictureSize,
): Promise<Buffer> {
  const upright = opened(file, mostPixels).autoOrient();
  const shown = part ? upright.extract({ ...part }) : upright;
  return encoded(
    shown.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }),
    format,
  ).toBuffer();
}

/** How many pictures are read at once. */
export const picturesAtOnce = Math.min(2, availableParallelism());
