import { invalid, notFound, Refusal, verb, type StaffContext } from '#platform';
import { heldImport } from '../access.ts';
import { rowByPosition, type ImportRow } from '../answers.ts';
import { judgeRows } from '../judging.ts';
import { updateImport } from '../queries.ts';
import { findRow, laterRows, saveCells } from '../row-queries.ts';

/** Later rows that are checked anew with one they share a value with; all are when they are taken. */
const mostChecked = 50;

interface Correction {
  readonly position: number;
  /** From 0. */
  readonly column: number;
  readonly value: string;
}

/**
 * Corrects a cell, and checks its row and later ones that share a value with it, before or after.
 * @throws 404, 403, 409 `wrong_state` unless the rows have been checked and are not taken, 422
 */
export function correctCell(
  context: StaffContext,
  id: string,
  { position, column, value }: Correction,
): Promise<ImportRow> {
  return verb(context, async (work) => {
    const found = await heldImport(work, id);
    if (found.step !== 'ready') throw new Refusal('wrong_state');
    if (column >= found.headings.length) throw invalid({ path: 'column', code: 'value_not_allowed' });
    const row = await findRow(work.db, id, position);
    if (!row) throw notFound();
    const width = Math.max(row.cells.length, column + 1);
    const cells = Array.from({ length: width }, (_, index) =>
      index === column ? value.replaceAll('\0', '') : (row.cells[index] ?? ''),
    );
    await saveCells(work.db, id, position, cells);
    await judgeRows(work, found, [{ ...row, cells }], { take: false });
    const judged = await findRow(work.db, id, position);
    const keys = [...row.keys, ...(judged?.keys ?? [])];
    const later = await laterRows(work.db, id, { after: position, keys, limit: mostChecked });
    for (const one of later) await judgeRows(work, found, [one], { take: false });
    await updateImport(work.db, id, {});
    return rowByPosition(work, found, position);
  });
}
