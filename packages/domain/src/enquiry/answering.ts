import { awaitedAt, enquiryStatuses } from './kinds.ts';

/**
 * The statuses in which the author's enquiry is unanswered: the next step is the platformer's, or that of a supplier
 * whom the platformer has contacted (rule EN13).
 */
export const unansweredStatuses = enquiryStatuses.filter(
  (status) => awaitedAt[status] === 'platformer' || awaitedAt[status] === 'supplier',
);
