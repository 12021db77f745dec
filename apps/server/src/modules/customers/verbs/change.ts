import { customerInput, customerPatch, type CustomerPatch } from '@szansa/domain/customer';

import { requestedFirms, type NamedFirm } from '#modules/customer-organisations';
import { changeRecord, invalid, valueAsRead, verb, type StaffContext, type StaffWork } from '#platform';
import { emitChange, lockedCustomer, readableCustomer } from '../access.ts';
import { customerById, type Customer } from '../answers.ts';
import { refuseDuplicate, refuseUnborn } from '../identifiers.ts';
import { mergedFirms } from '../merged-firms.ts';
import { comparable, problemsOf, saveOrganisations, type CustomerState } from '../states.ts';
import { updateCustomer, type CustomerRow } from '../queries.ts';

/** A change of a customer with its firms resolved to records. */
type Changes = Omit<CustomerPatch, 'customerOrganizations'> & {
  readonly customerOrganizations?: readonly NamedFirm[];
};

/** The whole customer after a change. @throws 422 when it would break a rule of customers. */
function merged(before: CustomerState, { customerOrganizations, ...changes }: Changes): CustomerState {
  const firms = customerOrganizations ?? before.customerOrganizations;
  // the rules only check whether there are firms
  const named = firms.map(({ name }) => ({ name }));
  const result = customerInput.safeParse({ ...before, ...changes, customerOrganizations: named });
  if (result.success) return { ...result.data, customerOrganizations: firms };
  throw invalid(...problemsOf(result.error));
}

const isFirms = (value: unknown): value is readonly NamedFirm[] => Array.isArray(value);

/** The firms a customer is to have, with what others did to them since the version read; null where both cannot be. */
async function firmsNow(
  work: StaffWork,
  id: string,
  { version: readVersion, requested, now }: FirmsChange,
): Promise<readonly NamedFirm[] | null> {
  const read = await valueAsRead(work, {
    entity: 'customer',
    entityId: id,
    readVersion,
    field: 'customerOrganizations',
  });
  return isFirms(read) ? mergedFirms(read, now, requested) : null;
}

interface FirmsChange {
  readonly version: number;
  readonly requested: readonly NamedFirm[];
  readonly now: readonly NamedFirm[];
}

/**
 * Changes fields of a customer. Firms that others added or removed meanwhile remain added or removed.
 * @throws 404, 409 `stale_version` or `duplicate_customer`, 422 when the whole breaks a rule.
 */
export function changeCustomer(
  context: StaffContext,
  id: string,
  input: {
    readonly version: number;
    readonly changes: CustomerPatch;
    /** Whether a customer with the same firm is another person. */
    readonly isAnotherPerson?: boolean | undefined;
  },
): Promise<Customer> {
  return verb(context, async (work) => {
    const { customerOrganizations: named, ...columns } = input.changes;
    // before the customer is locked: this renames firms, which updates the search text of all their customers
    const linked = named ? (await readableCustomer(work, id)).customerOrganizations : [];
    const requested = named && (await requestedFirms(work, named, linked));
    let changes: Changes = { ...columns, ...(requested ? { customerOrganizations: requested.firms } : {}) };
    let isMerged = false;
    await changeRecord<'customer', CustomerRow, CustomerState>(work, {
      entity: 'customer',
      entityId: id,
      action: 'edit',
      lock: async () => {
        const row = await lockedCustomer(work, id);
        const { version } = input;
        const firms =
          requested &&
          (await firmsNow(work, id, { version, requested: requested.firms, now: row.customerOrganizations }));
        isMerged = Boolean(firms);
        if (firms) changes = { ...columns, customerOrganizations: firms };
        return row;
      },
      fields: comparable,
      readVersion: input.version,
      schema: customerPatch,
      // firms that are merged collide with nothing
      patch: () => (isMerged ? columns : changes),
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
        const firms = changes.customerOrganizations;
        if (requested && firms) await saveOrganisations(work, id, { ...requested, firms });
      },
      emit: () => emitChange(work, id),
    });
    return customerById(work, id);
  });
}
