import type { CustomerInput } from '@szansa/domain/customer';
import { v7 as uuidv7 } from 'uuid';

import { requestedFirms } from '#modules/customer-organisations';
import { verb, type StaffContext } from '#platform';
import { emitCustomer } from '../access.ts';
import { customerById, type Customer } from '../answers.ts';
import { refuseDuplicate, refuseUnborn } from '../identifiers.ts';
import { saveOrganisations } from '../states.ts';
import { insertCustomer } from '../queries.ts';

interface NewCustomer {
  readonly customer: CustomerInput;
  /** Whether a customer with the same firm is another person. */
  readonly isAnotherPerson: boolean;
}

/**
 * Writes down a customer.
 * @throws 409 `duplicate_customer` for a known tax id or personal id, 422 `pesel_future`, or for a firm there is not.
 */
export function createCustomer(
  context: StaffContext,
  { customer: input, isAnotherPerson }: NewCustomer,
): Promise<Customer> {
  refuseUnborn(input.personalIdNumber);
  return verb(context, async (work) => {
    const { customerOrganizations: named, ...columns } = input;
    const requested = await requestedFirms(work, named, []);
    const after = { ...columns, customerOrganizations: requested.firms };
    await refuseDuplicate(work, { customerId: null, after, isAnotherPerson });
    const id = uuidv7();
    await insertCustomer(work.db, { ...columns, id, addedBy: work.actor.userId });
    await saveOrganisations(work, id, requested);
    await work.audit({
      entity: 'customer',
      entityId: id,
      version: 1,
      action: 'create',
      after,
    });
    emitCustomer(work, id);
    return customerById(work, id);
  });
}
