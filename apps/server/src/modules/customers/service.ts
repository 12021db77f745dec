import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { customerInput, customerName, type CustomerInput, type CustomerPatch } from '@szansa/domain/customer';
import { isBornAfter, maskPesel } from '@szansa/domain/identity';
import { isMessageCode } from '@szansa/domain/language';
import { warsawDay } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import {
  changeRecord,
  conflict,
  invalid,
  listAnswer,
  notFound,
  Refusal,
  saveNextVersion,
  verb,
  type Actor,
  type HandlerInput,
  type StaffContext,
  type StaffReading,
  type Work,
} from '../platform.ts';
import { matchesOf } from './matches.ts';
import {
  countCustomers,
  ensureOrganisation,
  findCustomer,
  findMatches,
  insertCustomer,
  linkOrganisations,
  listCustomers,
  lockIdentifiers,
  setArchived,
  updateCustomer,
  type CustomerFilters,
  type CustomerRow,
} from './queries.ts';
import { searchColumnFor } from './searching.ts';

type Customers = Endpoints['customers'];
type ListQuery = HandlerInput<Customers['list']>['query'];
type Customer = Data<Customers['get']>;

function filtersOf(actor: Actor, query: ListQuery): CustomerFilters {
  return {
    search: query.search,
    searchColumn: searchColumnFor(actor),
    isArchived: query.isArchived ?? false,
    addedBy: query.isMine ? actor.userId : undefined,
    hasOrganisation: query.hasOrganisation,
  };
}

/** One page of customers, and how many there are. */
export function listOfCustomers({ db, actor }: StaffReading, query: ListQuery) {
  const filters = filtersOf(actor, query);
  return listAnswer(query, {
    rows: listCustomers(db, filters, query),
    count: countCustomers(db, filters),
    item: (row) => ({ ...row, name: customerName(row) }),
  });
}

function described(row: CustomerRow, actor: Actor): Customer {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    name: customerName(row),
    personalIdNumber: row.personalIdNumber && maskPesel(row.personalIdNumber),
    can: {
      edit: actor.can('customer.edit'),
      openOpportunity: actor.can('opportunity.create') && !row.isArchived,
    },
  };
}

/** @throws 404 */
export async function customerById(reading: StaffReading, id: string): Promise<Customer> {
  const row = await findCustomer(reading.db, id);
  if (!row) throw notFound();
  return described(row, reading.actor);
}

/** @throws 422 for a birth date after today, which no schema can know. */
function refuseUnborn(personalIdNumber: string | null): void {
  if (personalIdNumber !== null && isBornAfter(personalIdNumber, warsawDay(new Date()))) {
    throw invalid({ path: 'personalIdNumber', code: 'pesel_future' });
  }
}

/** @throws 409 `duplicate_customer` with the customer who has the tax id or personal id already. */
async function refuseDuplicate(work: Work, input: CustomerInput, except: string | null): Promise<void> {
  const { taxIdNumber, personalIdNumber } = input;
  const identifiers = [taxIdNumber, personalIdNumber].filter((one) => one !== null);
  if (identifiers.length === 0) return;
  await lockIdentifiers(work.db, identifiers);
  const [found] = await findMatches(work.db, { taxIdNumber, personalIdNumber }, except);
  if (!found) return;
  const name = customerName(found);
  const field =
    found.taxIdNumber !== null && found.taxIdNumber === taxIdNumber ? 'taxIdNumber' : 'personalIdNumber';
  throw conflict(
    'duplicate_customer',
    { customerId: found.id, name, addedBy: found.addedBy, field },
    { name },
  );
}

