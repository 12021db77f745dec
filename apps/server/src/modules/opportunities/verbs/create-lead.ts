import type { LeadInput } from '@szansa/domain/opportunity';

import { createCustomer } from '#modules/customers';
import { denied, joining, refusedWithin, verb, type StaffContext } from '#platform';
import type { OpportunityAnswer } from '../answers.ts';
import { createOpportunity } from './create.ts';

/**
 * Writes down a customer and opens an opportunity for them, in one transaction.
 * @throws 403 for who may not write customers down, and what both verbs refuse: fields of the customer as `customer.…`.
 */
export async function createLead(
  context: StaffContext,
  { customer, ...start }: LeadInput,
): Promise<OpportunityAnswer> {
  if (!context.actor.can('customer.create')) throw denied();
  return verb(context, async (work) => {
    const joined = joining(work);
    const { id } = await refusedWithin('customer', () => createCustomer(joined, customer));
    return createOpportunity(joined, { customerId: id, ...start });
  });
}
