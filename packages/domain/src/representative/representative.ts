import { z } from 'zod';

import { email, phone } from '../identity/index.ts';
import { line, orEmpty } from '../shared/index.ts';

/** A contact at a bank or at a dealer: one of the two, never both (specification, section 5). */
export const representativeInput = z
  .strictObject({
    firstName: line(100),
    lastName: line(100),
    email: orEmpty(email).optional(),
    phone: orEmpty(phone).optional(),
    bankId: z.uuid('value_not_allowed').optional(),
    dealerId: z.uuid('value_not_allowed').optional(),
  })
  .superRefine((representative, context) => {
    if (Boolean(representative.bankId) === Boolean(representative.dealerId)) {
      context.addIssue({ code: 'custom', message: 'bank_or_dealer', path: ['bankId'] });
    }
  });
