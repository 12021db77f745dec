import { notFound, type Work } from '#platform';
import { equipmentOf, lockTemplate } from './queries.ts';
import type { WholeTemplate } from './refuse-unfit.ts';

/** Locks a template and returns its version and the fields that staff edit. @throws 404 */
export async function lockedTemplate(
  { db }: Pick<Work, 'db'>,
  templateId: string,
): Promise<{ readonly version: number; readonly template: WholeTemplate }> {
  const row = await lockTemplate(db, templateId);
  if (!row) throw notFound();
  const { id, version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = row;
  return { version, template: { ...fields, equipment: await equipmentOf(db, id) } };
}
