import type { RoleKey } from '@szansa/domain/access';

import type { Db } from '#platform';

/** The ids of those who have a role. */
export async function havingRole(db: Db, roleKey: RoleKey): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('userRole').select('userId').where('roleKey', '=', roleKey).execute();
  return new Set(rows.map(({ userId }) => userId));
}

/** Stores when a user of the demo has read and confirmed an announcement. */
export async function settleRecipient(
  db: Db,
  { companyNoticeId, userId }: { readonly companyNoticeId: string; readonly userId: string },
  marks: { readonly readAt: Date; readonly confirmedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('companyNoticeRecipient')
    .set(marks)
    .where('companyNoticeId', '=', companyNoticeId)
    .where('userId', '=', userId)
    .execute();
}
