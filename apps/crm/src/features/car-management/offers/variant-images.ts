import { imageWidths, type ImageSize } from '@szansa/domain/catalogue';
import type { GalleryImage } from '@szansa/ui/image-gallery';

import { queries, queryClient } from '#kit/api/api.ts';

import type { CarVariant, VariantRow } from './offer.ts';
import { showsAvif } from './shows-avif.ts';

export type CarImage = CarVariant['images'][number];

type Shown = NonNullable<VariantRow['image']>;

/** The smallest size that is wide enough, the largest one where none is: AVIF, or WebP where the browser cannot show it. */
async function sizeFor(width: number): Promise<ImageSize> {
  const side = imageWidths.find((one) => one >= width) ?? 1600;
  return (await showsAvif()) ? `${side}.avif` : `${side}.webp`;
}

async function loaded({ id, revision }: Pick<Shown, 'id' | 'revision'>, size: ImageSize): Promise<Blob> {
  const { blob } = await queryClient.query({
    ...queries.carImages.get.query({ params: { id, size }, query: { revision: String(revision) } }),
    // under one revision it never changes
    staleTime: Infinity,
  });
  return blob;
}

/** A stored picture of a variant, as galleries show it. */
export const shownImage = (image: Shown): GalleryImage => ({
  id: image.id,
  alt: image.alt ?? '',
  placeholder: image.placeholder,
  version: image.revision,
  load: image.isReady ? async (width) => loaded(image, await sizeFor(width)) : null,
});

/** All of a stored picture, to be cropped. */
export const wholeImage = (image: Pick<CarImage, 'id' | 'alt' | 'revision'>): GalleryImage => ({
  id: image.id,
  alt: image.alt ?? '',
  load: () => loaded(image, 'whole.webp'),
});
