import {
  notificationKinds,
  usualChannel,
  type NotificationChannel,
  type NotificationKind,
} from '@szansa/domain/notification';

import { denied, verb, type StaffContext, type StaffReading } from '#platform';
import { findChoices, putChoice } from './choice-queries.ts';
import { declarationOf, mayReceive, type NotificationRegistry } from './kinds.ts';

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
