/** What administrators of a new agency do first, in the order in which the dashboard lists it. */
export const firstStepNames = [
  'setup',
  'starter_lists',
  'people',
  'banks',
  'customers',
  'documents',
] as const;

export type FirstStepName = (typeof firstStepNames)[number];
