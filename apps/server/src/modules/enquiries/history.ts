import type { EnquiryEventType } from '@szansa/domain/enquiry';
import { personName } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import { findUser } from '#modules/users';
import type { Work } from '#platform';
import { insertEvents } from './event-queries.ts';
import type { EnquiryEventData } from './tables.ts';

/** Writes to an enquiry's history, in the work's transaction. */
export function addEvent(
  work: Work,
  internalEnquiryId: string,
  type: EnquiryEventType,
  data: EnquiryEventData = {},
): Promise<void> {
  const actorId = work.actor?.userId ?? null;
  return insertEvents(work.db, [
    { id: uuidv7(), internalEnquiryId, type, actorId, createdAt: new Date(), data },
  ]);
}

async function nameOf(work: Work, id: string | null): Promise<string | null> {
  const found = id === null ? undefined : await findUser(work.db, id);
  return found ? personName(found) : null;
}

/** Writes down that an enquiry has another worker or platformer; nothing where it is the same. */
export async function addPersonEvent(
  work: Work,
  internalEnquiryId: string,
  type: 'worker_changed' | 'platformer_changed',
  from: string | null,
  to: string | null,
): Promise<void> {
  if (from === to) return;
  const data = { from: await nameOf(work, from), to: await nameOf(work, to) };
  await addEvent(work, internalEnquiryId, type, data);
}
