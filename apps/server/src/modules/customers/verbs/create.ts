import type { CustomerInput } from '@szansa/domain/customer';
import { v7 as uuidv7 } from 'uuid';

import { verb, type StaffContext } from '#platform';
import { announceChange } from '../access.ts';
import { customerById, type Customer } from '../answers.ts';
import { refuseDuplicate, refuseUnborn } from '../identifiers.ts';
import { saveOrganisations } from '../organisations.ts';
import { insertCustomer } from '../queries.ts';

interface NewCustomer {
  readonly customer: CustomerInput;
  /** Whoever has the same firm is somebody else. */
  readonly isAnotherPerson: boolean;
}

/**
 * Writes down a customer.
 * @throws 409 `duplicate_customer` for a known tax id or personal id, 422 `pesel_future`.
 */
export function createCustomer(
  context: StaffContext,
  { customer: input, isAnotherPerson }: NewCustomer,
): Promise<Customer> {
  refuseUnborn(input.personalIdNumber);
  return verb(context, async (work) => {
    await refuseDuplicate(work, { customerId: null, after: input, isAnotherPerson });
    const { customerOrganizations, ...columns } = input;
    const id = uuidv7();
    await insertCustomer(work.db, { ...columns, id, addedBy: work.actor.userId });
    await saveOrganisations(work, id, customerOrganizations);
    await work.audit({
      entity: 'customer',
      entityId: id,
      version: 1,
      action: 'create',
      after: input,
    });
    announceChange(work, id);
    return customerById(work, id);
  });
}
