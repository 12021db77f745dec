import { warsawDay, type CalendarDate } from '../shared/index.ts';
import type { OpportunityStatus } from './status.ts';

const day = 86_400_000;

/** Whole calendar days, in Warsaw, since a status was entered: 0 on the same day (rule ST1). */
export function daysInStage(statusChangedAt: string, today: CalendarDate): number {
  const since = Date.parse(warsawDay(new Date(statusChangedAt)));
  return Math.max(0, (Date.parse(today) - since) / day);
}

/** The most days a limit may be. */
export const longestDayLimit = 365;

/** Whether an opportunity has been in its status for longer than the agency wants; a limit of 0 is none (rule ST2). */
export function isStale(days: number, dayLimit: number): boolean {
  return dayLimit > 0 && days > dayLimit;
}

/** A move from one status to another, as the history keeps it. */
export interface Moved {
  readonly from: OpportunityStatus;
  readonly to: OpportunityStatus;
  readonly actorId: string | null;
  readonly at: Date;
}

/** Milliseconds within which a move back takes the last one back. */
export const undoWithinMs = 60_000;

/**
 * Whether a move takes the last one back: by the same person, within a minute, to where it came from. The stay it had
 * ended goes on then as if nothing had happened (rule ST3).
 */
export function undoes(move: Moved, last: Moved): boolean {
  return (
    move.from === last.to &&
    move.to === last.from &&
    move.actorId === last.actorId &&
    move.at.getTime() - last.at.getTime() <= undoWithinMs
  );
}
