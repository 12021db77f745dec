import type { PendingNotice } from '@szansa/domain/company-notice';
import { warsawDay } from '@szansa/domain/shared';

import type { Db } from '#platform';
import { listPending } from './pending-queries.ts';

/** Returns the announcements whose confirmation by the user is pending, the newest first. */
export async function pendingNotices(db: Db, userId: string): Promise<PendingNotice[]> {
  const rows = await listPending(db, userId, warsawDay(new Date()));
  return rows.map(({ sentAt, readAt, ...row }) => ({
    ...row,
    sentAt: sentAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
}
