import type { StaffWork } from '#platform';
import { validateRows } from './judging.ts';
import { updateImport, type ImportRecord } from './queries.ts';
import { findRow, followingRows, type StoredRow } from './row-queries.ts';

/** Later rows that are checked anew with one they share a value with; all are when they are taken. */
const mostChecked = 50;

/** Checks a row that was changed, and later ones that share a value with it, before or after. */
export async function revalidate(work: StaffWork, found: ImportRecord, row: StoredRow): Promise<void> {
  const { position } = row;
  await validateRows(work, found, [row], { commit: false });
  const former = await findRow(work.db, found.id, position);
  const keys = [...row.keys, ...(former?.keys ?? [])];
  const following = await followingRows(work.db, found.id, { after: position, keys, limit: mostChecked });
  for (const one of following) await validateRows(work, found, [one], { commit: false });
  await updateImport(work.db, found.id, {});
}
