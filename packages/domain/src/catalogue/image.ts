import { z } from 'zod';

import { line, orEmpty, wholeNumber } from '../shared/index.ts';

/** What a picture of a variant shows. */
export const carImageTypes = ['exterior', 'interior', 'detail'] as const;

export type CarImageType = (typeof carImageTypes)[number];

/** How many pictures a variant may have, and all variants of an offer together. */
export const mostImages = 20;
export const mostOfferImages = 120;

/** Pixels of a picture: a small file can unfold into one that fills the memory. */
export const mostImagePixels = 50_000_000;

/** Pixels across of the sizes a picture is kept in. */
export const imageWidths = [320, 800, 1600] as const;

/** What can be asked for of a picture: its sizes, the one PDFs take, and the uncut picture that is cropped. */
export const imageSizes = [
  '320.webp',
  '320.avif',
  '800.webp',
  '800.avif',
  '1600.webp',
  '1600.avif',
  'pdf.jpg',
  'whole.webp',
] as const;

export type ImageSize = (typeof imageSizes)[number];

const share = z.number('value_not_allowed').min(0, 'value_not_allowed').max(1, 'value_not_allowed');

/** The least share of a side that a crop leaves. */
export const leastCrop = 0.1;

const side = share.min(leastCrop, 'value_not_allowed');
/** Shares of a side are added in the browser, which rounds. */
const roundingError = 1e-6;

/** What is shown of a picture, as shares of its sides, the way it stands upright. */
export const imageCrop = z
  .strictObject({ x: share, y: share, width: side, height: side })
  .refine(({ x, width }) => x + width <= 1 + roundingError, { error: 'value_not_allowed', path: ['width'] })
  .refine(({ y, height }) => y + height <= 1 + roundingError, {
    error: 'value_not_allowed',
    path: ['height'],
  });

export type ImageCrop = z.output<typeof imageCrop>;

/** The part of a picture of so many pixels that a crop leaves, in whole pixels inside of it. Rule CC18. */
export function croppedPixels(size: { readonly width: number; readonly height: number }, crop: ImageCrop) {
  const left = Math.min(Math.round(crop.x * size.width), size.width - 1);
  const top = Math.min(Math.round(crop.y * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.min(Math.max(1, Math.round(crop.width * size.width)), size.width - left),
    height: Math.min(Math.max(1, Math.round(crop.height * size.height)), size.height - top),
  };
}

const id = z.uuid('value_not_allowed');

/** A picture of a variant as the offer is saved with it. */
const variantImageInput = z.strictObject({
  /** Made by whoever adds the picture, so that an offer saved again does not have it twice. */
  id,
  /** The variant it is of, as it is named there. */
  carVariantId: id.optional(),
  imageType: z.enum(carImageTypes, 'value_not_allowed'),
  order: wholeNumber({ min: 0, max: 999 }),
  /** Which of the files that are sent along it is; empty where it stays as it is. */
  imageFile: wholeNumber({ min: 0, max: 999 }).nullable(),
  /** What it shows, for those who do not see it. */
  alt: orEmpty(line(200)),
  crop: imageCrop.nullable(),
});

export type VariantImageInput = z.output<typeof variantImageInput>;

/** All pictures of a variant; left out, they stay as they are. */
export const variantImages = z.array(variantImageInput).max(mostImages, 'too_many').optional();
