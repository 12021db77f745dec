import { carPatch } from '@szansa/domain/catalogue';

import { refuseStaleRemoval, verb, type StaffContext } from '#platform';
import { emitTemplate } from '../answers.ts';
import { deleteTemplate } from '../queries.ts';
import { lockedTemplate } from '../whole-template.ts';

/** Removes a car template with its equipment. @throws 404, 409 `stale_version` */
export function removeTemplate(context: StaffContext, id: string, version: number): Promise<null> {
  return verb(context, async (work) => {
    const { template, version: currentVersion } = await lockedTemplate(work, id);
    await refuseStaleRemoval(work, {
      entity: 'car_template',
      entityId: id,
      readVersion: version,
      currentVersion,
      current: template,
      schema: carPatch,
    });
    await deleteTemplate(work.db, id);
    await work.audit({ entity: 'car_template', entityId: id, action: 'remove', before: template });
    await work.platform.sessions.refresh(work, { entity: 'car_template', id });
    emitTemplate(work, id);
    return null;
  });
}
