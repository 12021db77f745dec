import type { accessNow } from '#kit/session/session-atoms.ts';

/** Returns the first screen's query of the board: the user's own deals, or those of the whole agency. */
export function boardQuery(isOverAgency: boolean) {
  return { query: isOverAgency ? {} : { is_self: true } };
}

/** Returns whether a user answers enquiries and has no deals of their own, as platformers do. */
export function answersEnquiries({ has }: Pick<ReturnType<typeof accessNow>, 'has'>): boolean {
  return has('internal_enquiry.edit') && !has('opportunity.create') && !has('report.get');
}
