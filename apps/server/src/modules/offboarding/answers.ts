import type { Endpoints } from '@szansa/api-client/endpoints';

import { countOwned, listSuccessors } from '#modules/opportunities';
import { lookedAfter } from '#modules/users';
import type { Produced, StaffReading } from '#platform';

/** Returns the records that an employee's offboarding would leave, and the possible successors. @throws 403, 404 */
export async function workloadOf(
  reading: StaffReading,
  id: string,
): Promise<Produced<Endpoints['users']['workload']>> {
  await lookedAfter(reading, id);
  const [owned, successors] = await Promise.all([countOwned(reading.db, id), listSuccessors(reading.db, id)]);
  return { ...owned, successors };
}
