import {
  hasFittingPostCode,
  legalFormOf,
  type OrganisationInput,
} from '@szansa/domain/customer-organisation';
import {
  changesOfRow,
  keysOfFirm,
  nameAlone,
  type FirmRow,
  type ImportMatch,
  type RowProblem,
} from '@szansa/domain/import';
import { v7 as uuidv7 } from 'uuid';

import { formerValues, lockIdentifiers, type StaffWork, type FormerRecord } from '#platform';
import { firmReaders } from './access.ts';
import {
  findByNames,
  findByTaxIds,
  findSharing,
  insertFirmsAtOnce,
  updateFirmsAtOnce,
  type NumberedFirm,
} from './import-queries.ts';
import type { FirmFields } from './queries.ts';
import { registeredOf } from './register.ts';
import { fieldsOf, settled } from './saving.ts';

/** A row of an import, matched against the existing firms. */
export interface ValidatedFirm {
  readonly row: FirmRow;
  /** The firm that is the same. */
  readonly found: { readonly id: string; readonly name: string; readonly by: ImportMatch } | null;
  readonly problems: readonly RowProblem[];
  /** Whether the row is invalid regardless of what it is matched with. */
  readonly isWrong: boolean;
  /** As the firm with its tax id is, and what it would change of it. */
  readonly before: NumberedFirm | null;
  readonly changes: Partial<FirmFields>;
}

/** The tax id, which firms are found by, is not changed by an import (rule IM9). */
const fixedFields: ReadonlySet<string> = new Set(['taxIdNumber']);

const present = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => value ?? [])),
];

/** The firms that have a tax id of one of the rows, by that. */
async function numbered(work: StaffWork, rows: readonly FirmRow[], lock: boolean) {
  const taxIds = present(rows.map(({ patch }) => patch?.taxIdNumber));
  if (lock) {
    // records before numbers, which is the lock order of all changes of firms
    await findByTaxIds(work.db, taxIds, { lock });
    await lockIdentifiers(work.db, taxIds);
  }
  return new Map((await findByTaxIds(work.db, taxIds, { lock })).map((firm) => [firm.taxIdNumber, firm]));
}

/**
 * Matches rows of an import against the existing firms.
 * @param lock whether the matching firms are about to be changed, and so are locked
 */
export async function validateFirms(
  work: StaffWork,
  rows: readonly FirmRow[],
  { lock }: { readonly lock: boolean },
): Promise<ValidatedFirm[]> {
  const byTaxId = await numbered(work, rows, lock);
  const sharing = await findSharing(work.db, {
    regons: present(rows.map(({ patch }) => patch?.regon)),
    krsNumbers: present(rows.map(({ patch }) => patch?.krs)),
  });
  const namesakes = await findByNames(work.db, present(rows.map((row) => nameAlone(keysOfFirm(row)))));
  const byName = new Map(namesakes.map((firm) => [firm.sought, firm]));
  return rows.map((row): ValidatedFirm => {
    const { patch, problems } = row;
    const refused = { row, found: null, isWrong: true, before: null, changes: {} } as const;
    if (!patch) return { ...refused, problems };
    const before = patch.taxIdNumber ? (byTaxId.get(patch.taxIdNumber) ?? null) : null;
    if (before) {
      const changes = changesOfRow<FirmFields>(fieldsOf(before), patch, fixedFields);
      if (!hasFittingPostCode({ ...before, ...changes })) {
        return { ...refused, problems: [{ field: 'postCode', code: 'post_code_format' }] };
      }
      const found = { id: before.id, name: before.name, by: 'taxIdNumber' as const };
      return { row, found, problems, isWrong: false, before, changes };
    }
    const shared =
      sharing.find(({ by, value }) => by === 'regon' && value === patch.regon) ??
      sharing.find(({ by, value }) => by === 'krs' && value === patch.krs);
    const namesake = byName.get(nameAlone(keysOfFirm(row)) ?? '');
    const found = shared ?? (namesake ? { ...namesake, by: 'sameName' as const } : null);
    return { row, found, problems, isWrong: false, before: null, changes: {} };
  });
}

/**
 * Returns a complete firm in its stored form; the legal form is derived from the name where the import has no column.
 */
function fieldsOfInput(input: OrganisationInput): FirmFields {
  return settled({
    name: input.name,
    taxIdNumber: input.taxIdNumber ?? null,
    legalForm: input.legalForm === undefined ? legalFormOf(input.name) : input.legalForm,
    regon: input.regon ?? null,
    krs: input.krs ?? null,
    street: input.street ?? null,
    postCode: input.postCode ?? null,
    city: input.city ?? null,
    country: input.country ?? null,
  });
}

/** Writes firms down that are known to be new. */
async function create(
  work: StaffWork,
  firms: readonly (FirmFields & { readonly id: string })[],
): Promise<void> {
  await insertFirmsAtOnce(
    work.db,
    firms.map((firm) => ({ ...firm, ...registeredOf(firm.taxIdNumber), addedBy: work.actor.userId })),
  );
  await work.audit(
    ...firms.map(({ id, ...after }) => ({
      entity: 'customer_organisation' as const,
      entityId: id,
      version: 1,
      action: 'create' as const,
      after,
    })),
  );
}

/** Writes down firms of new customers, of which no more than the name is known. */
export async function writeNamedFirms(
  work: StaffWork,
  named: readonly (Pick<FirmFields, 'name' | 'legalForm'> & { readonly id: string })[],
): Promise<void> {
  if (named.length === 0) return;
  const nothing = {
    taxIdNumber: null,
    regon: null,
    krs: null,
    street: null,
    postCode: null,
    city: null,
    country: null,
  };
  await create(
    work,
    named.map(({ id, name, legalForm }) => ({ ...nothing, id, name, legalForm })),
  );
  work.emit('records-changed', { entity: 'customer_organisation' }, [firmReaders]);
}

async function update(work: StaffWork, validated: readonly ValidatedFirm[]): Promise<FormerRecord[]> {
  const changed = validated.flatMap(({ before: row, changes }) => {
    if (!row) return [];
    const before = fieldsOf(row);
    return { id: row.id, version: row.version + 1, before, after: settled({ ...before, ...changes }) };
  });
  await updateFirmsAtOnce(
    work.db,
    changed.map(({ id, after }) => ({ ...after, id })),
  );
  await work.audit(
    ...changed.map(({ id, version, before, after }) => ({
      entity: 'customer_organisation' as const,
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
 * Imports rows that were matched in the same transaction: those of new firms, and those that change one. Returns
 * results in the order of the rows; null where there was nothing to do. The change is published once to all who may
 * read firms.
 */
export async function importFirms(
  work: StaffWork,
  rows: readonly { readonly validated: ValidatedFirm; readonly outcome: 'new' | 'update' | null }[],
): Promise<(FormerRecord | null)[]> {
  const fresh = rows.flatMap(({ validated, outcome }) =>
    outcome === 'new' && validated.row.input ? { ...fieldsOfInput(validated.row.input), id: uuidv7() } : [],
  );
  await create(work, fresh);
  const created = fresh
    .map(({ id }): FormerRecord => ({ recordId: id, version: 1, before: null, firmIds: [] }))
    .values();
  const changing = rows.flatMap(({ validated, outcome }) => (outcome === 'update' ? validated : []));
  const updated = (await update(work, changing)).values();
  const imported = rows.map(({ outcome }) => {
    if (outcome === null) return null;
    return (outcome === 'new' ? created : updated).next().value ?? null;
  });
  if (imported.some((one) => one !== null)) {
    work.emit('records-changed', { entity: 'customer_organisation' }, [firmReaders]);
  }
  return imported;
}
