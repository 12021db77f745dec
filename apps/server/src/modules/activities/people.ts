import { readableOpportunity, readersAmong } from '#modules/opportunities';
import { isActiveUser } from '#modules/users';
import type { StaffWork } from '#platform';

/** Whether an activity may be assigned to the user: they exist and may read its opportunity. @throws 404 */
export async function isPlannable(
  work: StaffWork,
  userId: string,
  customerFileId: string | null,
): Promise<boolean> {
  if (customerFileId === null) return isActiveUser(work.db, userId);
  const opportunity = await readableOpportunity(work, customerFileId);
  return (await readersAmong(work.db, [userId], opportunity, 'activity.get')).length > 0;
}
