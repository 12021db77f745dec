import { plainMessage } from '@szansa/domain/comment';
import { opportunityScope } from '@szansa/domain/opportunity';

import { readableOpportunity } from '#modules/opportunities';
import { findPerson } from '#modules/users';
import type { StaffReading } from '#platform';
import { followedChats } from './chat-queries.ts';

/** The salesperson an opportunity is assigned to. @throws 404 */
export async function workerOf(reading: StaffReading, customerFileId: string) {
  const { workerId } = await readableOpportunity(reading, customerFileId);
  if (workerId === null) return null;
  return (await findPerson(reading.db, workerId)) ?? null;
}

/** Conversations about opportunities that the actor follows. */
export async function chatsOf(reading: StaffReading) {
  const rows = await followedChats(reading.db, reading.actor.userId, opportunityScope(reading.actor));
  return rows.map(({ firstName, lastName, organisationNames, message, ...chat }) => ({
    ...chat,
    message: message && plainMessage(message),
    customerName: [firstName, lastName].filter(Boolean).join(' ') || organisationNames,
  }));
}
