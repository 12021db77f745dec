/** The stages of a sales opportunity, in the order of a deal (specification, section 4). */
export const opportunityStatuses = [
  'lead',
  'first_contact',
  'presentation_proposal',
  'negotiations',
  'application_to_client',
  'application',
  'conclusion_agreement',
  'waiting_for_vehicle',
  'registration_insurance',
  'handing',
  'closed',
] as const;

export type OpportunityStatus = (typeof opportunityStatuses)[number];
