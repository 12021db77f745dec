import {
  customerInput,
  customerName,
  customerPatch,
  mergedCustomer,
  type CustomerMergeChoices,
} from '@szansa/domain/customer';

import { redirect } from '#modules/merging';
import { moveToCustomer } from '#modules/opportunities';
import { invalid, refuseStaleRemoval, verb, type StaffContext, type StaffWork } from '#platform';
import { emitChange, emitCustomer, lockedCustomer } from '../access.ts';
import { customerById, type Customer } from '../answers.ts';
import { linkOrganisations } from '../firm-queries.ts';
import { comparable, problemsOf, type CustomerState } from '../states.ts';
import { deleteCustomer, updateCustomer, type CustomerRow } from '../queries.ts';

interface Merge {
  /** Of the customer that goes. */
  readonly version: number;
  readonly into: string;
  readonly intoVersion: number;
  readonly keep: CustomerMergeChoices;
}

/** Locks two customers in the order of their ids, so that two merges never wait for each other. */
async function lockedBoth(work: StaffWork, id: string, into: string) {
  if (id < into) {
    const from = await lockedCustomer(work, id);
    return { from, to: await lockedCustomer(work, into) };
  }
  const to = await lockedCustomer(work, into);
  return { from: await lockedCustomer(work, id), to };
}

/** @throws 409 `stale_version` where a customer has visibly changed since the merge was prepared. */
function refuseStale(work: StaffWork, row: CustomerRow, readVersion: number): Promise<void> {
  return refuseStaleRemoval(work, {
    entity: 'customer',
    entityId: row.id,
    readVersion,
    currentVersion: row.version,
    current: comparable(row),
    schema: customerPatch,
  });
}

/** The customer who stays. @throws 422 when the whole breaks a rule, such as too many phones */
function settled(from: CustomerRow, to: CustomerRow, chosen: CustomerMergeChoices): CustomerState {
  const after = mergedCustomer(comparable(from), comparable(to), chosen);
  const named = after.customerOrganizations.map(({ id }) => ({ id }));
  const result = customerInput.safeParse({ ...after, customerOrganizations: named });
  if (!result.success) throw invalid(...problemsOf(result.error));
  return { ...result.data, customerOrganizations: after.customerOrganizations };
}

/**
 * Merges a customer into another one: moves the opportunities with all their records, applies the chosen value of each
 * field (rule CU9), and redirects the old address to the remaining customer, who is returned.
 * @throws 404, 409 `stale_version`, 422
 */
export function mergeCustomers(context: StaffContext, id: string, merge: Merge): Promise<Customer> {
  const { version, into, intoVersion, keep: chosen } = merge;
  if (id === into) throw invalid({ path: 'into', code: 'value_not_allowed' });
  return verb(context, async (work) => {
    const { from, to } = await lockedBoth(work, id, into);
    await refuseStale(work, from, version);
    await refuseStale(work, to, intoVersion);
    const after = settled(from, to, chosen);
    const named = (row: CustomerRow) => ({ id: row.id, name: customerName(row) });
    const opportunities = await moveToCustomer(work, named(from), named(to));
    // before the other one gets its numbers, which only one may have
    await deleteCustomer(work.db, id);
    const { customerOrganizations, ...columns } = after;
    const next = to.version + 1;
    const isArchived = from.isArchived && to.isArchived;
    await updateCustomer(work.db, into, { ...columns, isArchived, version: next });
    await linkOrganisations(
      work.db,
      into,
      customerOrganizations.map((firm) => firm.id),
    );
    await redirect(work.db, 'customer', id, into);
    const entry = { entity: 'customer', action: 'merge' } as const;
    await work.audit(
      { ...entry, entityId: id, before: comparable(from), after: { mergedInto: into } },
      {
        ...entry,
        entityId: into,
        version: next,
        before: comparable(to),
        after: { ...after, mergedFrom: id, opportunities },
      },
    );
    await work.platform.sessions.refresh(work, { entity: 'customer', id });
    emitCustomer(work, id);
    emitChange(work, into);
    return customerById(work, into);
  });
}
