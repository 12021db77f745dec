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
      return sampleColours.map((one) => ({ ...entry, ...one }));
    case 'availability':
      return sampleAvailabilities.map((one) => ({ ...entry, ...one }));
    default: {
      const named = Object.entries(sampleTemplateLists).find(([kind]) => kind === params['kind'])?.[1];
      return named ? [{ ...entry, ...named }] : [];
    }
  }
});

/** The dealers a variant may be of. */
export const dealers = [
  mocks.dealers.list({ items: sampleDealers, page: 1, perPage: 10, total: sampleDealers.length }),
  mocks.dealers.get(sampleDealer),
];

export const offer = mocks.carOffers.get(sampleCarOffer);
