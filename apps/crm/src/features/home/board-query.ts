import type { accessNow } from '#kit/session/session-atoms.ts';

/** What the first screen asks of the board: the own deals, or those of the whole agency. */
export function boardQuery(isOverAgency: boolean) {
  return { query: isOverAgency ? {} : { is_self: true } };
}

/** Whether somebody answers enquiries and leads no deals, as platformers do. */
export function answersEnquiries({ has }: Pick<ReturnType<typeof accessNow>, 'has'>): boolean {
  return has('internal_enquiry.edit') && !has('opportunity.create') && !has('report.get');
}
