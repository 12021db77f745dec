import { mocks } from '@szansa/api-client/mocks';
import { sampleCarBrands, sampleCarModels, sampleCarVersions } from '@szansa/api-client/samples/car-lists';
import { sampleAvailabilities, sampleCarOffer, sampleColours } from '@szansa/api-client/samples/car-offers';
import { sampleDealer, sampleDealers } from '@szansa/api-client/samples/dealers';
import { sampleTemplateLists } from '@szansa/api-client/samples/car-templates';

const entry = sampleCarBrands[3]!;

/** The lists that the sample offer chooses from. */
export const ofKind = mocks.carLists.list(({ params }) => {
  switch (params['kind']) {
    case 'brand':
      return sampleCarBrands;
    case 'model':
      return sampleCarModels;
    case 'version':
      return sampleCarVersions;
    case 'colour':
      return sampleColours.map((one) => ({ ...entry, ...one, parent: sampleCarOffer.brand }));
    case 'availability':
      return sampleAvailabilities.map((one) => ({ ...entry, ...one }));
    default: {
      const named = Object.entries(sampleTemplateLists).find(([kind]) => kind === params['kind'])?.[1];
      return named ? [{ ...entry, ...named }] : [];
    }
  }
});

/** A car from the side, in few strokes. */
export async function drawn(): Promise<Blob> {
  const canvas = new OffscreenCanvas(480, 320);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  drawing.fillStyle = 'gainsboro';
  drawing.fillRect(0, 0, 480, 320);
  drawing.fillStyle = 'steelblue';
  drawing.fillRect(60, 160, 360, 70);
  drawing.fillRect(130, 110, 200, 60);
  drawing.fillStyle = 'black';
  for (const x of [140, 340]) drawing.fillRect(x - 25, 210, 50, 50);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** The orientation mark (6, rotate) that a phone held upright writes into its pictures, after a JPEG's first bytes. */
const turned = [
  [0xff, 0xe1, 0x00, 0x22],
  [0x45, 0x78, 0x69, 0x66],
  [0, 0, 0x4d, 0x4d, 0x00, 0x2a, 0, 0, 0, 8],
  [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
].flat();

/** Returns a picture of 12 megapixels as a phone makes it, stored sideways with an orientation mark. */
export async function phonePicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(4000, 3000);
  canvas.getContext('2d')?.drawImage(await createImageBitmap(await drawn()), 0, 0, 4000, 3000);
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer());
  return new Blob([jpeg.subarray(0, 2), new Uint8Array(turned), jpeg.subarray(2)], { type: 'image/jpeg' });
}

/** The pictures of variants. */
export const pictures = mocks.carImages.get(async () => ({ blob: await drawn(), filename: 'auto.webp' }));

/** The dealers a variant may be of, and pictures. */
export const others = [
  pictures,
  mocks.dealers.list({ items: sampleDealers, page: 1, perPage: 10, total: sampleDealers.length }),
  mocks.dealers.get(sampleDealer),
];

export const offer = mocks.carOffers.get(sampleCarOffer);
