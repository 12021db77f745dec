import { awaitedAt, enquiryStatuses } from './kinds.ts';

/**
 * The statuses at which whoever has asked waits for an answer: it is the platformer's turn, or that of a supplier the
 * platformer asks (rule EN13).
 */
export const unansweredStatuses = enquiryStatuses.filter(
  (status) => awaitedAt[status] === 'platformer' || awaitedAt[status] === 'supplier',
);
