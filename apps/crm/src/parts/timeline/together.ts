import type { TimelineEventType } from '@szansa/domain/opportunity';

interface Happened {
  readonly type: TimelineEventType;
  /** ISO 8601. */
  readonly at: string;
  readonly by: { readonly id: string } | null;
  /** The event's opportunity, in a history of several. */
  readonly opportunity?: { readonly id: string };
}

/** Milliseconds within which what one person changes is one entry. */
const together = 60_000;

/** Comments, notes and the creation are always separate entries. */
const alone: ReadonlySet<TimelineEventType> = new Set(['created', 'comment_added', 'note_added']);

/**
 * Groups adjacent events into one entry where one user caused them within a minute.
 * @param events - in either order of time.
 * @returns entries in the same order, none of them empty.
 */
export function changesTogether<Event extends Happened>(
  events: readonly Event[],
): readonly (readonly [Event, ...Event[]])[] {
  const entries: [Event, ...Event[]][] = [];
  for (const event of events) {
    const entry = entries.at(-1);
    const first = entry?.[0];
    const belongs =
      first !== undefined &&
      !alone.has(event.type) &&
      !alone.has(first.type) &&
      event.by?.id === first.by?.id &&
      event.opportunity?.id === first.opportunity?.id &&
      Math.abs(Date.parse(event.at) - Date.parse(first.at)) <= together;
    if (entry && belongs) entry.push(event);
    else entries.push([event]);
  }
  return entries;
}
