import { findLabels } from '#modules/labels';
import { findLeadSource } from '#modules/lead-sources';
import { invalid, type Work } from '#platform';

/** The name of a lead source that may be chosen. @throws 422 */
export async function chosenLeadSource(work: Work, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await findLeadSource(work.db, id);
  if (!found?.isActive) throw invalid({ path: 'leadSourceId', code: 'value_not_allowed' });
  return found.name;
}

/** Titles of labels as one text. @throws 422 when one does not exist. */
export async function titlesOf(work: Work, labelIds: readonly string[]): Promise<string | null> {
  const rows = await findLabels(work.db, labelIds);
  if (rows.length < labelIds.length) throw invalid({ path: 'labelIds', code: 'value_not_allowed' });
  return rows.length === 0 ? null : rows.map((row) => row.title).join(', ');
}

export const inOrder = (ids: readonly string[]) => [...new Set(ids)].toSorted();

export async function nameOfLeadSource(work: Work, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await findLeadSource(work.db, id);
  return found?.name ?? null;
}
