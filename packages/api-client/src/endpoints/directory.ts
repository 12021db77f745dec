import { dealerInput, dealerTypes } from '@szansa/domain/dealer';
import { representativeInput } from '@szansa/domain/representative';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf } from '../contract/index.ts';
import { amount, id, percentage, person } from './records.ts';

/** Short lists that forms choose from, and the dealers, representatives and vehicles of offers. */

const text = z.string().nullable();

export const leadSource = z.object({ id, name: z.string(), slug: z.string() });
export const archiveReason = z.object({ id, name: z.string(), slug: z.string(), requiresNote: z.boolean() });
export const label = z.object({
  id,
  title: z.string(),
  color: z.string(),
  textColor: text,
  description: text,
});

export const dealer = z.object({
  id,
  name: z.string(),
  alias: text,
  taxIdNumber: text,
  dealerType: z.enum(dealerTypes).nullable(),
});

export const representative = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: text,
  phone: text,
  bank: z.object({ id, name: z.string() }).nullable(),
  dealer: z.object({ id, name: z.string() }).nullable(),
});

/** A vehicle; `version` is its trim, prices are gross. */
export const vehicle = z.object({
  id,
  manufacturer: z.string(),
  model: z.string(),
  version: text,
  engine: text,
  shifter: text,
  body: text,
  bodyColor: text,
  orderNo: text,
  yearOfProduction: z.int().nullable(),
  grossCatalogPrice: amount,
  discount: percentage,
  grossSellPrice: amount,
});

const byName = { sort: { name: null }, defaultSort: 'name' } as const;

export const leadSources = {
  list: endpoint({
    method: 'GET',
    path: '/lead-sources',
    access: 'lead_source.get',
    summary: 'Where customers come from, in the agency’s order.',
    response: z.array(leadSource),
  }),
};

export const archiveReasons = {
  list: endpoint({
    method: 'GET',
    path: '/archive-reasons',
    access: 'opportunity.get',
    summary: 'Why opportunities are archived.',
    response: z.array(archiveReason),
  }),
};

export const labels = {
  list: endpoint({
    method: 'GET',
    path: '/labels',
    access: 'label.get',
    summary: 'Labels of opportunities.',
    response: z.array(label),
  }),
};

export const workers = {
  list: endpoint({
    method: 'GET',
    path: '/workers',
    access: 'signed-in',
    summary: 'Active staff, for choosing and mentioning people.',
    query: z.strictObject({ search: searchText.optional() }),
    response: z.array(person),
  }),
};

export const dealers = {
  list: endpoint({
    method: 'GET',
    path: '/dealers',
    access: 'dealer.get',
    summary: 'Dealers: showrooms and intermediaries.',
    query: listQuery({ ...byName, filters: {} }),
    response: pageOf(dealer),
  }),
  create: endpoint({
    method: 'POST',
    path: '/dealers',
    access: 'dealer.create',
    summary: 'Writes down a dealer.',
    body: dealerInput,
    response: dealer,
    creates: true,
  }),
};

export const representatives = {
  list: endpoint({
    method: 'GET',
    path: '/representatives',
    access: 'representative.get',
    summary: 'Contacts at banks and dealers.',
    query: listQuery({
      sort: { lastName: null },
      defaultSort: 'lastName',
      filters: {
        show_banks: flag(),
        show_dealers: flag(),
        bankId: anyOf(id),
        /** Those of inactive banks as well. */
        withInactive: flag(),
      },
    }),
    response: pageOf(representative),
  }),
  create: endpoint({
    method: 'POST',
    path: '/representatives',
    access: 'representative.create',
    summary: 'Writes down a contact at a bank or a dealer.',
    body: representativeInput,
    response: representative,
    creates: true,
  }),
};

export const vehicles = {
  list: endpoint({
    method: 'GET',
    path: '/vehicles',
    access: 'vehicle.get',
    summary: 'Vehicles of offers so far.',
    query: listQuery({
      sort: { manufacturer: null, createdAt: null },
      defaultSort: '-createdAt',
      filters: {},
    }),
    response: pageOf(vehicle),
  }),
};
