import type { AuditEntry } from './audit.ts';
import type { Work } from './context.ts';
import type { Platform } from './platform.ts';

/** Hears, inside of a transaction and at its end, of what it has written into the audit log. */
export type Subscriber = (work: Work, entries: readonly AuditEntry[]) => Promise<void>;

/** Beside the platform and not in it: what hears is given a work, which is made of the platform. */
const hearings = new WeakMap<Platform, readonly Subscriber[]>();

/** Has modules hear of every work that changes something on a platform from now on. */
export function openHearings(platform: Platform, all: readonly Subscriber[]): void {
  hearings.set(platform, all);
}

/** Tells who hears what a work has written into the audit log. */
export async function callSubscribers(work: Work, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  for (const subscriber of hearings.get(work.platform) ?? []) await subscriber(work, entries);
}
