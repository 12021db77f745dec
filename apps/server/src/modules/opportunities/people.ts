import { personName } from '@szansa/domain/shared';

import { findUser } from '#modules/users';
import { invalid, type Work } from '#platform';
import { findSuccessor } from './reader-queries.ts';

/** Returns a user's name for the history; null where there is no user. */
export async function nameOfUser(work: Work, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await findUser(work.db, id);
  return found ? personName(found) : null;
}

/**
 * Returns the name of a user who may own an opportunity. @throws 422 for one who may not read and edit what they own.
 */
export async function nameOfOwner(work: Work, id: string, path = 'workerId'): Promise<string> {
  const found = await findSuccessor(work.db, id);
  if (!found) throw invalid({ path, code: 'value_not_allowed' });
  return personName(found);
}
