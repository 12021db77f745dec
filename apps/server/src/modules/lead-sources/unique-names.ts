import { invalid, type Work } from '#platform';
import { fieldsInUse, type LeadSourceFields } from './queries.ts';

/** @throws 422 for a name or a slug that another lead source has, each by its field */
export async function refuseUsed(
  { db }: Pick<Work, 'db'>,
  fields: Pick<LeadSourceFields, 'name' | 'slug'>,
  except: string | null,
): Promise<void> {
  const used = await fieldsInUse(db, fields, except);
  if (used.length > 0) throw invalid(...used.map((path) => ({ path, code: 'name_taken' as const })));
}
