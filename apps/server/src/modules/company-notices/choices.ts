import { invalid, type StaffWork } from '#platform';
import { activeAmong } from './queries.ts';

/** Refuses to name people who are not of the staff; those who are named already stay. @throws 422 */
export async function refuseUnknown(
  { db }: StaffWork,
  userIds: readonly string[],
  before: readonly string[],
): Promise<void> {
  const active = await activeAmong(db, userIds);
  const unknown = userIds.flatMap((id, index) =>
    active.has(id) || before.includes(id)
      ? []
      : [{ path: `userIds.${index}`, code: 'value_not_allowed' as const }],
  );
  if (unknown.length > 0) throw invalid(...unknown);
}
