import { z } from 'zod';

import { excludable } from '../access/index.ts';
import { nip } from '../identity/index.ts';
import { line, orEmpty } from '../shared/index.ts';

export const dealerTypes = ['supplier', 'intermediary'] as const;
export type DealerType = (typeof dealerTypes)[number];

/** The fields of a dealer (specification, section 3), each of which may be left out of a change. */
export const dealerPatch = z.strictObject({
  name: line(200).optional(),
  alias: orEmpty(line(60)).optional(),
  taxIdNumber: orEmpty(nip).optional(),
  dealerType: orEmpty(z.enum(dealerTypes, 'value_not_allowed')).optional(),
  mainOfficeAddress: excludable('dealer.addresses', orEmpty(line(300))),
  companyAddress: excludable('dealer.addresses', orEmpty(line(300))),
  /** Where vehicles are handed out. */
  handoutAddress: excludable('dealer.addresses', orEmpty(line(300))),
});

export type DealerPatch = z.output<typeof dealerPatch>;

/** A dealer as staff write it down: its name is enough. */
export const dealerInput = dealerPatch.extend({ name: line(200) });

export type DealerInput = z.output<typeof dealerInput>;
