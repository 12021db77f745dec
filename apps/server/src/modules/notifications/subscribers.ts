import type { AuditEntry, Subscriber, MailEnded } from '#platform';
import type { Happening, NotificationDeclaration, NotificationRegistry } from './kinds.ts';
import { notify } from './notify.ts';

const happeningOf = ({ entity, action }: AuditEntry) => `${entity}/${action}`;

/** Returns a subscriber that notifies users of changes, in the transaction of each change. */
export function notifyOfChanges(registry: NotificationRegistry): Subscriber {
  const byAction = new Map<string, NotificationDeclaration[]>();
  const declarations: readonly NotificationDeclaration[] = Object.values(registry);
  for (const declared of declarations) {
    const actions: readonly Happening[] = declared.actions ?? [];
    for (const action of actions) {
      byAction.set(action, [...(byAction.get(action) ?? []), declared]);
    }
  }
  return async (work, entries) => {
    const entriesOf = new Map<NotificationDeclaration, AuditEntry[]>();
    for (const entry of entries) {
      for (const declared of byAction.get(happeningOf(entry)) ?? []) {
        const its = entriesOf.get(declared) ?? [];
        its.push(entry);
        entriesOf.set(declared, its);
      }
    }
    for (const [declared, its] of entriesOf) {
      await notify(work, declared, (await declared.notificationsOf?.(work, its)) ?? []);
    }
  };
}

/** Returns a subscriber that notifies users of the result of their mails. */
export function notifyOfMails(registry: NotificationRegistry): MailEnded {
  const declarations: readonly NotificationDeclaration[] = Object.values(registry);
  return async (work, mail) => {
    for (const declared of declarations) {
      if (declared.onMailEnd) await notify(work, declared, await declared.onMailEnd(work, mail));
    }
  };
}
