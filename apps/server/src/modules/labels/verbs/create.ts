import type { LabelInput } from '@szansa/domain/label';
import { v7 as uuidv7 } from 'uuid';

import { invalid, verb, type StaffContext } from '#platform';
import { emitLabel, labelById, type Label } from '../answers.ts';
import { insertLabel, isTitleUsed, lockLabels } from '../queries.ts';

/** Writes down a label. @throws 422 for a title that another one has */
export function createLabel(context: StaffContext, input: LabelInput): Promise<Label> {
  return verb(context, async (work) => {
    await lockLabels(work.db);
    if (await isTitleUsed(work.db, input.title, null)) throw invalid({ path: 'title', code: 'name_taken' });
    const id = uuidv7();
    const { title, color, textColor = null, description = null } = input;
    const after = { title, color, textColor, description };
    await insertLabel(work.db, { ...after, id });
    await work.audit({ entity: 'label', entityId: id, version: 1, action: 'create', after });
    emitLabel(work, id);
    return labelById(work, id);
  });
}
