import { imageWidths, type ImageSize } from '@szansa/domain/catalogue';
import type { GalleryImage } from '@szansa/ui/image-gallery';

import { queries, queryClient } from '#kit/api/api.ts';

import type { CarVariant, VariantRow } from './offer.ts';

/** One black pixel. */
const sample =
  'data:image/avif;base64,AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAABwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACgc4AAaQENBpMg8f8mKE4AAWAACQNY48ftw=';

async function canShow(source: string): Promise<boolean> {
  const image = new Image();
  image.src = source;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}

let answer: Promise<boolean> | undefined;

/** Whether the browser shows AVIF, found out once. Pictures are fetched with the session, so no `picture` element can choose. */
const showsAvif = (): Promise<boolean> => (answer ??= canShow(sample));

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
