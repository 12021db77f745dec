import type { Sample } from '../sample.ts';

export const sample = {
  bodies: {
    carOffers: ({ id }) => ({
      create: {
        offer: {
          brandId: id('carBrand'),
          modelId: id('carModel'),
          versionId: id('carVersion'),
          variants: [
            {
              id: crypto.randomUUID(),
              carAvailabilityId: id('carAvailability'),
              availability: 'readily',
              carColorId: id('carColour'),
              catalogPrice: '149900.00',
              availabilityCount: null,
              dealerId: id('dealer'),
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
            },
          ],
        },
      },
      update: { version: 1, changes: {} },
      move: { version: 1, status: 'active' },
      offerVariant: { customerFileId: id('opportunity'), offerType: 'leasing' },
    }),
  },
  paths: { '/car-offers': 'carOffer', '/car-variants': 'carVariant' },
} as const satisfies Sample;
