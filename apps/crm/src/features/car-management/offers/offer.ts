import type { Data, Endpoints } from '@szansa/api-client/client';
import type { PlatformOfferStatus } from '@szansa/domain/catalogue';

import { client, queries } from '#kit/api/api.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';

export type CarOffer = Data<Endpoints['carOffers']['get']>;

export type CarVariant = CarOffer['variants'][number];

export type VariantRow = Data<Endpoints['carOffers']['list']>['items'][number];

export type OfferStatus = PlatformOfferStatus;

export const offerRecord = recordDefinition({
  kind: 'car_offer',
  texts: 'carOffers',
  path: '/car-management/offer/$id',
  listPath: '/car-management',
  get: queries.carOffers.get,
  nameOf: ({ name }: CarOffer) => name,
});

type DealerRow = Data<Endpoints['dealers']['list']>['items'][number];

/** Finds dealers of every kind. */
export const foundDealers: FoundCall<DealerRow> = {
  key: queries.dealers.list.key(),
  find: (query, signal) => client.dealers.list({ query }, { signal }),
};
