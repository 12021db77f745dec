import {
  customerInput,
  customerPatch,
  type CustomerInput,
  type CustomerPatch,
} from '@szansa/domain/customer';
import { isMessageCode } from '@szansa/domain/language';

import { changeRecord, invalid, verb, type StaffContext } from '#platform';
import { announceChange, lockedCustomer } from '../access.ts';
import { customerById, type Customer } from '../answers.ts';
import { refuseDuplicate, refuseUnborn } from '../identifiers.ts';
import { firmsOf, saveOrganisations } from '../organisations.ts';
import { updateCustomer, type CustomerRow } from '../queries.ts';

/** The customer under the names a change uses, firms without their ids. */
function comparable(row: CustomerRow): CustomerInput {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    street: row.street,
    postCode: row.postCode,
    city: row.city,
    country: row.country,
    personalIdNumber: row.personalIdNumber,
    taxIdNumber: row.taxIdNumber,
    emails: row.emails,
    phones: row.phones,
    customerOrganizations: firmsOf(row),
    note: row.note,
  };
}

/** The whole customer after a change. @throws 422 when it would break a rule of customers. */
function merged(before: CustomerInput, changes: CustomerPatch): CustomerInput {
  const result = customerInput.safeParse({ ...before, ...changes });
  if (result.success) return result.data;
  throw invalid(
    ...result.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      code: isMessageCode(issue.message) ? issue.message : 'format_invalid',
    })),
  );
}

/** For somebody from whom tax ids are hidden: a firm of the same name is the same firm, and keeps its own. */
function keepingHidden(
  { actor }: Pick<StaffContext, 'actor'>,
  changes: CustomerPatch,
  before: CustomerInput,
): CustomerPatch {
  const firms = changes.customerOrganizations;
  if (!firms || !actor.excludedFields.has('customer.taxIdNumber')) return changes;
  const left = [...before.customerOrganizations];
  const customerOrganizations = firms.map(({ name }) => {
    const at = left.findIndex((one) => one.name === name);
    const [kept] = at === -1 ? [] : left.splice(at, 1);
    return kept ?? { name, taxIdNumber: null };
  });
  return { ...changes, customerOrganizations };
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
    await changeRecord(work, {
      entity: 'customer',
      entityId: id,
      action: 'edit',
      lock: () => lockedCustomer(work, id),
      fields: comparable,
      readVersion: input.version,
      schema: customerPatch,
      patch: (before) => keepingHidden(context, input.changes, before),
      merge: async (before) => {
        const after = merged(before, keepingHidden(context, input.changes, before));
        if (after.personalIdNumber !== before.personalIdNumber) refuseUnborn(after.personalIdNumber);
        const { isAnotherPerson = false } = input;
        await refuseDuplicate(work, { customerId: id, before, after, isAnotherPerson });
        return after;
      },
      save: async ({ row, after, version }) => {
        const { customerOrganizations, ...columns } = after;
        await updateCustomer(work.db, id, { ...columns, version });
        if (input.changes.customerOrganizations) {
          await saveOrganisations(work, id, customerOrganizations, row.customerOrganizations);
        }
      },
      announce: () => announceChange(work, id),
    });
    return customerById(work, id);
  });
}
