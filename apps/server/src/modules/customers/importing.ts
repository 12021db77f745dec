import { customerInput, customerName, type CustomerInput } from '@szansa/domain/customer';
import { legalFormOf } from '@szansa/domain/customer-organisation';
import { isBornAfter } from '@szansa/domain/identity';
import {
  changesOfRow,
  keysOfCustomer,
  nameAlone,
  type CustomerRow,
  type ImportMatch,
  type RowProblem,
} from '@szansa/domain/import';
import { warsawDay } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import { writeNamedFirms } from '#modules/customer-organisations';
import { formerValues, lockIdentifiers, type StaffWork, type FormerRecord } from '#platform';
import { customerReaders } from './access.ts';
import {
  findByNames,
  findByNumbers,
  findSharing,
  insertCustomers,
  linkFirms,
  updateCustomers,
  type CustomerColumns,
  type NewCustomer,
  type NumberedCustomer,
} from './import-queries.ts';
import { answerGuesses } from './revealing.ts';
import { problemsOf } from './states.ts';

/** A row of an import, matched against the existing customers. */
export interface ValidatedCustomer {
  readonly row: CustomerRow;
  /** The customer who is the same. */
  readonly found: { readonly id: string; readonly name: string; readonly by: ImportMatch } | null;
  readonly problems: readonly RowProblem[];
  /** Whether the row is invalid regardless of what it is matched with. */
  readonly isWrong: boolean;
  /** As the customer who has its number is, and what it would change of them. */
  readonly before: NumberedCustomer | null;
  readonly changes: Partial<CustomerColumns>;
}

/** What customers are found by, and their firms, are not changed by an import (rule IM9). */
const fixedFields: ReadonlySet<string> = new Set([
  'id',
  'version',
  'taxIdNumber',
  'personalIdNumber',
  'customerOrganizations',
]);

/** The same of a row that calls a customer as they are called: where one cell is cut into names decides nothing. */
const fieldsWithNames: ReadonlySet<string> = new Set([...fixedFields, 'firstName', 'lastName']);

const present = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => value ?? [])),
];

/** The customers who have a number of one of the rows, by that number. */
async function numbered(work: StaffWork, rows: readonly CustomerRow[], lock: boolean) {
  const numbers = {
    taxIdNumbers: present(rows.map(({ patch }) => patch?.taxIdNumber)),
    personalIdNumbers: present(rows.map(({ patch }) => patch?.personalIdNumber)),
  };
  if (lock) {
    // records before numbers, which is the lock order of all changes of customers
    await findByNumbers(work.db, numbers, { lock });
    await lockIdentifiers(work.db, [...numbers.taxIdNumbers, ...numbers.personalIdNumbers]);
  }
  const found = await findByNumbers(work.db, numbers, { lock });
  const by = (field: 'taxIdNumber' | 'personalIdNumber') =>
    new Map(found.flatMap((one) => (one[field] === null ? [] : [[one[field], one] as const])));
  return { byTaxId: by('taxIdNumber'), byPersonalId: by('personalIdNumber') };
}

/** Returns the first customer who shares a contact with each row, in the order of the form's warnings. */
async function sharing(work: StaffWork, rows: readonly CustomerRow[]) {
  const patches = rows.flatMap(({ patch }) => patch ?? []);
  const found = await findSharing(work.db, {
    emails: present(patches.flatMap(({ emails }) => emails ?? [])),
    phones: present(patches.flatMap(({ phones }) => phones ?? [])),
    firmTaxIds: present(patches.map(({ taxIdNumber }) => taxIdNumber)),
  });
  const byKey = new Map(found.map((one) => [`${one.by}:${one.value}`, one]));
  return ({ patch }: CustomerRow) => {
    const keys = [
      ...present([patch?.taxIdNumber]).map((value) => `firmTaxIdNumber:${value}`),
      ...(patch?.emails ?? []).map((value) => `email:${value}`),
      ...(patch?.phones ?? []).map((value) => `phone:${value}`),
    ];
    return keys.flatMap((key) => byKey.get(key) ?? [])[0] ?? null;
  };
}

