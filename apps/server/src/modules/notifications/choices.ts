import {
  notificationKinds,
  usualChannel,
  type NotificationChannel,
  type NotificationKind,
} from '@szansa/domain/notification';

import { denied, verb, type StaffContext, type StaffReading } from '#platform';
import { findChoices, putChoice } from './choice-queries.ts';
import { declarationOf, mayReceive, type NotificationRegistry } from './kinds.ts';

/** The kinds the actor may come to be told, each with how they are told of it. */
export async function choicesOf({ db, actor }: StaffReading, registry: NotificationRegistry) {
  const chosen = await findChoices(db, actor.userId);
  return notificationKinds
    .map((kind) => declarationOf(registry, kind))
    .filter((declared) => mayReceive(declared, actor))
    .map(({ kind, group }) => ({ kind, group, channel: chosen.get(kind) ?? usualChannel }));
}

/** Chooses how the actor is told of a kind from now on. @throws 403 for a kind they are never told */
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
