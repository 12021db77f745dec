import type { PlatformOfferStatus } from '@szansa/domain/catalogue';
import { addDays, toAmount, warsawDay } from '@szansa/domain/shared';

import type { DemoCarEntry } from '#modules/car-lists';
import { demoPart, storeGenerated, type Demo } from '#platform';
import { drawCar, drawnSize } from './demo-drawing.ts';
import { writeImages } from './image-queries.ts';
import { enqueueSizes } from './making-images.ts';
import { nameOffers } from './naming-queries.ts';
import { insertOffer, replaceEquipment, replaceVariants, type VariantFields } from './queries.ts';

/** Gross catalogue prices in zloty of the cars of the demo, in their order; for show only. */
const prices = [
  149_900, 199_900, 139_900, 249_900, 132_500, 194_900, 131_900, 172_900, 104_900, 79_900, 177_000, 262_000,
  259_000, 255_000, 249_900, 209_990,
];

const zloty = (amount: number) => toAmount(Math.round(amount / 100) * 10_000);

/** A few offers are not active. */
const statuses: Readonly<Record<number, PlatformOfferStatus>> = {
  5: 'pending',
  9: 'inactive',
  12: 'blocked',
  13: 'unknown',
};

interface Around {
  readonly demo: Demo;
  readonly colours: readonly DemoCarEntry[];
  readonly availabilityOf: (name: string) => string;
  readonly dealers: readonly { readonly id: string }[];
}

/** Returns a variant at a dealer, in transit or to be ordered, in turn; rarely a used one. */
function variantOf(price: number, place: number, around: Around): VariantFields {
  const { demo, colours, availabilityOf, dealers } = around;
  const { random, now } = demo;
  const year = Number(warsawDay(now).slice(0, 4));
  const kind = (['Od ręki', 'W drodze', 'Do zamówienia'] as const)[place % 3] ?? 'Od ręki';
  const isUsed = place === 3;
  const catalog = isUsed ? price * 0.72 : price * (1 + place * 0.02);
  const counted = kind !== 'Do zamówienia';
  const today = warsawDay(now);
  return {
    id: random.id(now),
    carColorId: random.pick(colours).id,
    carAvailabilityId: availabilityOf(kind),
    availability: kind === 'Do zamówienia' ? 'production' : 'readily',
    catalogPrice: zloty(catalog),
    catalogDiscountPrice: random.chance(0.7) ? zloty(catalog * (1 - random.between(3, 12) / 100)) : null,
    availabilityCount: counted ? (isUsed ? 1 : random.between(1, 14)) : null,
    dealerId: random.pick(dealers).id,
    year: counted ? (isUsed ? year - 2 : year) : null,
    prodTime: counted ? null : random.pick(['8–12 tygodni', '12–16 tygodni', '5–6 miesięcy']),
    carCondition: kind === 'Od ręki' ? (isUsed ? 'used' : 'new') : null,
    mileage: isUsed ? random.between(12, 48) * 1000 : null,
    firstRegistration: isUsed ? addDays(today, -random.between(400, 700)) : null,
    realAvailabilityDate: kind === 'W drodze' ? addDays(today, random.between(14, 75)) : null,
    showAvailabilityInformation: random.chance(0.8),
    specificationFileId: null,
  };
}

/** A picture of each variant, of its body and its colour. */
async function addPictures(
  { work, random, now }: Demo,
  offerId: string,
  bodyType: string,
  variants: readonly { readonly id: string; readonly colour: string }[],
): Promise<void> {
  const images = [];
  for (const { id: carVariantId, colour } of variants) {
    const bytes = await drawCar(bodyType, colour);
    const file = await storeGenerated(work, {
      name: `${bodyType} ${colour}.webp`,
      mime: 'image/webp',
      bytes,
    });
    images.push({
      id: random.id(now),
      carVariantId,
      sortOrder: 0,
      imageType: 'exterior' as const,
      alt: `${bodyType}, ${colour}, z boku`,
      crop: null,
      originalFileId: file.id,
      ...drawnSize,
      placeholder: '',
    });
  }
  await writeImages(work.db, offerId, images);
  await enqueueSizes(work, offerId);
}

/** An offer of each car of the demo, three or four variants each, with pictures. */
export const carOffersDemo = demoPart(
  ['carListsStart', 'carLists', 'carTemplates', 'dealers'],
  async (demo, { carListsStart, carLists, carTemplates, dealers }) => {
    const { work, random, now, opened } = demo;
    const availabilityOf = (name: string) => {
      const found = carListsStart.find((one) => one.kind === 'availability' && one.name === name);
      if (!found) throw new Error(`The demo has no availability ${name}`);
      return found.id;
    };
    const nameOf = (entryId: string | null) =>
      [...carListsStart, ...carLists].find((one) => one.id === entryId)?.name ?? '';
    const ids: string[] = [];
    for (const [index, { id: carTemplateId, equipment, ...fields }] of carTemplates.entries()) {
      const id = random.id(opened);
      const at = new Date(now.getTime() - random.between(1, 60) * 24 * 60 * 60 * 1000);
      const status = statuses[index] ?? 'active';
      await insertOffer(work.db, { ...fields, id, carTemplateId, status, createdAt: at, updatedAt: at });
      const colours = carLists.filter(
        ({ kind, parentId }) => kind === 'colour' && parentId === fields.brandId,
      );
      const around = { demo, colours, availabilityOf, dealers };
      const count = index % 4 === 3 ? 3 : 4;
      const variants = Array.from({ length: count }, (_, place) =>
        variantOf(prices[index] ?? 150_000, place, around),
      );
      await replaceVariants(work.db, id, variants);
      await replaceEquipment(work.db, id, [{ carVariantId: null, items: equipment }]);
      await addPictures(
        demo,
        id,
        nameOf(fields.carBodyTypeId),
        variants.map((variant) => ({ id: variant.id, colour: nameOf(variant.carColorId) })),
      );
      ids.push(id);
    }
    await nameOffers(work.db, ids);
    return {};
  },
);
