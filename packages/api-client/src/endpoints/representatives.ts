import { excludable } from '@szansa/domain/access';
import { representativeInput, representativePatch } from '@szansa/domain/representative';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { recordEndpoints, recordName } from './record-endpoints.ts';
import { id, instant } from './records.ts';

/** A bank as its contacts and offers show it, with its colour and logo. */
export const markedBank = z
  .object({
    id,
    name: z.string(),
    color: z.string().nullable(),
    /** The file of its logo. */
    logo: z.object({ id }).nullable(),
  })
  .register(schemaNames, { id: 'MarkedBank' });

/** A representative as offers show one. */
export const contact = z
  .object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    emails: excludable('representative.contact', z.array(z.string())),
    phones: excludable('representative.contact', z.array(z.string())),
    /** Either the bank or the dealer they belong to; the other is null. */
    bank: markedBank.nullable(),
    dealer: recordName.nullable(),
  })
  .register(schemaNames, { id: 'Contact' });

const listed = contact.extend({
  /** Offers of opportunities the caller may read. */
  offerCount: z.int(),
  createdAt: instant,
});

const representative = listed
  .extend({
    note: excludable('representative.note', z.string().nullable()),
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'Representative' });

export const representatives = {
  list: endpoint({
    method: 'GET',
    path: '/representatives',
    access: 'representative.get',
    summary:
      'Lists contacts at banks and dealers; by `-lastUsed`, those the caller made an offer with last come first.',
    query: listQuery({
      sort: { lastName: null, createdAt: null, lastUsed: null },
      defaultSort: 'lastName',
      filters: {
        show_banks: flag(),
        show_dealers: flag(),
        bankId: anyOf(id),
        dealerId: anyOf(id),
        /** Those of inactive banks as well. */
        withInactive: flag(),
      },
    }),
    response: pageOf(listed),
  }),
  ...recordEndpoints({
    entity: 'representative',
    resource: 'representatives',
    one: 'a representative',
    record: representative,
    input: representativeInput,
    patch: representativePatch,
  }),
};
