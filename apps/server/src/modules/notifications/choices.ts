import {
  notificationKinds,
  usualChannel,
  type NotificationChannel,
  type NotificationKind,
} from '@szansa/domain/notification';

import { denied, verb, type StaffContext, type StaffReading, type Db } from '#platform';
import { declarationOf, mayReceive, type NotificationRegistry } from './kinds.ts';

/** Returns the channels that a user has chosen, by kind of notification. */
async function findChoices(
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

async function putChoice(
  db: Db,
  row: { readonly userId: string; readonly kind: NotificationKind; readonly channel: NotificationChannel },
): Promise<void> {
  await db
    .insertInto('notificationChoice')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'kind']).doUpdateSet({ channel: row.channel }))
    .execute();
}

/** Returns the kinds of notifications the actor can receive, each with its channel. */
export async function choicesOf({ db, actor }: StaffReading, registry: NotificationRegistry) {
  const chosen = await findChoices(db, actor.userId);
  return notificationKinds
    .map((kind) => declarationOf(registry, kind))
    .filter((declared) => mayReceive(declared, actor))
    .map(({ kind, group }) => ({ kind, group, channel: chosen.get(kind) ?? usualChannel }));
}

/** Sets the channel by which the actor receives a kind of notification. @throws 403 for a kind they cannot receive */
export function chooseChannel(
  context: StaffContext,
  registry: NotificationRegistry,
  { kind, channel }: { readonly kind: NotificationKind; readonly channel: NotificationChannel },
) {
  return verb(context, async (work) => {
    if (!mayReceive(declarationOf(registry, kind), work.actor)) throw denied();
    await putChoice(work.db, { userId: work.actor.userId, kind, channel });
    return choicesOf(work, registry);
  });
}