async function saveOrganisations(
  work: Work,
  customerId: string,
  wanted: CustomerInput['customerOrganizations'],
  linked: CustomerRow['customerOrganizations'] = [],
): Promise<void> {
  const ids: string[] = [];
  // to whom tax ids are hidden, a firm of the same name is the same firm
  const byNameAlone = work.actor?.excludedFields.has('customer.taxIdNumber') ?? false;
  for (const { name, taxIdNumber } of wanted) {
    const kept = linked.find((one) => one.name === name && (byNameAlone || one.taxIdNumber === taxIdNumber));
    ids.push(kept?.id ?? (await ensureOrganisation(work.db, uuidv7(), { name, taxIdNumber })));
  }
  await linkOrganisations(work.db, customerId, ids);
}

function announceChange(work: Work, customerId: string): void {
  work.announce('customer-changed', { customerId }, ['right:customer.get']);
}

/**
 * Writes down a customer.
 * @throws 409 `duplicate_customer` for a known tax id or personal id, 422 `pesel_future`.
 */
export function createCustomer(context: StaffContext, input: CustomerInput): Promise<Customer> {
  refuseUnborn(input.personalIdNumber);
  return verb(context, async (work) => {
    await refuseDuplicate(work, input, null);
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
    customerOrganizations: row.customerOrganizations.map(({ name, taxIdNumber }) => ({ name, taxIdNumber })),
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

async function lockedCustomer(work: Work, id: string): Promise<CustomerRow> {
  const row = await findCustomer(work.db, id, { lock: true });
  if (!row) throw notFound();
  return row;
}

/**
 * Changes fields of a customer.
 * @throws 404, 409 `stale_version` or `duplicate_customer`, 422 when the whole breaks a rule.
 */
export function changeCustomer(
  context: StaffContext,
  id: string,
  input: { readonly version: number; readonly changes: CustomerPatch },
): Promise<Customer> {
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'customer',
      entityId: id,
      action: 'edit',
      lock: () => lockedCustomer(work, id),
      fields: comparable,
      readVersion: input.version,
      patch: input.changes,
      merge: async (before) => {
        const after = merged(before, input.changes);
        if (after.personalIdNumber !== before.personalIdNumber) refuseUnborn(after.personalIdNumber);
        await refuseDuplicate(work, after, id);
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

/** Hides a customer from the default list, or brings them back. @throws 404, 409 `wrong_state` */
export function archiveCustomer(context: StaffContext, id: string, isArchived: boolean): Promise<Customer> {
  return verb(context, async (work) => {
    const row = await lockedCustomer(work, id);
    if (row.isArchived === isArchived) throw new Refusal('wrong_state');
    await saveNextVersion(work, {
      entity: 'customer',
      entityId: id,
      action: isArchived ? 'archive' : 'unarchive',
      version: row.version,
      before: { isArchived: row.isArchived },
      after: { isArchived },
      save: (version) => setArchived(work.db, id, isArchived, version),
      announce: () => announceChange(work, id),
    });
    return customerById(work, id);
  });
}

/** The whole personal id. Who asked is written to the audit log. @throws 404 */
export function revealPersonalId(
  context: StaffContext,
  id: string,
): Promise<{ personalIdNumber: string | null }> {
  return verb(context, async (work) => {
    const row = await findCustomer(work.db, id);
    if (!row) throw notFound();
    const entity = { entity: 'customer', entityId: id } as const;
    await work.audit({ ...entity, action: 'reveal_personal_id' });
    return { personalIdNumber: row.personalIdNumber };
  });
}

/** Customers who share an identifier with what is being typed; what is not a whole identifier yet matches nobody. */
export async function customerMatches(
  reading: StaffReading,
  query: HandlerInput<Customers['matches']>['query'],
) {
  const { wanted, fieldsOf } = matchesOf(query);
  if (Object.values(wanted).every((value) => value === null)) return [];
  const rows = await findMatches(reading.db, wanted, query.except ?? null);
  return rows.map((row) => ({
    id: row.id,
    name: customerName(row),
    addedBy: row.addedBy,
    isArchived: row.isArchived,
    matches: fieldsOf(row),
  }));
}
