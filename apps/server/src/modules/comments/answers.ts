import { readableOpportunity } from '#modules/opportunities';
import { findPerson } from '#modules/users';
import type { StaffReading } from '#platform';

/** The salesperson an opportunity is assigned to. @throws 404 */
export async function workerOf(reading: StaffReading, customerFileId: string) {
  const { workerId } = await readableOpportunity(reading, customerFileId);
  if (workerId === null) return null;
  return (await findPerson(reading.db, workerId)) ?? null;
}
