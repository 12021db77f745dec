import { z } from 'zod';

import { nip } from '../identity/index.ts';
import { line, orEmpty } from '../shared/index.ts';

export const dealerTypes = ['supplier', 'intermediary'] as const;
export type DealerType = (typeof dealerTypes)[number];

export const dealerInput = z.strictObject({
  name: line(200),
  alias: orEmpty(line(60)).optional(),
  taxIdNumber: orEmpty(nip).optional(),
  dealerType: orEmpty(z.enum(dealerTypes, 'value_not_allowed')).optional(),
});
