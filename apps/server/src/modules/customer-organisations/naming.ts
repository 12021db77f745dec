import type { CustomerOrganisationInput } from '@szansa/domain/customer';
import { v7 as uuidv7 } from 'uuid';

import { invalid, lockIdentifiers, type StaffWork } from '#platform';
import { lockedFirm } from './access.ts';
import { findFirmByTaxId, findNamed, type NamedFirm } from './queries.ts';
import { saveFirm, writeNamedFirm } from './saving.ts';

/** The firms that a customer is to have. */
export interface RequestedFirms {
  readonly firms: readonly NamedFirm[];
  /** Ids of those that are to be written down when the customer is saved. */
  readonly unwritten: ReadonlySet<string>;
}

interface Known {
  readonly firm: NamedFirm;
  /** The name it is to have from now on. */
  readonly newName?: string;
}

/** The firm there is that a customer's change names; null for one to be written down. */
async function knownFirm(
  { db }: StaffWork,
  { name = '', taxIdNumber }: CustomerOrganisationInput,
  left: NamedFirm[],
): Promise<Known | null> {
  const at = left.findIndex(
    (one) => one.name === name && (taxIdNumber === undefined || taxIdNumber === one.taxIdNumber),
  );
  const [own] = at === -1 ? [] : left.splice(at, 1);
  if (own) return { firm: own };
  if (!taxIdNumber) return null;
  const firm = await findFirmByTaxId(db, taxIdNumber);
  if (!firm) return null;
  return { firm: { ...firm, taxIdNumber }, ...(firm.name === name ? {} : { newName: name }) };
}

/**
 * Returns the firms of a customer's change, each in its new state. A firm with a known tax id is the existing one,
 * under the name given here (rule CU8). Other writers of the same tax ids wait.
 * @param linked those the customer has
 * @throws 422 for a firm that does not exist, or a new name by a user who may not edit firms
 */
export async function requestedFirms(
  work: StaffWork,
  named: readonly CustomerOrganisationInput[],
  linked: readonly NamedFirm[],
): Promise<RequestedFirms> {
  await lockIdentifiers(
    work.db,
    named.flatMap(({ taxIdNumber }) => taxIdNumber ?? []),
  );
  const mayName = work.actor.can('customer_organisation.get');
  const ids = named.flatMap(({ id }) => id ?? []);
  const others = ids.filter((id) => !linked.some((one) => one.id === id));
  const byId = [...linked, ...(mayName ? await findNamed(work.db, others) : [])];
  const left = linked.filter(({ id }) => !ids.includes(id));
  const firms: NamedFirm[] = [];
  const unwritten = new Set<string>();
  for (const [index, one] of named.entries()) {
    if (one.id !== undefined) {
      const firm = byId.find(({ id }) => id === one.id);
      if (!firm) throw invalid({ path: `customerOrganizations.${index}.id`, code: 'value_not_allowed' });
      firms.push(firm);
      continue;
    }
    const known = await knownFirm(work, one, left);
    if (known?.newName !== undefined) {
      await rename(work, known.firm.id, known.newName, `customerOrganizations.${index}.name`);
    }
    if (known) {
      firms.push({ ...known.firm, name: known.newName ?? known.firm.name });
      continue;
    }
    const id = uuidv7();
    unwritten.add(id);
    firms.push({ id, name: one.name ?? '', taxIdNumber: one.taxIdNumber ?? null });
  }
  return { firms, unwritten };
}

/** Renames a firm. @throws 422 for a user who may not edit firms */
async function rename(work: StaffWork, id: string, name: string, path: string): Promise<void> {
  if (!work.actor.can('customer_organisation.edit')) throw invalid({ path, code: 'organisation_renamed' });
  const row = await lockedFirm(work, id);
  await saveFirm(work, id, {
    lock: () => Promise.resolve(row),
    readVersion: row.version,
    changes: { name },
  });
}

/** Writes down those of a customer's firms that are not yet. */
export async function storeFirms(work: StaffWork, { firms, unwritten }: RequestedFirms): Promise<void> {
  for (const { id, name, taxIdNumber } of firms) {
    if (unwritten.has(id)) await writeNamedFirm(work, id, { name, taxIdNumber });
  }
}
