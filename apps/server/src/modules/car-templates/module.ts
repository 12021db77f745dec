import { carPatch, wholeCar, type CarInput, type CarPatch } from '@szansa/domain/catalogue';
import { withoutLeftOut } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import {
  changeRecord,
  listAnswer,
  refuseStaleRemoval,
  sameValue,
  verb,
  type Module,
  type StaffContext,
} from '#platform';
import { emitTemplate, templateById, templateReaders, templatesFound, type CarTemplate } from './answers.ts';
import { carTemplatesDemo } from './demo.ts';
import {
  deleteTemplate,
  insertTemplate,
  replaceEquipment,
  templateFacets,
  updateTemplate,
} from './queries.ts';
import { refuseUnfit, type WholeTemplate } from './refuse-unfit.ts';
import { lockedTemplate } from './whole-template.ts';

/** Writes down a car template. @throws 422, 409 `template_exists` */
function createTemplate(context: StaffContext, input: CarInput): Promise<CarTemplate> {
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

interface Change {
  readonly version: number;
  readonly changes: CarPatch;
}

/** Changes fields of a car template. @throws 404, 409 `stale_version` or `template_exists`, 422 */
function changeTemplate(
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

/** Removes a car template with its equipment. @throws 404, 409 `stale_version` */
function removeTemplate(context: StaffContext, id: string, version: number): Promise<null> {
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

/** Car templates, from which new car offers are filled in. */
export const carTemplatesModule = {
  routes: {
    carTemplates: {
      list: ({ query, context }) => listAnswer(query, templatesFound(context, query)),
      facets: ({ query, context }) => templateFacets(context.db, query),
      get: ({ params, context }) => templateById(context, params.id),
      create: ({ body, context }) => createTemplate(context, body),
      update: ({ params, body, context }) => changeTemplate(context, params.id, body),
      remove: ({ params, query, context }) => removeTemplate(context, params.id, query.version),
    },
  },
  rooms: (actor) => (actor.can('car_template.get') ? [templateReaders] : []),
  watchable: { car_template: (reading, id) => templateById(reading, id) },
  demo: carTemplatesDemo,
} as const satisfies Module;
