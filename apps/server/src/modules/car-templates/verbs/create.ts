import { wholeCar, type CarInput } from '@szansa/domain/catalogue';
import { v7 as uuidv7 } from 'uuid';

import { verb, type StaffContext } from '#platform';
import { emitTemplate, templateById, type CarTemplate } from '../answers.ts';
import { insertTemplate, replaceEquipment } from '../queries.ts';
import { refuseUnfit, type WholeTemplate } from '../refuse-unfit.ts';

/** Writes down a car template. @throws 422, 409 `template_exists` */
export function createTemplate(context: StaffContext, input: CarInput): Promise<CarTemplate> {
  return verb(context, async (work) => {
    const after: WholeTemplate = wholeCar(input);
    await refuseUnfit(work, after, null);
    const id = uuidv7();
    const { equipment, ...fields } = after;
    await insertTemplate(work.db, { ...fields, id });
    await replaceEquipment(work.db, id, equipment);
    await work.audit({ entity: 'car_template', entityId: id, version: 1, action: 'create', after });
    emitTemplate(work, id);
    return templateById(work, id);
  });
}
