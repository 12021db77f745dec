import type { Endpoints } from '@szansa/api-client/endpoints';
import { croppedPixels, imageWidths, type ImageSize } from '@szansa/domain/catalogue';

import { downloadFile, notFound, type Produced, type StaffReading } from '#platform';
import { readableOffer } from './access.ts';
import { findSize, type ShownImage, type StoredImage } from './image-queries.ts';

type Image = Produced<Endpoints['carOffers']['get']>['variants'][number]['images'][number];

/** A picture as it is shown, with the addresses of its sizes. */
export function shownImage({ crop, ...image }: ShownImage) {
  const { width, height } = crop ? croppedPixels(image, crop) : image;
  const addressOf = (size: ImageSize) => `/api/car-images/${image.id}/${size}?revision=${image.revision}`;
  const srcset = (format: 'avif' | 'webp') =>
    imageWidths
      .map((side) => `${addressOf(`${side}.${format}`)} ${widthAt(side, width, height)}w`)
      .join(', ');
  return {
    ...image,
    width,
    height,
    src: addressOf('800.webp'),
    srcset: { avif: srcset('avif'), webp: srcset('webp') },
  };
}

/** How wide a picture is in a size: its longer side is that long, and none is enlarged. */
function widthAt(side: number, width: number, height: number): number {
  return Math.max(1, Math.round(width * Math.min(1, side / Math.max(width, height))));
}

/** The pictures of a variant, from those of its offer. */
export const imagesOfVariant = (images: readonly StoredImage[], variantId: string): Image[] =>
  images.flatMap(
    ({ carVariantId, sortOrder, originalFileId: _file, sha256: _hash, sizeFiles: _sizes, ...image }) => {
      if (carVariantId !== variantId) return [];
      const { imageType, name, crop, ...shown } = image;
      return [{ ...shownImage({ ...shown, crop }), carVariantId, order: sortOrder, imageType, name, crop }];
    },
  );

/** One size of a picture of an offer that the actor is shown. @throws 404 */
export async function imageFile(reading: StaffReading, imageId: string, size: ImageSize) {
  const found = await findSize(reading.db, imageId, size);
  if (!found) throw notFound();
  await readableOffer(reading, found.carOfferId);
  return { ...(await downloadFile(reading, found.fileId)), unchanging: found.fileId };
}
