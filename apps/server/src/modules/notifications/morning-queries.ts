import { sql } from 'kysely';

import type { Db } from '#platform';

/** Notes that the notifications of a working morning are written; false when they have been. */
export async function beginMorning(db: Db, day: string): Promise<boolean> {
  const row = await db
    .insertInto('notificationMorning')
    .values({ day })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** The next active person after one, by id, who has something for the summary that was told before an instant. */
export async function nextAwaiting(db: Db, until: Date, after: string | null): Promise<string | undefined> {
  const row = await db
    .selectFrom('notification')
    .innerJoin('appUser', 'appUser.id', 'notification.userId')
    .select('notification.userId')
    .where('notification.awaitsSummary', '=', true)
    .where('notification.deliveryTime', '<', until)
    .where('appUser.isActive', '=', true)
    .$if(after !== null, (query) => query.where('notification.userId', '>', after ?? ''))
    .orderBy('notification.userId')
    .limit(1)
    .executeTakeFirst();
  return row?.userId;
}

/** Takes what waits for somebody's summary and was told before an instant; returns the ids. */
export async function takeAwaiting(db: Db, userId: string, until: Date): Promise<string[]> {
  const rows = await db
    .updateTable('notification')
    .set({ awaitsSummary: false })
    .where('userId', '=', userId)
    .where('awaitsSummary', '=', true)
    .where('deliveryTime', '<', until)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets mornings that are long over, and what was read a year ago. */
export async function sweepNotifications(db: Db): Promise<void> {
  await db
    .deleteFrom('notificationMorning')
    .where('writtenAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
  await db
    .deleteFrom('notification')
    .where('readAt', '<', sql<Date>`now() - interval '1 year'`)
    .execute();
}
