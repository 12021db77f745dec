import {
  hasFittingPostCode,
  settledPostCode,
  type OrganisationPatch,
} from '@szansa/domain/customer-organisation';
import { organisationPatch } from '@szansa/domain/customer-organisation';
import { withoutLeftOut } from '@szansa/domain/shared';

import { cachedCompany } from '#modules/registry';
import { changeRecord, invalid, lockIdentifiers, Refusal, type StaffWork } from '#platform';
import { emitFirm, emitFirmChange } from './access.ts';
import { findFirmByTaxId, insertFirm, updateFirm, type FirmFields, type LockedFirm } from './queries.ts';
import { filledFromRegister, registeredOf } from './register.ts';

/** @throws 409 `duplicate_organisation` with the firm that has the tax id; other writers of the same tax id wait. */
async function refuseKnown({ db }: StaffWork, taxIdNumber: string | null): Promise<void> {
  if (taxIdNumber === null) return;
  await lockIdentifiers(db, [taxIdNumber]);
  const known = await findFirmByTaxId(db, taxIdNumber);
  if (known) {
    throw new Refusal('duplicate_organisation', { customerOrganisationId: known.id, name: known.name });
  }
}

/** A firm's fields as they are stored. @throws 422 for a post code that its country cannot have */
export function settled(fields: FirmFields): FirmFields {
  if (!hasFittingPostCode(fields)) throw invalid({ path: 'postCode', code: 'post_code_format' });
  return { ...fields, postCode: settledPostCode(fields) };
}

/** Writes a firm down. @throws 409 `duplicate_organisation`, 422 */
export async function writeFirm(work: StaffWork, id: string, fields: FirmFields): Promise<void> {
  await refuseKnown(work, fields.taxIdNumber);
  const after = settled(fields);
  await insertFirm(work.db, {
    ...after,
    ...registeredOf(after.taxIdNumber),
    id,
    addedBy: work.actor.userId,
  });
  await work.audit({ entity: 'customer_organisation', entityId: id, version: 1, action: 'create', after });
  emitFirm(work, id);
}

/** Creates a firm from the name and tax id in a customer's form. @throws as `writeFirm` */
export function writeNamedFirm(
  work: StaffWork,
  id: string,
  named: Pick<FirmFields, 'name' | 'taxIdNumber'>,
): Promise<void> {
  const company = named.taxIdNumber === null ? undefined : cachedCompany(named.taxIdNumber);
  return writeFirm(work, id, filledFromRegister(named, company));
}

/** What staff write of a firm. */
export function fieldsOf(row: LockedFirm): FirmFields {
  const { id: _id, isArchived: _isArchived, version: _version, ...fields } = row;
  return fields;
}

/**
 * Changes fields of a firm, for all of its customers.
 * @param lock locks the firm
 * @throws 409 `stale_version` or `duplicate_organisation`, 422, what `lock` throws
 */
export async function saveFirm(
  work: StaffWork,
  id: string,
  change: {
    readonly lock: () => Promise<LockedFirm>;
    readonly readVersion: number;
    readonly changes: OrganisationPatch;
  },
): Promise<void> {
  await changeRecord<'customer_organisation', LockedFirm, FirmFields>(work, {
    entity: 'customer_organisation',
    entityId: id,
    action: 'edit',
    lock: change.lock,
    fields: fieldsOf,
    readVersion: change.readVersion,
    schema: organisationPatch,
    patch: change.changes,
    merge: async (before) => {
      const after = settled({ ...before, ...withoutLeftOut(change.changes) });
      if (after.taxIdNumber !== before.taxIdNumber) await refuseKnown(work, after.taxIdNumber);
      return after;
    },
    save: ({ before, after, version }) =>
      updateFirm(work.db, id, {
        ...after,
        version,
        // another number is another company
        ...(after.taxIdNumber === before.taxIdNumber ? {} : registeredOf(after.taxIdNumber)),
      }),
    emit: () => emitFirmChange(work, id),
  });
}
