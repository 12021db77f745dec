import { representative, representativeInput } from '@szansa/domain/representative';
import { z } from 'zod';

import { flag, schemaNames } from '../contract/index.ts';
import { offersEndpoint, recordEndpoints, recordName } from './record-endpoints.ts';
import { rowShape } from './record-shapes.ts';
import { id } from './records.ts';

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

const house = {
  /** Either the bank or the dealer they belong to; the other is null. */
  bank: markedBank.nullable(),
  dealer: recordName.nullable(),
};

/** A representative as offers show one. */
export const contact = z
  .object({ id, ...rowShape(representative), ...house })
  .register(schemaNames, { id: 'Contact' });

export const representatives = {
  ...recordEndpoints(representative, {
    row: {
      ...house,
      /** Offers of opportunities the caller may read. */
      offerCount: z.int(),
    },
    input: representativeInput,
    filters: {
      show_banks: flag(),
      show_dealers: flag(),
      /** Those of inactive banks as well. */
      withInactive: flag(),
    },
    sorts: ['lastUsed'],
    defaultSort: 'lastName',
    lists:
      'Lists contacts at banks and dealers; by `-lastUsed`, those the caller made an offer with last come first.',
  }),
  offers: offersEndpoint(representative),
};
