import { possibleChoices, type RowChoice } from '@szansa/domain/import';

import { notFound, Refusal, verb, type StaffContext } from '#platform';
import { lockedImport } from '../access.ts';
import { rowByPosition, type ImportRow } from '../answers.ts';
import { findRow, saveChoice } from '../row-queries.ts';
import { revalidate } from '../validate-rows.ts';

interface Choice {
  readonly position: number;
  readonly choice: RowChoice;
}

/**
 * Sets the choice for one row: to import it although it is similar to a record or another row, or to leave it out
 * although it is new (rule IM10).
 * @throws 404, 403, 409 `wrong_state` unless the rows have been checked and not imported, and this one allows the
 * choice
 */
export function chooseRow(
  context: StaffContext,
  id: string,
  { position, choice }: Choice,
): Promise<ImportRow> {
  return verb(context, async (work) => {
    const found = await lockedImport(work, id);
    if (found.step !== 'ready') throw new Refusal('wrong_state');
    const row = await findRow(work.db, id, position);
    if (!row) throw notFound();
    if (!possibleChoices(row)[choice]) throw new Refusal('wrong_state');
    await saveChoice(work.db, id, position, choice);
    await revalidate(work, found, { ...row, choice });
    return rowByPosition(work, found, position);
  });
}