/** The first customer of the very same name, for a row that brings nothing else to find them by (rule IM11). */
async function namesakes(work: StaffWork, rows: readonly CustomerRow[]) {
  const names = new Map(rows.map((row) => [row, nameAlone(keysOfCustomer(row))]));
  const found = await findByNames(work.db, present([...names.values()]));
  const byName = new Map(found.map((one) => [one.sought, { ...one, by: 'sameName' as const }]));
  return (row: CustomerRow) => byName.get(names.get(row) ?? '') ?? null;
}

/** What is wrong with a customer after a change. */
function problemsAfter(before: NumberedCustomer, changes: Partial<CustomerColumns>): RowProblem[] {
  const { id: _id, version: _version, customerOrganizations, ...fields } = before;
  const named = customerOrganizations.map(({ name }) => ({ name }));
  const result = customerInput.safeParse({ ...fields, ...changes, customerOrganizations: named });
  return result.success ? [] : problemsOf(result.error).map(({ path, code }) => ({ field: path, code }));
}

function isUnborn({ patch }: CustomerRow, today: string): boolean {
  return Boolean(patch?.personalIdNumber) && isBornAfter(patch?.personalIdNumber ?? '', today);
}

const personalIdRefused = (code: 'pesel_future' | 'pesel_limit'): readonly RowProblem[] => [
  { field: 'personalIdNumber', code },
];

/**
 * Matches rows of an import against the existing customers. A match by personal id counts as having seen it; for a user
 * who has reached the limit of personal ids, all rows with one are refused (rule CU6).
 * @param lock whether the matching customers are about to be changed, and so are locked
 */
export async function validateCustomers(
  work: StaffWork,
  rows: readonly CustomerRow[],
  { lock }: { readonly lock: boolean },
): Promise<ValidatedCustomer[]> {
  const today = warsawDay(new Date());
  const { byTaxId, byPersonalId } = await numbered(work, rows, lock);
  const sharedWith = await sharing(work, rows);
  const namesakeOf = await namesakes(work, rows);
  const knownByTaxId = ({ patch }: CustomerRow) => byTaxId.get(patch?.taxIdNumber ?? '') ?? null;
  const guesses = rows.filter(
    (row) => row.patch?.personalIdNumber && !knownByTaxId(row) && !isUnborn(row, today),
  );
  const ownerOf = ({ patch }: CustomerRow) => byPersonalId.get(patch?.personalIdNumber ?? '') ?? null;
  const answers = await answerGuesses(
    work,
    guesses.map((row) => ownerOf(row)?.id ?? null),
  );
  const unanswered = new Set(guesses.filter((_, index) => answers[index] !== true));

  return rows.map((row): ValidatedCustomer => {
    const refused = (problems: readonly RowProblem[]) =>
      ({ row, found: null, problems, isWrong: true, before: null, changes: {} }) as const;
    const { patch, problems } = row;
    if (!patch) return refused(problems);
    if (isUnborn(row, today)) return refused([...problems, ...personalIdRefused('pesel_future')]);
    if (unanswered.has(row)) return refused(personalIdRefused('pesel_limit'));
    const taxIdOwner = knownByTaxId(row);
    const before = taxIdOwner ?? ownerOf(row);
    if (before) {
      const found = {
        id: before.id,
        name: customerName(before),
        by: taxIdOwner ? ('taxIdNumber' as const) : ('personalIdNumber' as const),
      };
      const changes = changesOfRow<CustomerColumns>(
        before,
        patch,
        row.name === found.name ? fieldsWithNames : fixedFields,
      );
      const after = problemsAfter(before, changes);
      if (after.length > 0) return refused(after);
      return { row, found, problems, isWrong: false, before, changes };
    }
    const shared = sharedWith(row) ?? namesakeOf(row);
    const found = shared && { id: shared.id, name: customerName(shared), by: shared.by };
    return { row, found, problems, isWrong: false, before: null, changes: {} };
  });
}

