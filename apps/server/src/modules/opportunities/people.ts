import { personName } from '@szansa/domain/shared';

import { findUser } from '#modules/users';
import { invalid, type Work } from '#platform';
import { findSuccessor } from './reader-queries.ts';

/** How a user is called in the history; null for nobody. */
export async function nameOfUser(work: Work, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await findUser(work.db, id);
  return found ? personName(found) : null;
}

/** The name of somebody an opportunity may be given to. @throws 422 for who may not read and change what they own. */
export async function nameOfOwner(work: Work, id: string, path = 'workerId'): Promise<string> {
  const found = await findSuccessor(work.db, id);
  if (!found) throw invalid({ path, code: 'value_not_allowed' });
  return personName(found);
}
