import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import {
  availabilityAmount,
  availabilitySwitches,
  carOfferInput,
  carVariantInput,
  currentAvailability,
  missingVariantFields,
  refusedVariants,
  offerStatusMoves,
  platformOfferStatuses,
  isOfferEditor,
  isOffered,
  isOfferReader,
  shownVariant,
  shownVariantFields,
  type CarVariantInput,
} from './index.ts';

const id = (number: number) => `0192f0c1-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [brandId, otherBrand, colour, foreignColour, inStock] = [id(1), id(2), id(3), id(4), id(5)];
const all = availabilitySwitches.filter((one) => one !== 'production_time' && one !== 'availability_date');

const whole: CarVariantInput = {
  carAvailabilityId: inStock,
  availability: 'readily',
  carColorId: colour,
  catalogPrice: '149900.00',
  catalogDiscountPrice: null,
  availabilityCount: 3,
  dealerId: id(6),
  year: 2026,
  prodTime: null,
  carCondition: 'new',
  mileage: null,
  firstRegistration: null,
  realAvailabilityDate: null,
  showAvailabilityInformation: false,
};
const setting = {
  brandId,
  brandOfColour: new Map([
    [colour, brandId],
    [foreignColour, otherBrand],
  ]),
  switchesOf: new Map([[inStock, all]]),
};

const switches = fc.subarray([...availabilitySwitches]);

describe('CC8 fields follow the switches of the availability', () => {
  it('whatever is switched on, the prices and the dealer are shown, and nothing of what is off', () => {
    fc.assert(
      fc.property(switches, (on) => {
        const shown = shownVariantFields(on);
        expect(shown.has('catalogPrice') && shown.has('dealerId')).toBe(true);
        expect(shown.has('year')).toBe(on.includes('year'));
        expect(shown.has('carColorId')).toBe(on.includes('colour'));
        expect(shown.has('availabilityCount')).toBe(on.includes('stock_calculation'));
        expect(shown.has('mileage')).toBe(on.includes('technical_condition'));
      }),
    );
  });
});

it('CC8 what is not shown is emptied, and nothing else', () => {
  fc.assert(
    fc.property(switches, (on) => {
      const shown = shownVariantFields(on);
      for (const [field, value] of Object.entries(shownVariant(whole, on))) {
        const isShown = [...shown].some((one) => one === field);
        expect(value).toEqual(isShown ? Object.entries(whole).find(([name]) => name === field)?.[1] : null);
      }
    }),
  );
});

describe('CC9 required fields', () => {
  it('are those that are shown, the discounted price apart [S5.13]', () => {
    expect(missingVariantFields(whole, all)).toEqual([]);
    expect(missingVariantFields({ ...whole, catalogPrice: null, year: null }, all)).toEqual([
      'catalogPrice',
      'year',
    ]);
  });

  it('are required of used cars alone where they describe how a car was used', () => {
    expect(missingVariantFields({ ...whole, carCondition: 'used' }, all)).toEqual([
      'mileage',
      'firstRegistration',
    ]);
  });

  it('are never fields that are not shown', () => {
    fc.assert(
      fc.property(switches, (on) => {
        const nothing = carVariantInput.parse({
          ...Object.fromEntries(Object.keys(whole).map((name) => [name, null])),
          showAvailabilityInformation: false,
        });
        const shown = shownVariantFields(on);
        expect(missingVariantFields(nothing, on).every((field) => shown.has(field))).toBe(true);
      }),
    );
  });
});

it('CC10 an offer needs a variant with a colour [S5.13]', () => {
  const none = { path: ['variants'], code: 'colour_variant_missing' };
  expect(refusedVariants([], setting)).toEqual([none]);
  const colourless = { ...whole, carColorId: null };
  expect(refusedVariants([colourless], setting)).toContainEqual(none);
  expect(refusedVariants([colourless, whole], setting)).not.toContainEqual(none);
});

it('CC11 a colour is of the brand of the offer, and each problem names its variant [S5.13]', () => {
  expect(refusedVariants([whole], setting)).toEqual([]);
  const variants = [whole, { ...whole, carColorId: foreignColour, dealerId: null }];
  expect(refusedVariants(variants, setting)).toEqual([
    { path: ['variants', 1, 'dealerId'], code: 'required' },
    { path: ['variants', 1, 'carColorId'], code: 'colour_of_other_brand' },
  ]);
});

it('CC12 cars reserved by booked offers are not left; there are never less than none', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(200), (count, locked) => {
      const left = currentAvailability(count, locked);
      expect(left).toBe(locked > count ? 0 : count - locked);
    }),
  );
});

it.each([
  [0, null],
  [1, 'small'],
  [2, 'small'],
  [3, 'medium'],
  [9, 'medium'],
  [10, 'large'],
])('CC13 %s left are shown as %s', (count, amount) => {
  expect(availabilityAmount(count)).toBe(amount);
});

describe('CC14 statuses of platform offers', () => {
  const platformer = { roles: ['PLATFORMER'], canEdit: true } as const;
  const admin = { roles: ['ADMIN'], canEdit: true } as const;

  it('are changed by those who may edit offers; what was blocked or deleted by administrators alone', () => {
    expect(offerStatusMoves(platformer, 'pending')).toEqual(['active', 'inactive', 'deleted']);
    expect(offerStatusMoves(platformer, 'blocked')).toEqual([]);
    expect(offerStatusMoves(admin, 'blocked')).toEqual(['pending', 'inactive', 'deleted']);
    expect(offerStatusMoves(admin, 'deleted')).toEqual(['inactive']);
  });

  it.each(platformOfferStatuses)(
    'of %s lead to another one, never to unknown, and to none without the right',
    (status) => {
      const moves = offerStatusMoves(admin, status);
      expect(moves).not.toContain(status);
      expect(moves).not.toContain('unknown');
      expect(new Set(moves).size).toBe(moves.length);
      expect(offerStatusMoves({ roles: ['WORKER'], canEdit: false }, status)).toEqual([]);
    },
  );
});

const platformer = { roles: ['PLATFORMER'], canEdit: true } as const;
const worker = { roles: ['WORKER'], canEdit: false } as const;

it.each(platformOfferStatuses)('CC14 an offer that is %s is changed by who may', (status) => {
  expect(isOfferEditor(platformer, status)).toBe(status !== 'deleted' && status !== 'blocked');
  expect(isOfferEditor({ roles: ['ADMIN'], canEdit: true }, status)).toBe(status !== 'deleted');
  expect(isOfferEditor(worker, status)).toBe(false);
});

it.each(platformOfferStatuses)('CC15 an offer that is %s is shown to who may see it', (status) => {
  expect(isOfferReader(platformer, status)).toBe(true);
  expect(isOfferReader(worker, status)).toBe(status === 'active');
});

test('CC21 a car that was deleted or blocked is never offered', () => {
  expect(platformOfferStatuses.filter((status) => !isOffered(status))).toEqual(['deleted', 'blocked']);
});

test.each([
  ['149900.01', false],
  ['149900.00', true],
  ['0.01', true],
  [null, true],
])('CC19 a discounted price of %s is none above 149900.00: %s', (catalogDiscountPrice, isTaken) => {
  const variant = {
    ...whole,
    id: id(7),
    catalogDiscountPrice,
    equipment: [],
    uploadedSpecificationFile: null,
    removeSpecificationFile: false,
  };
  const offer = { brandId, modelId: id(8), versionId: id(9), variants: [variant] };
  const { success, error } = carOfferInput.safeParse(offer);
  expect(success).toBe(isTaken);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
    isTaken ? undefined : [['variants.0.catalogDiscountPrice', 'discounted_above_catalogue']],
  );
});
