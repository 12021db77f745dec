import { z } from 'zod';

import { newCustomer } from '../customer/index.ts';
import { orEmpty } from '../shared/index.ts';

const id = z.uuid('value_not_allowed');

/**
 * How a mail is accepted (rule RM6): for a customer there is or one who is written down with it, into an open opportunity
 * of that customer or, without one, a new one. One that answers a mail of ours has its opportunity, and names nothing.
 */
export const acceptanceInput = z
  .strictObject({
    customerId: id.optional(),
    customer: newCustomer.optional(),
    customerFileId: id.optional(),
    /** Of a new opportunity. */
    leadSourceId: orEmpty(id).optional(),
  })
  .refine(({ customerId, customer }) => customerId === undefined || customer === undefined, {
    message: 'value_not_allowed',
    path: ['customer'],
  })
  .refine(({ customerId, customerFileId }) => customerFileId === undefined || customerId !== undefined, {
    message: 'value_not_allowed',
    path: ['customerFileId'],
  });

export type AcceptanceInput = z.output<typeof acceptanceInput>;
