import type { AuditEntry } from './audit.ts';
import type { Work } from './context.ts';
import type { Platform } from './platform.ts';

/** A subscriber to the audit log entries of a transaction, called in the transaction at its end. */
export type Subscriber = (work: Work, entries: readonly AuditEntry[]) => Promise<void>;

/** Stored beside the platform, because subscribers get a unit of work, whose type depends on the platform's. */
const hearings = new WeakMap<Platform, readonly Subscriber[]>();

/** Registers the modules' subscribers to changes on a platform. */
export function openHearings(platform: Platform, all: readonly Subscriber[]): void {
  hearings.set(platform, all);
}

/** Publishes the audit log entries of a transaction to the subscribers. */
export async function callSubscribers(work: Work, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  for (const subscriber of hearings.get(work.platform) ?? []) await subscriber(work, entries);
}
