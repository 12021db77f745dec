import type { Work } from './context.ts';
import type { Platform } from './platform.ts';
import type { DomainEvents } from './publish.ts';

type EventName = keyof DomainEvents;

/** A module's subscribers: each is called in the transaction, at its end, with all events of its name in order. */
export type Subscribers = {
  readonly [Name in EventName]?: (work: Work, events: readonly DomainEvents[Name][]) => Promise<void>;
};

/** Stored beside the platform, because subscribers get a unit of work, whose type depends on the platform's. */
const registered = new WeakMap<Platform, readonly Subscribers[]>();

/** Registers the modules' subscribers on a platform. */
export function registerSubscribers(platform: Platform, all: readonly Subscribers[]): void {
  registered.set(platform, all);
}

/** Returns the events of one transaction: published at any time, delivered to the subscribers by one call. */
export function createEvents(platform: Platform) {
  type Published = { [Name in EventName]?: DomainEvents[Name][] };
  let published: Published = {};
  const names = new Set<EventName>();

  async function deliver<Name extends EventName>(
    work: Work,
    name: Name,
    events: readonly DomainEvents[Name][],
  ): Promise<void> {
    for (const subscribers of registered.get(platform) ?? []) await subscribers[name]?.(work, events);
  }

  function publish<Name extends EventName>(name: Name, event: DomainEvents[Name]): void {
    const events: DomainEvents[Name][] = published[name] ?? [];
    events.push(event);
    published = { ...published, [name]: events };
    names.add(name);
  }

  return {
    publish,
    /** Delivers the events in the order in which their names were first published, and those published meanwhile. */
    async deliverAll(work: Work): Promise<void> {
      while (names.size > 0) {
        const [all, due] = [published, [...names]];
        published = {};
        names.clear();
        for (const name of due) await deliver(work, name, all[name] ?? []);
      }
    },
  };
}
