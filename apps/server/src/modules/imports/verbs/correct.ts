import { invalid, notFound, Refusal, verb, type StaffContext } from '#platform';
import { lockedImport } from '../access.ts';
import { rowByPosition, type ImportRow } from '../answers.ts';
import { findRow, saveCells } from '../row-queries.ts';
import { revalidate } from '../validate-rows.ts';

interface Correction {
  readonly position: number;
  /** From 0. */
  readonly column: number;
  readonly value: string;
}

/**
 * Corrects a cell, and checks its row and later ones that share a value with it, before or after the correction.
 * @throws 404, 403, 409 `wrong_state` unless the rows have been checked and not imported, 422
 */
export function correctCell(
  context: StaffContext,
  id: string,
  { position, column, value }: Correction,
): Promise<ImportRow> {
  return verb(context, async (work) => {
    const found = await lockedImport(work, id);
    if (found.step !== 'ready') throw new Refusal('wrong_state');
    if (column >= found.headings.length) throw invalid({ path: 'column', code: 'value_not_allowed' });
    const row = await findRow(work.db, id, position);
    if (!row) throw notFound();
    const width = Math.max(row.cells.length, column + 1);
    const cells = Array.from({ length: width }, (_, index) =>
      index === column ? value.replaceAll('\0', '') : (row.cells[index] ?? ''),
    );
    await saveCells(work.db, id, position, cells);
    await revalidate(work, found, { ...row, cells, choice: null });
    return rowByPosition(work, found, position);
  });
}
