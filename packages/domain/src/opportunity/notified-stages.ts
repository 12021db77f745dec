import { opportunityStatuses, type OpportunityStatus } from './status.ts';

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
