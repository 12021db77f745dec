import type { DomainEvents, MailEnded, Subscribers, Work } from '#platform';
import type { NotificationDeclaration, NotificationRegistry } from './kinds.ts';
import { notify } from './notify.ts';

/** Returns the subscribers that notify users, in the transaction of each event, by the kinds that it causes. */
export function notifyOnEvents(registry: NotificationRegistry): Subscribers {
  const declarations: readonly NotificationDeclaration[] = Object.values(registry);

  function subscriberTo<Name extends keyof DomainEvents>(name: Name) {
    return async (work: Work, events: readonly DomainEvents[Name][]): Promise<void> => {
      for (const declared of declarations) {
        const caused = await declared.on?.[name]?.(work, events);
        if (caused) await notify(work, declared, caused);
      }
    };
  }

  const names = new Set(declarations.flatMap(({ on = {} }) => Object.keys(on) as (keyof DomainEvents)[]));
  return Object.fromEntries([...names].map((name) => [name, subscriberTo(name)]));
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
