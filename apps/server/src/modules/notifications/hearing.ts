import type { AuditEntry, Subscriber, MailEnded } from '#platform';
import type { Happening, NotificationDeclaration, NotificationRegistry } from './kinds.ts';
import { notify } from './notify.ts';

const happeningOf = ({ entity, action }: AuditEntry) => `${entity}/${action}`;

/** Tells people what follows from changes, in the transaction of each. */
export function notifyOfChanges(registry: NotificationRegistry): Subscriber {
  const hearing = new Map<string, NotificationDeclaration[]>();
  const declarations: readonly NotificationDeclaration[] = Object.values(registry);
  for (const declared of declarations) {
    const happenings: readonly Happening[] = declared.hears ?? [];
    for (const happening of happenings) {
      hearing.set(happening, [...(hearing.get(happening) ?? []), declared]);
    }
  }
  return async (work, entries) => {
    const heard = new Map<NotificationDeclaration, AuditEntry[]>();
    for (const entry of entries) {
      for (const declared of hearing.get(happeningOf(entry)) ?? []) {
        const its = heard.get(declared) ?? [];
        its.push(entry);
        heard.set(declared, its);
      }
    }
    for (const [declared, its] of heard) {
      await notify(work, declared, (await declared.tell?.(work, its)) ?? []);
    }
  };
}

/** Tells people how mails of theirs have ended. */
export function notifyOfMails(registry: NotificationRegistry): MailEnded {
  const declarations: readonly NotificationDeclaration[] = Object.values(registry);
  return async (work, mail) => {
    for (const declared of declarations) {
      if (declared.onMailEnd) await notify(work, declared, await declared.onMailEnd(work, mail));
    }
  };
}
