import {
  mergedOrganisation,
  organisationPatch,
  type OrganisationMergeChoices,
} from '@szansa/domain/customer-organisation';

import { lockCustomersOf, moveToFirm } from '#modules/customers';
import { redirect } from '#modules/merging';
import { invalid, notFound, refuseStaleRemoval, verb, type StaffContext, type StaffWork } from '#platform';
import { emitFirm } from '../access.ts';
import { firmById, type Organisation } from '../answers.ts';
import { deleteFirm, lockFirms, updateFirm, type LockedFirm } from '../queries.ts';
import { registeredOf } from '../register.ts';
import { fieldsOf, settled } from '../saving.ts';

interface Merge {
  /** Of the firm that goes. */
  readonly version: number;
  readonly into: string;
  readonly intoVersion: number;
  readonly keep: OrganisationMergeChoices;
}

/** @throws 409 `stale_version` where a firm has visibly changed since the merge was prepared. */
function refuseStale(work: StaffWork, row: LockedFirm, readVersion: number): Promise<void> {
  return refuseStaleRemoval(work, {
    entity: 'customer_organisation',
    entityId: row.id,
    readVersion,
    currentVersion: row.version,
    current: fieldsOf(row),
    schema: organisationPatch,
  });
}

/**
 * Merges a firm into another one: moves its customers, applies the chosen value of each field (rule CO7), and redirects
 * the old address to the remaining firm, which is returned.
 * @throws 404, 409 `stale_version`, 422
 */
export function mergeFirms(context: StaffContext, id: string, merge: Merge): Promise<Organisation> {
  const { version, into, intoVersion, keep: chosen } = merge;
  if (id === into) throw invalid({ path: 'into', code: 'value_not_allowed' });
  return verb(context, async (work) => {
    const rows = await lockFirms(work.db, [id, into]);
    const [from, to] = [rows.find((row) => row.id === id), rows.find((row) => row.id === into)];
    if (!from || !to) throw notFound();
    await refuseStale(work, from, version);
    await refuseStale(work, to, intoVersion);
    const after = settled(mergedOrganisation(fieldsOf(from), fieldsOf(to), chosen));
    // a customer who gets the firm meanwhile has it before it goes, and is moved as well
    await lockFirms(work.db, [id], { against: 'naming' });
    await lockCustomersOf(work.db, [id, into]);
    const customers = await moveToFirm(work.db, id, into);
    // before the other one gets its tax id, which only one may have
    await deleteFirm(work.db, id);
    const next = to.version + 1;
    await updateFirm(work.db, into, {
      ...after,
      ...(after.taxIdNumber === to.taxIdNumber ? {} : registeredOf(after.taxIdNumber)),
      isArchived: from.isArchived && to.isArchived,
      version: next,
    });
    await redirect(work.db, 'customer_organisation', id, into);
    const entry = { entity: 'customer_organisation', action: 'merge' } as const;
    await work.audit(
      { ...entry, entityId: id, before: fieldsOf(from), after: { mergedInto: into } },
      {
        ...entry,
        entityId: into,
        version: next,
        before: fieldsOf(to),
        after: { ...after, mergedFrom: id, customers },
      },
    );
    await work.platform.sessions.refresh(work, { entity: 'customer_organisation', id });
    emitFirm(work, id);
    emitFirm(work, into);
    return firmById(work, into);
  });
}
