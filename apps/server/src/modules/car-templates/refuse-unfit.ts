import { namedEntries, unfitReferences, type EquipmentItem } from '@szansa/domain/catalogue';

import { lockEntries } from '#modules/car-lists';
import { invalid, lockIdentifiers, Refusal, type Work } from '#platform';
import { templateOfVersion, type TemplateFields } from './queries.ts';

export type WholeTemplate = TemplateFields & { readonly equipment: readonly EquipmentItem[] };

/**
 * Refuses a template that names what does not fit (rule CC4), or whose version has one already (CC7). What it names is
 * held until the work is done; others who write down a template of the same version wait.
 * @throws 422, 409 `template_exists`
 */
export async function refuseUnfit(
  { db }: Pick<Work, 'db'>,
  template: WholeTemplate,
  except: string | null,
): Promise<void> {
  await lockIdentifiers(db, [`car_template ${template.versionId}`]);
  const entries = await lockEntries(db, namedEntries(template));
  const unfit = unfitReferences(template, entries);
  if (unfit.length > 0) throw invalid(...unfit.map((path) => ({ path, code: 'value_not_allowed' as const })));
  const known = await templateOfVersion(db, template.versionId, except);
  if (known) throw new Refusal('template_exists', { carTemplateId: known.id, name: known.name });
}
