import { entryProblems, parentKind, type CarListEntryInput } from '@szansa/domain/catalogue';

import { invalid, type Work } from '#platform';
import { selectEntryForUpdate, isNameUsed, type Siblings } from './queries.ts';

interface Written extends Pick<CarListEntryInput, 'code' | 'switches'> {
  readonly name: string;
}

/**
 * Refuses an entry that does not fit its list (rules CC1 to CC3), whose brand or model there is not, or whose name a
 * sibling has. The lists have to be locked. @throws 422
 */
export async function refuseUnfit(
  { db }: Pick<Work, 'db'>,
  siblings: Siblings,
  written: Written,
  except: string | null,
): Promise<void> {
  const { kind, parentId } = siblings;
  const problems = entryProblems(kind, { ...written, parentId });
  if (problems.length > 0) throw invalid(...problems);
  const ofKind = parentKind(kind);
  if (ofKind && parentId !== null && !(await selectEntryForUpdate(db, ofKind, parentId))) {
    throw invalid({ path: 'parentId', code: 'value_not_allowed' });
  }
  if (await isNameUsed(db, siblings, written.name, except))
    throw invalid({ path: 'name', code: 'name_taken' });
}
