import {
  croppedPixels,
  imageSizes,
  imageWidths,
  mostImagePixels,
  type ImageSize,
} from '@szansa/domain/catalogue';
import { z } from 'zod';

import {
  makePictureSize,
  picturePixels,
  placeholderOf,
  type PicturePart,
} from '#adapters/pictures/pictures.ts';
import {
  downloadFile,
  dropFile,
  jobKind,
  storeGenerated,
  verb,
  withWritten,
  type Context,
  type Work,
} from '#platform';
import { emitOffer } from './events.ts';
import { findUnmade, insertSize, markReady, deleteSizes, unmadeImages } from './image-queries.ts';

type Unmade = NonNullable<Awaited<ReturnType<typeof findUnmade>>>;

const mimes = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg' } as const;

/** Pixels per side of the size for PDFs. */
const pdfSide = 1000;
const wholeSide = 1200;

/** What a size is: its format, its pixels, and whether it is cropped. */
function planOf(size: ImageSize) {
  switch (size) {
    case 'pdf.jpg':
      return { format: 'jpeg', side: pdfSide, isCropped: true } as const;
    case 'whole.webp':
      return { format: 'webp', side: wholeSide, isCropped: false } as const;
    default: {
      const [side = '', format] = size.split('.');
      return { format: format === 'avif' ? 'avif' : 'webp', side: Number(side), isCropped: true } as const;
    }
  }
}

/** Pixels a side of the largest size: all of them are made of it. */
const largestSide = Math.max(...imageWidths, pdfSide, wholeSide);

async function makeSizes(image: Unmade, file: string) {
  const read = (part: PicturePart | null) =>
    picturePixels(file, mostImagePixels, { side: largestSide, part });
  const whole = await read(null);
  const shown = image.crop ? await read(croppedPixels(image, image.crop)) : whole;
  const sizes: { size: ImageSize; mime: string; bytes: Buffer }[] = [];
  for (const size of imageSizes) {
    const { format, side, isCropped } = planOf(size);
    const bytes = await makePictureSize(isCropped ? shown : whole, { format, side });
    sizes.push({ size, mime: mimes[format], bytes });
  }
  return { placeholder: await placeholderOf(shown, null), sizes };
}

/** Makes the sizes of a picture, unless it is gone or another job has made them. */
async function makeSizesOf(context: Context, imageId: string): Promise<void> {
  const image = await findUnmade(context.db, imageId);
  if (!image) return;
  const original = await downloadFile(context, image.originalFileId);
  const { placeholder, sizes } = await withWritten(context.platform, await original.read(), ({ path }) =>
    makeSizes(image, path),
  );
  await verb(context, async (work) => {
    // a crop that was changed meanwhile has a job of its own
    if (!(await markReady(work.db, imageId, image.revision, placeholder))) return;
    const former = await deleteSizes(work.db, imageId);
    for (const { size, mime, bytes } of sizes) {
      const { id } = await storeGenerated(work, { name: `${imageId}-${size}`, mime, bytes });
      await insertSize(work.db, imageId, size, id);
    }
    for (const fileId of former) await dropFile(work, fileId);
    emitOffer(work, image.carOfferId);
  });
}

/** Makes the sizes of a picture that was saved: upright, cropped, and without what a camera writes into it. */
export const makeImage = jobKind({
  name: 'car-image.make',
  data: z.object({ imageId: z.uuid() }),
  policy: 'exclusive',
  retry: { limit: 4, delaySeconds: 2, maxDelaySeconds: 60 },
  punctuality: 30,
  run: (context, { data }) => makeSizesOf(context, data.imageId),
});

/** Has the sizes made that pictures of an offer lack. */
export async function enqueueSizes(work: Work, offerId: string): Promise<void> {
  for (const { id, revision } of await unmadeImages(work.db, offerId)) {
    await work.platform.jobs.enqueue(work, makeImage, { imageId: id }, { key: `${id}/${revision}` });
  }
}
