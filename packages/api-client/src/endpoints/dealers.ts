import { excludable } from '@szansa/domain/access';
import { dealerInput, dealerPatch, dealerTypes } from '@szansa/domain/dealer';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { recordEndpoints } from './record-endpoints.ts';
import { id, idParams, instant } from './records.ts';
import { offeredVehicle } from './vehicles.ts';

const text = z.string().nullable();

const listed = {
  id,
  name: z.string(),
  alias: text,
  taxIdNumber: text,
  dealerType: z.enum(dealerTypes).nullable(),
  mainOfficeAddress: excludable('dealer.addresses', text),
  representativeCount: z.int(),
  /** Offers of opportunities the caller may read. */
  offerCount: z.int(),
  createdAt: instant,
};

const dealer = z
  .object({
    ...listed,
    companyAddress: excludable('dealer.addresses', text),
    handoutAddress: excludable('dealer.addresses', text),
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'Dealer' });

/** A vehicle of offers made with a dealer. */
const dealerVehicle = offeredVehicle.extend({
  /** Offers of the vehicle made with the dealer, of opportunities the caller may read. */
  offerCount: z.int(),
  /** When the last of them was made. */
  offeredAt: instant,
});

export const dealers = {
  list: endpoint({
    method: 'GET',
    path: '/dealers',
    access: 'dealer.get',
    summary:
      'Lists dealers: suppliers, intermediaries and those whose kind is missing, unless asked otherwise.',
    query: listQuery({
      sort: { name: null, createdAt: null },
      defaultSort: 'name',
      filters: {
        show_supplier: flag(),
        show_intermediary: flag(),
        show_type_missing: flag(),
        taxIdNumber: anyOf(searchText),
      },
    }),
    response: pageOf(z.object(listed)),
  }),
  ...recordEndpoints({
    entity: 'dealer',
    resource: 'dealers',
    one: 'a dealer',
    record: dealer,
    input: dealerInput,
    patch: dealerPatch,
  }),
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
