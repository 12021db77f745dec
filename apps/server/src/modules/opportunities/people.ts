import { personName } from '@szansa/domain/shared';

import { findUser } from '#modules/users';
import { invalid, type Work } from '#platform';

/** How a user is called in the history; null for nobody. */
export async function nameOfUser(work: Work, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const found = await findUser(work.db, id);
  return found ? personName(found) : null;
}

/** The name of somebody an opportunity may be given to. @throws 422 for nobody, or an inactive account. */
export async function activeWorker(work: Work, id: string): Promise<string> {
  const found = await findUser(work.db, id, { lock: true });
  if (!found?.isActive) throw invalid({ path: 'workerId', code: 'value_not_allowed' });
  return personName(found);
}
