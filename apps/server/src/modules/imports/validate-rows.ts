import {
  isNumberOfOne,
  matchOfKey,
  verdictOf,
  type ImportedEntity,
  type ImportMatch,
} from '@szansa/domain/import';

import { firmImport } from '#modules/customer-organisations';
import { customerImport } from '#modules/customers';
import type { Finding, ImportTarget, StaffWork, ValidatedRows } from '#platform';
import { updateImport, type ImportRecord } from './queries.ts';
import {
  earlierRows,
  findRow,
  followingRows,
  saveRows,
  type SavedRow,
  type StoredRow,
} from './row-queries.ts';
import type { Same } from './tables.ts';

/** What tables become. */
export const importTargets: Readonly<Record<ImportedEntity, ImportTarget>> = {
  customer: customerImport,
  customer_organisation: firmImport,
};

/** Returns the keys by which rows are duplicates: rows that change the same record are, regardless of their cells. */
function keysOf({ keys, found }: Finding): string[] {
  const record = found && isNumberOfOne(found.by) ? [`record:${found.id}`] : [];
  return [...record, ...keys];
}

/** The first row that is the same as one, of those before it in the file. */
function firstSame(
  keys: readonly string[],
  { found }: Finding,
  rows: ReadonlyMap<string, number>,
): Same | null {
  const key = keys.find((one) => rows.has(one));
  if (key === undefined) return null;
  const by: ImportMatch | undefined = matchOfKey(key) ?? found?.by;
  return by === undefined ? null : { by, recordId: null, name: null, row: rows.get(key) ?? null };
}

const sameRecord = ({ found }: Finding): Same | null =>
  found && { by: found.by, recordId: found.id, name: found.name, row: null };

/** What becomes of a row; its key is noted with those of the rows before it. */
function validatedRow(
  row: StoredRow,
  finding: Finding,
  {
    seen,
    found,
    alike,
    mayEdit,
  }: { seen: Map<string, number>; found: ImportRecord; alike: Same | null; mayEdit: boolean },
): Omit<SavedRow, 'record'> {
  const keys = keysOf(finding);
  const { outcome, problems, same } = verdictOf<Same, Same>(
    {
      ...finding,
      earlier: firstSame(keys, finding, seen),
      found: sameRecord(finding),
      alike,
      choice: row.choice,
      mayEdit,
    },
    found,
  );
  const usedKeys = outcome === 'refused' ? [] : keys;
  for (const key of usedKeys) if (!seen.has(key)) seen.set(key, row.number);
  // a similar name is reported only where it decides about the row
  const isDecided = outcome !== 'new' && row.choice !== 'leave';
  return {
    position: row.position,
    keys: usedKeys,
    outcome,
    problems,
    same,
    alike: isDecided ? null : alike,
  };
}

/**
 * Returns the records with names very similar to those of rows that may become records. Rows that are being imported
 * retain their former result, since it does not decide anything any more.
 */
async function alikeOf(
  { alike }: ValidatedRows,
  rows: readonly StoredRow[],
  commit: boolean,
): Promise<(Same | null)[]> {
  if (commit) return rows.map((row) => row.alike);
  const records = await alike(
    ({ isWrong, problems, found }) =>
      !isWrong && problems.length === 0 && !(found && isNumberOfOne(found.by)),
  );
  return records.map((record) => record && { by: 'name', recordId: record.id, name: record.name, row: null });
}

/**
 * Determines and stores the outcome of consecutive rows of a file; with `commit`, imports them in the same transaction.
 * @returns how many rows became records, and how many changed one
 */
export async function validateRows(
  work: StaffWork,
  found: ImportRecord,
  rows: readonly StoredRow[],
  { commit }: { readonly commit: boolean },
): Promise<{ readonly created: number; readonly updated: number }> {
  const { entity, mapping } = found;
  const cells = rows.map((row) => row.cells);
  const validated = await importTargets[entity].validate(work, cells, { mapping, lock: commit });
  const keys = validated.findings.flatMap(keysOf);
  const before = await earlierRows(work.db, found.id, rows[0]?.position ?? 0, keys);
  const seen = new Map(before.map(({ key, number }) => [key, number]));
  const mayEdit = work.actor.can(`${entity}.edit`);
  const alike = await alikeOf(validated, rows, commit);
  const verdicts = validated.findings.flatMap((finding, index) => {
    const row = rows[index];
    return row ? validatedRow(row, finding, { seen, found, alike: alike[index] ?? null, mayEdit }) : [];
  });
  const outcomes = verdicts.map(({ outcome }) =>
    commit && (outcome === 'new' || outcome === 'update') ? outcome : null,
  );
  const records = commit ? await validated.commit(outcomes) : [];
  await saveRows(
    work.db,
    found.id,
    verdicts.map((row, index) => ({ ...row, record: records[index] ?? null })),
  );
  const count = (outcome: 'new' | 'update') => outcomes.filter((one) => one === outcome).length;
  return { created: count('new'), updated: count('update') };
}

/**
 * Number of later rows that are checked again with a row that shares a value with them; the import itself checks all.
 */
const mostChecked = 50;

/** Checks a changed row, and later rows that share a value with it, before or after the change. */
export async function revalidate(work: StaffWork, found: ImportRecord, row: StoredRow): Promise<void> {
  const { position } = row;
  await validateRows(work, found, [row], { commit: false });
  const former = await findRow(work.db, found.id, position);
  const keys = [...row.keys, ...(former?.keys ?? [])];
  const following = await followingRows(work.db, found.id, { after: position, keys, limit: mostChecked });
  for (const one of following) await validateRows(work, found, [one], { commit: false });
  await updateImport(work.db, found.id, {});
}
