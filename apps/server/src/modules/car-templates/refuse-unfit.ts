import { namedEntries, unfitReferences, type EquipmentItem } from '@szansa/domain/catalogue';

import { lockEntries } from '#modules/car-lists';
import { invalid, lockIdentifiers, Refusal, type Work } from '#platform';
import { templateOfVersion, type TemplateFields } from './queries.ts';

export type WholeTemplate = TemplateFields & { readonly equipment: readonly EquipmentItem[] };

/**
 * Rejects a template with list entries that do not fit (rule CC4), or whose version has a template already (CC7).
 * Referenced entries are locked until the end of the transaction; other writers of a template of the same version wait.
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