function columnsOf({ customerOrganizations: _, ...columns }: CustomerInput): CustomerColumns {
  return columns;
}

/** Writes down new customers with their firms. */
async function create(work: StaffWork, inputs: readonly CustomerInput[]): Promise<FormerRecord[]> {
  const made = inputs.map((input) => {
    const firms = input.customerOrganizations.flatMap(({ name }) =>
      name === undefined ? [] : { id: uuidv7(), name, taxIdNumber: null },
    );
    return { id: uuidv7(), input, firms };
  });
  const rows = made.map(({ id, input }): NewCustomer => ({
    ...columnsOf(input),
    id,
    addedBy: work.actor.userId,
  }));
  await insertCustomers(work.db, rows);
  await writeNamedFirms(
    work,
    made.flatMap(({ firms }) => firms.map((firm) => ({ ...firm, legalForm: legalFormOf(firm.name) }))),
  );
  await linkFirms(
    work.db,
    made.flatMap(({ id, firms }) =>
      firms.map((firm, position) => ({ customerId: id, customerOrganisationId: firm.id, position })),
    ),
  );
  await work.audit(
    ...made.map(({ id, input, firms }) => ({
      entity: 'customer' as const,
      entityId: id,
      version: 1,
      action: 'create' as const,
      after: { ...input, customerOrganizations: firms },
    })),
  );
  return made.map(({ id, firms }) => ({
    recordId: id,
    version: 1,
    before: null,
    firmIds: firms.map((firm) => firm.id),
  }));
}

/** Updates locked customers. */
async function update(work: StaffWork, validated: readonly ValidatedCustomer[]): Promise<FormerRecord[]> {
  const changed = validated.flatMap(({ before, changes }) => {
    if (!before) return [];
    const { customerOrganizations, version, id, ...columns } = before;
    const named = customerOrganizations.map(({ name }) => ({ name }));
    const settled = customerInput.parse({ ...columns, ...changes, customerOrganizations: named });
    return { id, version: version + 1, before: columns, after: columnsOf(settled) };
  });
  await updateCustomers(
    work.db,
    changed.map(({ id, after }) => ({ ...after, id })),
  );
  await work.audit(
    ...changed.map(({ id, version, before, after }) => ({
      entity: 'customer' as const,
      entityId: id,
      version,
      action: 'edit' as const,
      before,
      after,
    })),
  );
  return changed.map(({ id, version, before, after }) => ({
    recordId: id,
    version,
    before: formerValues(before, after),
    firmIds: [],
  }));
}

/**
 * Imports rows that were matched in the same transaction: those of new customers, and those that change one. Returns
 * results in the order of the rows; null where there was nothing to do. The change is published once to all who may
 * read customers.
 */
export async function importCustomers(
  work: StaffWork,
  rows: readonly { readonly validated: ValidatedCustomer; readonly outcome: 'new' | 'update' | null }[],
): Promise<(FormerRecord | null)[]> {
  const fresh = rows.flatMap(({ validated, outcome }) =>
    outcome === 'new' && validated.row.input ? validated.row.input.customer : [],
  );
  const created = (await create(work, fresh)).values();
  const changing = rows.flatMap(({ validated, outcome }) => (outcome === 'update' ? validated : []));
  const updated = (await update(work, changing)).values();
  const imported = rows.map(({ outcome }) => {
    if (outcome === null) return null;
    return (outcome === 'new' ? created : updated).next().value ?? null;
  });
  if (imported.some((one) => one !== null)) {
    work.emit('records-changed', { entity: 'customer' }, [customerReaders]);
  }
  return imported;
}
