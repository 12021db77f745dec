import {
  isListField,
  type AnyImportField,
  type ImportChoices,
  type ImportDelimiter,
  type ImportEncoding,
} from '@szansa/domain/import';

import { invalid, Refusal, verb, type StaffContext, type StaffWork } from '#platform';
import { lockedImport, possibilities } from '../access.ts';
import { importById, type Import } from '../answers.ts';
import { startStep } from '../operating.ts';
import { prepareImport } from '../preparing.ts';
import { storeMapping, updateImport, type ImportRecord } from '../queries.ts';
import { allowedMapping, headingsHash } from '../parse-file.ts';
import { deleteRows } from '../row-queries.ts';

type Maybe<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

export type ImportChange = Maybe<
  ImportChoices & {
    readonly encoding: ImportEncoding;
    readonly delimiter: ImportDelimiter;
    readonly mapping: readonly (AnyImportField | null)[];
  }
>;

/** Returns a mapping in its stored form, and saves it for tables with the same headings. @throws 422 */
async function savedMapping(
  work: StaffWork,
  { entity, headings }: ImportRecord,
  mapping: readonly (AnyImportField | null)[],
): Promise<(AnyImportField | null)[]> {
  const allowed = allowedMapping(work, entity, mapping, headings.length);
  for (const [index, field] of mapping.entries()) {
    const isTwice = field !== null && !isListField(entity, field) && mapping.indexOf(field) !== index;
    if ((allowed[index] ?? null) !== field || isTwice) {
      throw invalid({ path: `mapping.${index}`, code: 'value_not_allowed' });
    }
  }
  const { userId } = work.actor;
  await storeMapping(work.db, { userId, entity, headingsHash: headingsHash(headings), mapping: allowed });
  return allowed;
}

/** Has the file read again, with the chosen format. @throws 409 `wrong_state` for a workbook, or without the file */
async function readAgain(work: StaffWork, found: ImportRecord, change: ImportChange): Promise<void> {
  const isDeclared = change.encoding !== undefined || change.delimiter !== undefined;
  if (found.fileId === null || (isDeclared && found.encoding === null)) throw new Refusal('wrong_state');
  await deleteRows(work.db, found.id);
  await updateImport(work.db, found.id, {
    encoding: change.encoding ?? found.encoding,
    delimiter: change.delimiter ?? found.delimiter,
    headings: [],
    mapping: [],
    rowCount: 0,
  });
  await startStep(work, found, 'reading', { kind: prepareImport, position: 0 });
}

/**
 * Changes the format or the column mapping of a table, and has all rows checked again.
 * @throws 404, 403, 409 `wrong_state` while its rows are worked on or have been imported, 422
 */
export function changeImport(context: StaffContext, id: string, change: ImportChange): Promise<Import> {
  return verb(context, async (work) => {
    const found = await lockedImport(work, id);
    if (!possibilities(found).change) throw new Refusal('wrong_state');
    const { known = found.known, sameContact = found.sameContact } = change;
    await updateImport(work.db, id, { known, sameContact });
    if (change.encoding !== undefined || change.delimiter !== undefined || found.step === 'reading') {
      await readAgain(work, found, change);
    } else {
      const mapping = change.mapping ? await savedMapping(work, found, change.mapping) : found.mapping;
      await updateImport(work.db, id, { mapping });
      await startStep(work, found, 'checking', {
        kind: prepareImport,
        position: 0,
        total: found.rowCount,
      });
    }
    return importById(work, id);
  });
}
