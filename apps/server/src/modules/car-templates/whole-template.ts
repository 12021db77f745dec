import { notFound, type Work } from '#platform';
import { equipmentOf, lockTemplate } from './queries.ts';
import type { WholeTemplate } from './refuse-unfit.ts';

/** A template held against other writers: its version, and what staff write of it. @throws 404 */
export async function lockedTemplate(
  { db }: Pick<Work, 'db'>,
  templateId: string,
): Promise<{ readonly version: number; readonly template: WholeTemplate }> {
  const row = await lockTemplate(db, templateId);
  if (!row) throw notFound();
  const { id, version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = row;
  return { version, template: { ...fields, equipment: await equipmentOf(db, id) } };
}
