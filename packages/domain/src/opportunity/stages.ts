import { warsawDay, type CalendarDate } from '../shared/index.ts';
import { opportunityStatuses, type OpportunityStatus } from './status.ts';

const day = 86_400_000;

/** Whole calendar days, in Warsaw, since a status was entered: 0 on the same day (rule ST1). */
export function daysInStage(statusChangedAt: string, today: CalendarDate): number {
  const since = Date.parse(warsawDay(new Date(statusChangedAt)));
  return Math.max(0, (Date.parse(today) - since) / day);
}

/** The most days a limit may be. */
export const longestDayLimit = 365;

/**
 * Returns whether an opportunity has been in its status for longer than the agency's limit; 0 is no limit (rule ST2).
 */
export function isStale(days: number, dayLimit: number): boolean {
  return dayLimit > 0 && days > dayLimit;
}

/** A move from one status to another, as the history stores it. */
export interface Moved {
  readonly from: OpportunityStatus;
  readonly to: OpportunityStatus;
  readonly actorId: string | null;
  readonly at: Date;
}

/** Milliseconds within which a move back undoes the last one. */
export const undoWithinMs = 60_000;

/**
 * Returns whether a move undoes the last one: by the same person, within a minute, back to the former status. The time
 * in that status then continues as if it had not been interrupted (rule ST3).
 */
export function undoes(move: Moved, last: Moved): boolean {
  return (
    move.from === last.to &&
    move.to === last.from &&
    move.actorId === last.actorId &&
    move.at.getTime() - last.at.getTime() <= undoWithinMs
  );
}

/** Stages of which a customer can be informed; the others are the agency's own steps (rule NC1). */
const notifiedStages: ReadonlySet<OpportunityStatus> = new Set([
  'presentation_proposal',
  'application_to_client',
  'application',
  'conclusion_agreement',
  'waiting_for_vehicle',
  'registration_insurance',
  'handing',
]);

/**
 * Returns whether a message to the customer is proposed after a move: forward, to a stage that concerns them (rule
 * NC1).
 */
export function isWorthNotifying(from: OpportunityStatus, to: OpportunityStatus): boolean {
  return notifiedStages.has(to) && opportunityStatuses.indexOf(to) > opportunityStatuses.indexOf(from);
}
