/** The statuses of received mails, as section 5 of the specification has them. */
export const receivedMailStatuses = ['unread', 'read', 'accepted', 'rejected'] as const;

export type ReceivedMailStatus = (typeof receivedMailStatuses)[number];

const finalStatuses: readonly ReceivedMailStatus[] = ['accepted', 'rejected'];

/** Whether nothing changes a mail of this status any more (rule RM1). */
export const isFinalStatus = (status: ReceivedMailStatus): boolean => finalStatuses.includes(status);

/** The statuses a mail may go to from one (rule RM1): what was read stays read until it is accepted or rejected. */
export function receivedMailMoves(status: ReceivedMailStatus): readonly ReceivedMailStatus[] {
  if (isFinalStatus(status)) return [];
  return status === 'unread' ? ['read', 'accepted', 'rejected'] : ['accepted', 'rejected'];
}
