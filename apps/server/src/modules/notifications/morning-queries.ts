import type { NotificationKind } from '@szansa/domain/notification';
import { sql, type SqlBool } from 'kysely';

import type { Db } from '#platform';

/** Notes that the notifications of a working morning are written; false when they have been. */
export async function startMorning(db: Db, day: string): Promise<boolean> {
  const row = await db
    .insertInto('notificationMorning')
    .values({ day })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What a summary contains: notifications before an instant, and the kinds that are delivered in the morning itself.
 */
export interface Due {
  readonly until: Date;
  readonly kinds: readonly NotificationKind[];
}

const isDue = ({ until, kinds }: Due) => sql<SqlBool>`(
  notification.delivery_time < ${until} or notification.content->>'kind' = any(${[...kinds]}::text[])
)`;

/** The next active person after one, by id, who has something for the summary. */
export async function nextAwaiting(db: Db, due: Due, after: string | null): Promise<string | undefined> {
  const row = await db
    .selectFrom('notification')
    .innerJoin('appUser', 'appUser.id', 'notification.userId')
    .select('notification.userId')
    .where('notification.awaitsSummary', '=', true)
    .where(isDue(due))
    .where('appUser.isActive', '=', true)
    .$if(after !== null, (query) => query.where('notification.userId', '>', after ?? ''))
    .orderBy('notification.userId')
    .limit(1)
    .executeTakeFirst();
  return row?.userId;
}

/** Claims the notifications pending for a user's summary; returns the ids. */
export async function claimUnnotified(db: Db, due: Due, userId: string): Promise<string[]> {
  const rows = await db
    .updateTable('notification')
    .set({ awaitsSummary: false })
    .where('userId', '=', userId)
    .where('awaitsSummary', '=', true)
    .where(isDue(due))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes records of mornings of over a month ago, and notifications that were read a year ago. */
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
