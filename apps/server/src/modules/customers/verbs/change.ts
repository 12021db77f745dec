import { customerInput, customerPatch, type CustomerPatch } from '@szansa/domain/customer';

import { wantedFirms, type NamedFirm } from '#modules/customer-organisations';
import { changeRecord, invalid, verb, type StaffContext } from '#platform';
import { announceChange, lockedCustomer, readableCustomer } from '../access.ts';
import { customerById, type Customer } from '../answers.ts';
import { refuseDuplicate, refuseUnborn } from '../identifiers.ts';
import { comparable, problemsOf, saveOrganisations, type CustomerState } from '../states.ts';
import { updateCustomer, type CustomerRow } from '../queries.ts';

/** A change of a customer that says which firms it means. */
type Changes = Omit<CustomerPatch, 'customerOrganizations'> & {
  readonly customerOrganizations?: readonly NamedFirm[];
};

/** The whole customer after a change. @throws 422 when it would break a rule of customers. */
function merged(before: CustomerState, { customerOrganizations, ...changes }: Changes): CustomerState {
  const firms = customerOrganizations ?? before.customerOrganizations;
  // of firms the rules ask whether there are any
  const named = firms.map(({ name }) => ({ name }));
  const result = customerInput.safeParse({ ...before, ...changes, customerOrganizations: named });
  if (result.success) return { ...result.data, customerOrganizations: firms };
  throw invalid(...problemsOf(result.error));
}

/**
 * Changes fields of a customer.
 * @throws 404, 409 `stale_version` or `duplicate_customer`, 422 when the whole breaks a rule.
 */
export function changeCustomer(
  context: StaffContext,
  id: string,
  input: {
    readonly version: number;
    readonly changes: CustomerPatch;
    /** Whoever has the same firm is somebody else. */
    readonly isAnotherPerson?: boolean | undefined;
  },
): Promise<Customer> {
  return verb(context, async (work) => {
    const { customerOrganizations: named, ...columns } = input.changes;
    // before the customer is held: firms get their names here, which all their customers are found by
    const linked = named ? (await readableCustomer(work, id)).customerOrganizations : [];
    const wanted = named && (await wantedFirms(work, named, linked));
    const changes: Changes = { ...columns, ...(wanted ? { customerOrganizations: wanted.firms } : {}) };
    await changeRecord<'customer', CustomerRow, CustomerState>(work, {
      entity: 'customer',
      entityId: id,
      action: 'edit',
      lock: () => lockedCustomer(work, id),
      fields: comparable,
      readVersion: input.version,
      schema: customerPatch,
      patch: changes,
      merge: async (before) => {
        const after = merged(before, changes);
        if (after.personalIdNumber !== before.personalIdNumber) refuseUnborn(after.personalIdNumber);
        const { isAnotherPerson = false } = input;
        await refuseDuplicate(work, { customerId: id, before, after, isAnotherPerson });
        return after;
      },
      save: async ({ after, version }) => {
        const { customerOrganizations: _firms, ...written } = after;
        await updateCustomer(work.db, id, { ...written, version });
        if (wanted) await saveOrganisations(work, id, wanted);
      },
      announce: () => announceChange(work, id),
    });
    return customerById(work, id);
  });
}
