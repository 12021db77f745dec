import {
  mergedOrganisation,
  organisationPatch,
  type OrganisationInput,
  type OrganisationMergeChoices,
  type OrganisationPatch,
} from '@szansa/domain/customer-organisation';
import { v7 as uuidv7 } from 'uuid';

import { lockCustomersOf, moveToFirm } from '#modules/customers';
import { afterMerges, redirect } from '#modules/merging';
import { findCompanyToday } from '#modules/registry';
import {
  invalid,
  listAnswer,
  notFound,
  Refusal,
  refuseStaleRemoval,
  verb,
  type Module,
  type StaffContext,
  type StaffWork,
} from '#platform';
import { emitFirm, emitFirmChange, firmReaders, lockedFirm, readableFirm } from './access.ts';
import { firmById, firmMatches, firmsFound, firmsToMerge, type Organisation } from './answers.ts';
import { archiveFirm } from './archiving.ts';
import { deleteFirm, lockFirms, updateFirm, updateRegistered, type LockedFirm } from './queries.ts';
import { registeredFields, registeredOf } from './register.ts';
import { fieldsOf, saveFirm, settled, writeFirm } from './saving.ts';

/**
 * Writes down a firm.
 * @throws 409 `duplicate_organisation` for a known tax id, 422
 */
function createFirm(context: StaffContext, input: OrganisationInput): Promise<Organisation> {
  return verb(context, async (work) => {
    const id = uuidv7();
    await writeFirm(work, id, {
      name: input.name,
      taxIdNumber: input.taxIdNumber ?? null,
      legalForm: input.legalForm ?? null,
      regon: input.regon ?? null,
      krs: input.krs ?? null,
      street: input.street ?? null,
      postCode: input.postCode ?? null,
      city: input.city ?? null,
      country: input.country ?? null,
    });
    return firmById(work, id);
  });
}

/**
 * Changes fields of a firm, for all of its customers.
 * @throws 404, 409 `stale_version` or `duplicate_organisation`, 422
 */
function changeFirm(
  context: StaffContext,
  id: string,
  { version, changes }: { readonly version: number; readonly changes: OrganisationPatch },
): Promise<Organisation> {
  return verb(context, async (work) => {
    await saveFirm(work, id, { lock: () => lockedFirm(work, id), readVersion: version, changes });
    return firmById(work, id);
  });
}

/**
 * Stores a firm's current data from the register. Data entered by staff is not changed.
 * @throws 404, 409 `wrong_state` for a firm without a tax id, or whose tax id has changed meanwhile; errors of the
 * register
 */
async function askRegister(context: StaffContext, id: string): Promise<Organisation> {
  const { taxIdNumber } = await readableFirm(context, id);
  if (taxIdNumber === null) throw new Refusal('wrong_state');
  // queried outside of the transaction: a register may take seconds
  const company = await findCompanyToday(context, taxIdNumber);
  return verb(context, async (work) => {
    const row = await lockedFirm(work, id);
    if (row.taxIdNumber !== taxIdNumber) throw new Refusal('wrong_state');
    await updateRegistered(work.db, id, registeredFields(company));
    await work.audit({ entity: 'customer_organisation', entityId: id, action: 'ask_register' });
    emitFirmChange(work, id);
    return firmById(work, id);
  });
}

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
function mergeFirms(context: StaffContext, id: string, merge: Merge): Promise<Organisation> {
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

/** Firms of customers, and their data from public registers. */
export const customerOrganisationsModule = {
  routes: {
    customerOrganisations: {
      list: ({ query, context }) => listAnswer(query, firmsFound(context, query)),
      get: ({ params, context }) =>
        afterMerges(context, 'customer_organisation', params.id, (id) => firmById(context, id)),
      create: ({ body, context }) => createFirm(context, body),
      update: ({ params, body, context }) => changeFirm(context, params.id, body),
      archive: ({ params, body, context }) => archiveFirm(context, params.id, { ...body, isArchived: true }),
      unarchive: ({ params, body, context }) =>
        archiveFirm(context, params.id, { ...body, isArchived: false }),
      askRegister: ({ params, context }) => askRegister(context, params.id),
      matches: ({ query, context }) => firmMatches(context, query),
      mergePreview: ({ params, query, context }) => firmsToMerge(context, params.id, query.into),
      merge: ({ params, body, context }) => mergeFirms(context, params.id, body),
    },
  },
  rooms: (actor) => (actor.can('customer_organisation.get') ? [firmReaders] : []),
  watchable: { customer_organisation: readableFirm },
} as const satisfies Module;
