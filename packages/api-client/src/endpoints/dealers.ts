import { dealer } from '@szansa/domain/dealer';
import { z } from 'zod';

import { endpoint, flag, listQuery, pageOf } from '../contract/index.ts';
import { offersEndpoint, recordEndpoints } from './record-endpoints.ts';
import { idParams, instant } from './records.ts';
import { offeredVehicle } from './vehicles.ts';

/** A vehicle of offers made with a dealer. */
const dealerVehicle = offeredVehicle.extend({
  /** Offers of the vehicle made with the dealer, of opportunities the caller may read. */
  offerCount: z.int(),
  /** When the last of them was made. */
  offeredAt: instant,
});

export const dealers = {
  ...recordEndpoints(dealer, {
    row: {
      representativeCount: z.int(),
      /** Offers of opportunities the caller may read. */
      offerCount: z.int(),
    },
    filters: { show_supplier: flag(), show_intermediary: flag(), show_type_missing: flag() },
    defaultSort: 'name',
    lists:
      'Lists dealers: suppliers, intermediaries and those whose kind is missing, unless asked otherwise.',
  }),
  offers: offersEndpoint(dealer),
  vehicles: endpoint({
    method: 'GET',
    path: '/dealers/{id}/vehicles',
    access: 'dealer.get',
    summary: 'Lists vehicles of offers made with a dealer, found by vehicle or number of the opportunity.',
    params: idParams,
    query: listQuery({ sort: { offeredAt: null }, defaultSort: '-offeredAt', filters: {} }),
    response: pageOf(dealerVehicle),
  }),
};
