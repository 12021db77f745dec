import { isNumberOfOne, matchOfKey, verdictOf, type ImportMatch } from '@szansa/domain/import';

import type { StaffWork, FormerRecord } from '#platform';
import { kindOf, type Finding, type ValidatedRows } from './kinds.ts';
import type { ImportRecord } from './queries.ts';
import { earlierRows, saveRows, type StoredRow, type SavedRow } from './row-queries.ts';
import type { Same } from './tables.ts';

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
): SavedRow {
  const keys = keysOf(finding);
  const { outcome, problems, same } = verdictOf<Same, Same>(
    {
      problems: finding.problems,
      isWrong: finding.isWrong,
      earlier: firstSame(keys, finding, seen),
      found: sameRecord(finding),
      alike,
      choice: row.choice,
      wouldChange: Object.keys(finding.changes).length > 0,
      mayEdit,
    },
    found,
  );
  const usedKeys = outcome === 'refused' ? [] : keys;
  for (const key of usedKeys) if (!seen.has(key)) seen.set(key, row.number);
  const nothing = { recordId: null, recordVersion: null, before: null, firmIds: [] } as const;
  // a similar name is reported only where it decides about the row
  const isDecided = outcome !== 'new' && row.choice !== 'leave';
  return {
    position: row.position,
    keys: usedKeys,
    outcome,
    problems,
    same,
    alike: isDecided ? null : alike,
    ...nothing,
  };
}

function withRecord(row: SavedRow, record: FormerRecord | null | undefined): SavedRow {
  if (!record) return row;
  const { recordId, version, before, firmIds } = record;
  return { ...row, recordId, recordVersion: version, before, firmIds };
}

/**
 * Returns the records with names very similar to those of rows that may become records. Rows that are being imported
 * retain their former result, since it does not decide anything any more.
 */
async function alikeOf(
  { findings, alike }: ValidatedRows,
  rows: readonly StoredRow[],
  commit: boolean,
): Promise<(Same | null)[]> {
  if (commit) return rows.map((row) => row.alike);
  const indexes = findings.flatMap(({ isWrong, problems, found }, index) =>
    isWrong || problems.length > 0 || (found && isNumberOfOne(found.by)) ? [] : index,
  );
  const records = await alike(indexes);
  const byIndex = new Map(indexes.map((index, at) => [index, records[at] ?? null]));
  return rows.map((_, index) => {
    const record = byIndex.get(index);
    return record ? { by: 'name', recordId: record.id, name: record.name, row: null } : null;
  });
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
  const kind = kindOf(found.entity);
  const { mapping } = found;
  const cells = rows.map((row) => row.cells);
  const validated = await kind.validate(work, cells, { mapping, lock: commit });
  const keys = validated.findings.flatMap(keysOf);
  const before = await earlierRows(work.db, found.id, rows[0]?.position ?? 0, keys);
  const seen = new Map(before.map(({ key, number }) => [key, number]));
  const mayEdit = work.actor.can(`${found.entity}.edit`);
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
    verdicts.map((row, index) => withRecord(row, records[index])),
  );
  const count = (outcome: 'new' | 'update') => outcomes.filter((one) => one === outcome).length;
  return { created: count('new'), updated: count('update') };
}
