import { carPatch, type CarPatch } from '@szansa/domain/catalogue';
import { withoutLeftOut } from '@szansa/domain/shared';

import { changeRecord, sameValue, verb, type StaffContext } from '#platform';
import { emitTemplate, templateById, type CarTemplate } from '../answers.ts';
import { replaceEquipment, updateTemplate } from '../queries.ts';
import { refuseUnfit } from '../refuse-unfit.ts';
import { lockedTemplate } from '../whole-template.ts';

interface Change {
  readonly version: number;
  readonly changes: CarPatch;
}

/** Changes fields of a car template. @throws 404, 409 `stale_version` or `template_exists`, 422 */
export function changeTemplate(
  context: StaffContext,
  id: string,
  { version, changes }: Change,
): Promise<CarTemplate> {
  return verb(context, async (work) => {
    await changeRecord(work, {
      entity: 'car_template',
      entityId: id,
      action: 'edit',
      lock: () => lockedTemplate(work, id),
      fields: ({ template }) => template,
      readVersion: version,
      schema: carPatch,
      patch: changes,
      merge: async (before) => {
        const after = { ...before, ...withoutLeftOut(changes) };
        await refuseUnfit(work, after, id);
        return after;
      },
      save: async ({ before, after, version: next }) => {
        const { equipment, ...fields } = after;
        await updateTemplate(work.db, id, fields, next);
        if (!sameValue(before.equipment, equipment)) await replaceEquipment(work.db, id, equipment);
      },
      emit: () => emitTemplate(work, id),
    });
    return templateById(work, id);
  });
}
