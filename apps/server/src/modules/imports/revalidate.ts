import type { StaffWork } from '#platform';
import { validateRows } from './validate-rows.ts';
import { updateImport, type ImportRecord } from './queries.ts';
import { findRow, followingRows, type StoredRow } from './row-queries.ts';

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
