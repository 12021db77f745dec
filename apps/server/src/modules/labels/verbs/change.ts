import { labelPatch, type LabelPatch } from '@szansa/domain/label';
import { withoutLeftOut } from '@szansa/domain/shared';

import { changeRecord, invalid, notFound, verb, type StaffContext } from '#platform';
import { emitLabel, labelById, type Label } from '../answers.ts';
import { isTitleUsed, lockLabel, lockLabels, updateLabel, type LabelFields } from '../queries.ts';

interface Change {
  readonly version: number;
  readonly changes: LabelPatch;
}

type Row = LabelFields & { readonly version: number };

/** Changes fields of a label. @throws 404, 409 `stale_version`, 422 for a title that another one has */
export function changeLabel(context: StaffContext, id: string, { version, changes }: Change): Promise<Label> {
  return verb(context, async (work) => {
    await lockLabels(work.db);
    await changeRecord<'label', Row, LabelFields>(work, {
      entity: 'label',
      entityId: id,
      action: 'edit',
      lock: async () => {
        const row = await lockLabel(work.db, id);
        if (!row) throw notFound();
        return row;
      },
      fields: ({ title, color, textColor, description }) => ({ title, color, textColor, description }),
      readVersion: version,
      schema: labelPatch,
      patch: changes,
      merge: async (before) => {
        const after = { ...before, ...withoutLeftOut(changes) };
        if (await isTitleUsed(work.db, after.title, id)) throw invalid({ path: 'title', code: 'name_taken' });
        return after;
      },
      save: ({ after, version: next }) => updateLabel(work.db, id, after, next),
      emit: () => emitLabel(work, id),
    });
    return labelById(work, id);
  });
}
