import { availabilitySwitches } from '@szansa/domain/catalogue';

import type { Data } from '#contract';
import type { Endpoints } from '#endpoints';
import { equipped, sampleCarTemplate } from './car-templates.ts';
import { sampleId } from './people.ts';

type Calls = Endpoints['carOffers'];
type Offer = Data<Calls['get']>;
type Row = Data<Calls['list']>['items'][number];

const named = (number: number, name: string) => ({ id: sampleId(number), name });

export const sampleColours = [
  { ...named(1101, 'Niebieski'), code: 'N4' },
  { ...named(1102, 'Czerwony'), code: 'R3' },
] as const;

/** Cars in stock at a dealer, and ordered ones. */
export const sampleAvailabilities = [
  {
    ...named(1111, 'Od ręki'),
    switches: availabilitySwitches.filter((one) => one !== 'production_time' && one !== 'availability_date'),
  },
  {
    ...named(1112, 'Do zamówienia'),
    switches: availabilitySwitches.filter((one) => one === 'production_time' || one === 'colour'),
  },
];

export const sampleVariantDealer = named(1121, 'Auto-Test Salon Warszawa');

const [blue, red] = sampleColours;
const [inStock, toOrder] = sampleAvailabilities;

const idsOf = (colour: { id: string }, availability: { id: string } | undefined) => ({
  carOfferId: sampleId(1131),
  carTemplateId: sampleCarTemplate.id,
  carColorId: colour.id,
  carAvailabilityId: availability?.id ?? null,
  dealerId: sampleVariantDealer.id,
});

/** A grey pixel. */
const placeholder =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg==';

const imageOf = (number: number, alt: string, imageType: 'exterior' | 'interior') => {
  const address = `/api/car-images/${sampleId(number)}`;
  const srcset = (format: string) =>
    [320, 800, 1600].map((side) => `${address}/${side}.${format}?revision=1 ${side}w`).join(', ');
  return {
    id: sampleId(number),
    carVariantId: sampleId(1141),
    imageType,
    order: number - 1161,
    alt,
    crop: null,
    name: `${alt}.jpg`,
    placeholder,
    width: 1600,
    height: 900,
    revision: 1,
    isReady: true,
    src: `${address}/800.webp?revision=1`,
    srcset: { avif: srcset('avif'), webp: srcset('webp') },
  };
};

/** Pictures of the first variant. */
export const sampleCarImages = [
  imageOf(1161, 'Octavia Combi z boku', 'exterior'),
  imageOf(1162, 'Deska rozdzielcza', 'interior'),
];

/** An offer of a template with a car at the dealer and one to be ordered. */
export const sampleCarOffer: Offer = {
  ...sampleCarTemplate,
  id: sampleId(1131),
  carTemplateId: sampleCarTemplate.id,
  equipment: sampleCarTemplate.equipment.map((item) => ({
    ...item,
    carTemplateId: null,
    carOfferId: sampleId(1131),
  })),
  status: 'active',
  variants: [
    {
      id: sampleId(1141),
      ...idsOf(blue, inStock),
      carColor: blue,
      carAvailability: inStock ?? null,
      availability: 'readily',
      catalogPrice: '149900.00',
      catalogDiscountPrice: '137900.00',
      availabilityCount: 3,
      currentAvailabilityCount: 3,
      availabilityAmount: 'medium',
      dealer: sampleVariantDealer,
      year: 2026,
      prodTime: null,
      carCondition: 'new',
      mileage: null,
      firstRegistration: null,
      realAvailabilityDate: null,
      showAvailabilityInformation: true,
      specificationFile: {
        id: sampleId(1151),
        name: 'Octavia Combi.pdf',
        mime: 'application/pdf',
        size: 48_200,
        hasThumbnail: false,
      },
      equipment: [
        { ...equipped(named(973, 'Hak holowniczy'), null, 'optional'), carOfferId: sampleId(1131) },
      ],
      images: sampleCarImages,
    },
    {
      id: sampleId(1142),
      ...idsOf(red, toOrder),
      carColor: red,
      carAvailability: toOrder ?? null,
      availability: 'production',
      catalogPrice: '152900.00',
      catalogDiscountPrice: null,
      availabilityCount: null,
      currentAvailabilityCount: null,
      availabilityAmount: null,
      dealer: sampleVariantDealer,
      year: null,
      prodTime: '12–16 tygodni',
      carCondition: null,
      mileage: null,
      firstRegistration: null,
      realAvailabilityDate: null,
      showAvailabilityInformation: false,
      specificationFile: null,
      equipment: [],
      images: [],
    },
  ],
  updatedAt: '2026-11-03T09:00:00.000Z',
  moves: ['inactive', 'deleted'],
};

const rowOf = (offer: Offer, variant: Offer['variants'][number]): Row => ({
  ...offer,
  ...variant,
  carOfferId: offer.id,
  image: variant.images[0] ?? null,
});

const tesla: Offer = {
  ...sampleCarOffer,
  id: sampleId(1132),
  name: 'Tesla Model Y Long Range RWD',
  brand: named(905, 'Tesla'),
  model: named(915, 'Model Y'),
  carVersion: named(925, 'Long Range RWD'),
  carBodyType: named(956, 'SUV'),
  carFuelType: named(957, 'Elektryczny (BEV)'),
  carTransmissionType: named(958, 'Przekładnia redukcyjna (EV)'),
  enginePower: 252,
  enginePowerUnit: 'kW',
  status: 'pending',
};

export const sampleVariants: Row[] = [
  ...sampleCarOffer.variants.map((variant) => rowOf(sampleCarOffer, variant)),
  ...tesla.variants.slice(0, 1).map((variant) => ({
    ...rowOf(tesla, variant),
    id: sampleId(1143),
    catalogPrice: '209990.00',
    catalogDiscountPrice: null,
    carCondition: 'used' as const,
    mileage: 15_200,
    year: 2024,
    availabilityAmount: 'small' as const,
    currentAvailabilityCount: 1,
  })),
];

const counted = (value: string, name: string | null, count: number) => ({ value, name, count });

export const sampleOfferFacets: Data<Calls['facets']> = {
  brandId: [counted(sampleId(901), 'Škoda', 2), counted(sampleId(905), 'Tesla', 1)],
  modelId: [counted(sampleId(911), 'Octavia Combi', 2), counted(sampleId(915), 'Model Y', 1)],
  carBodyTypeId: [counted(sampleId(952), 'Kombi', 2), counted(sampleId(956), 'SUV', 1)],
  carFuelTypeId: [counted(sampleId(954), 'Miękka hybryda benzynowa (mHEV)', 2)],
  carTransmissionTypeId: [counted(sampleId(955), 'Automatyczna dwusprzęgłowa (DSG, DCT)', 2)],
  carDriveTypeId: [counted(sampleId(953), 'Na przednie koła (FWD)', 3)],
  power: [counted('to200', null, 2), counted('over300', null, 1)],
  price: [counted('to150', null, 1), counted('to200', null, 1), counted('to300', null, 1)],
  carAvailabilityId: [counted(sampleId(1111), 'Od ręki', 2), counted(sampleId(1112), 'Do zamówienia', 1)],
  carCondition: [counted('new', null, 1), counted('used', null, 1)],
  year: [counted('2026', null, 1), counted('2024', null, 1)],
  dealerId: [counted(sampleVariantDealer.id, sampleVariantDealer.name, 3)],
  status: [counted('active', null, 2), counted('pending', null, 1)],
};
