import type { Records, Sample } from '../sample.ts';

/** A variant that has all it needs. */
const variant = (carVariantId: string, id: Records['id']) => ({
  id: carVariantId,
  carAvailabilityId: id('carAvailability'),
  availability: 'readily' as const,
  carColorId: id('carColour'),
  catalogPrice: '149900.00',
  availabilityCount: null,
  dealerId: id('carDealer'),
  year: null,
  prodTime: null,
  carCondition: null,
  mileage: null,
  firstRegistration: null,
  realAvailabilityDate: null,
  showAvailabilityInformation: true,
  equipment: [],
  uploadedSpecificationFile: null,
  removeSpecificationFile: false,
});

export const sample = {
  bodies: {
    carOffers: ({ id }) => ({
      create: {
        offer: {
          brandId: id('carBrand'),
          modelId: id('carModel'),
          versionId: id('carVersion'),
          variants: [variant(crypto.randomUUID(), id)],
        },
      },
      update: { version: 1, changes: { variants: [variant(id('carVariant'), id)] } },
      move: { version: 1, status: 'active' },
      offerVariant: { customerFileId: id('opportunity'), offerType: 'leasing' },
    }),
  },
  hidden: { texts: {}, write: () => Promise.resolve(), values: { catalogDiscountPrice: '1' } },
  paths: { '/car-offers': 'carOffer', '/car-variants': 'carVariant', '/car-images': 'carImage' },
} as const satisfies Sample;
