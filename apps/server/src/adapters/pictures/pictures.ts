import { availableParallelism } from 'node:os';

import type { Metadata, OutputInfo, Sharp } from 'sharp';

import { loadSharp } from './load-sharp.ts';

/** A part of a picture in pixels. */
export interface PicturePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Inspected {
  /** Pixels of the upright picture. */
  readonly width: number;
  readonly height: number;
}

/** Reports why a file is not accepted as a picture. */
export class PictureError extends Error {
  readonly reason: 'too_large' | 'unreadable';

  constructor(reason: 'too_large' | 'unreadable', cause?: unknown) {
    super(`The picture is ${reason}`, { cause });
    this.reason = reason;
  }
}

const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);

const opened = async (file: string, mostPixels: number) =>
  (await loadSharp())(file, { limitInputPixels: mostPixels, failOn: 'error' });

async function headOf(file: string, mostPixels: number): Promise<Metadata> {
  // the size is in the file's first bytes, so that a picture that is too large is not decoded
  const sharp = await loadSharp();
  const head = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((error: unknown) => {
      throw new PictureError('unreadable', error);
    });
  if (!formats.has(head.format)) throw new PictureError('unreadable');
  if (head.width * head.height > mostPixels) throw new PictureError('too_large');
  return head;
}

/** An upright picture as raw pixels: decoded once, and scaled down as often as needed. */
export interface Pixels {
  readonly data: Buffer;
  readonly raw: Pick<OutputInfo, 'width' | 'height' | 'channels'>;
}

async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

const ofPixels = async ({ data, raw }: Pixels): Promise<Sharp> => (await loadSharp())(data, { raw });

/** A few pixels of a part of a picture, or of all of it, as a data URL. */
export async function placeholderOf(pixels: Pixels, part: PicturePart | null): Promise<string> {
  const whole = await ofPixels(pixels);
  const shown = part ? whole.extract({ ...part }) : whole;
  const bytes = await within(shown, 16).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** The same part of a picture that was made smaller. */
function scaledPart({ left, top, width, height }: PicturePart, of: Inspected, to: Inspected): PicturePart {
  const [across, down] = [to.width / of.width, to.height / of.height];
  const [x, y] = [Math.floor(left * across), Math.floor(top * down)];
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round(width * across), to.width - x)),
    height: Math.max(1, Math.min(Math.round(height * down), to.height - y)),
  };
}

/** Pixels per side of the reduced copy that is read of a picture before it is stored. */
const smallSide = 256;

interface ReadWhole extends Inspected {
  /** A few pixels of its part, as a data URL. */
  readonly placeholder: string;
}

/**
 * The size of a picture that can be read to its end, and a few pixels of a part of it. It is read once, as a small one:
 * what is cut off or damaged is known then. @throws PictureError
 */
export async function readWhole(
  file: string,
  mostPixels: number,
  partOf: (size: Inspected) => PicturePart,
): Promise<ReadWhole> {
  const { width, height, autoOrient } = await headOf(file, mostPixels);
  const picture = await opened(file, mostPixels);
  const small = await pixelsOf(within(picture.autoOrient(), smallSide)).catch((error: unknown) => {
    throw new PictureError('unreadable', error);
  });
  const size = { width: autoOrient.width || width, height: autoOrient.height || height };
  const part = scaledPart(partOf(size), size, small.raw);
  return { ...size, placeholder: await placeholderOf(small, part) };
}

/** A part of a picture, or all of it, with at most so many pixels a side. */
export async function picturePixels(
  file: string,
  mostPixels: number,
  { side, part }: { readonly side: number; readonly part: PicturePart | null },
): Promise<Pixels> {
  const upright = (await opened(file, mostPixels)).autoOrient();
  return pixelsOf(within(part ? upright.extract({ ...part }) : upright, side));
}

export interface PictureSize {
  readonly format: 'webp' | 'avif' | 'jpeg';
  /** Pixels a side at most. */
  readonly side: number;
}

function encoded(picture: Sharp, format: PictureSize['format']): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 80 });
    case 'avif':
      // more effort takes seconds and saves only a few per cent of the bytes
      return picture.avif({ quality: 55, effort: 2 });
    default:
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true });
  }
}

/** One size of a picture, without what a camera writes into it. */
export const makePictureSize = async (pixels: Pixels, { format, side }: PictureSize): Promise<Buffer> =>
  encoded(within(await ofPixels(pixels), side), format).toBuffer();

/** A small WebP of a picture, upright and without what a camera writes into it. @throws PictureError */
export async function smallPicture(
  file: string,
  mostPixels: number,
  { width, height }: Inspected,
): Promise<Buffer> {
  await headOf(file, mostPixels);
  const upright = (await opened(file, mostPixels)).autoOrient();
  const small = upright.resize({ width, height, fit: 'inside', withoutEnlargement: true });
  return small
    .webp({ quality: 75 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureError('unreadable', error);
    });
}

/**
 * A square WebP of the middle of a part of a picture, upright, on white, and without what a camera writes into it.
 * @throws PictureError
 */
export async function squarePicture(
  file: string,
  mostPixels: number,
  side: number,
  partOf: (size: Inspected) => PicturePart,
): Promise<Buffer> {
  const { width, height, autoOrient } = await headOf(file, mostPixels);
  const size = { width: autoOrient.width || width, height: autoOrient.height || height };
  const picture = await opened(file, mostPixels);
  return picture
    .autoOrient()
    .extract({ ...partOf(size) })
    .resize({ width: side, height: side, fit: 'cover' })
    .flatten({ background: '#fff' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureError('unreadable', error);
    });
}

/** How many pictures are read at once. */
export const picturesAtOnce = Math.min(2, availableParallelism());
