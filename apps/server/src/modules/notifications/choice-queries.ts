import type { NotificationChannel, NotificationKind } from '@szansa/domain/notification';

import type { Db } from '#platform';

/** Returns the channels that a user has chosen, by kind of notification. */
export async function findChoices(
  db: Db,
  userId: string,
): Promise<ReadonlyMap<NotificationKind, NotificationChannel>> {
  const rows = await db
    .selectFrom('notificationChoice')
    .select(['kind', 'channel'])
    .where('userId', '=', userId)
    .execute();
  return new Map(rows.map(({ kind, channel }) => [kind, channel]));
}

export async function putChoice(
  db: Db,
  row: { readonly userId: string; readonly kind: NotificationKind; readonly channel: NotificationChannel },
): Promise<void> {
  await db
    .insertInto('notificationChoice')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet({ channel: row.channel }))
    .execute();
}
