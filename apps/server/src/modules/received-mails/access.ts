import { isFinalStatus } from '@szansa/domain/received-mail';
import { opportunityScope } from '@szansa/domain/opportunity';

import { notFound, Refusal, type StaffReading, type StaffWork, type Work } from '#platform';
import { findMail, lockMail, type MailRow } from './queries.ts';

/** The room of everyone who may read received mails. */
export const mailReaders = 'right:received_mail.get';

/** Publishes to all who may read received mails that one has arrived or changed. */
export function emitMail(work: Work, id: string): void {
  work.emit('record-changed', { entity: 'received_mail', id }, [mailReaders]);
}

/** Returns a mail; users with the right to read mails may read all of them. @throws 404 */
export async function readableMail({ db, actor }: StaffReading, id: string): Promise<MailRow> {
  const row = actor.can('received_mail.get') ? await findMail(db, opportunityScope(actor), id) : undefined;
  if (!row) throw notFound();
  return row;
}

/** Locks a mail without a decision and returns it. @throws 404, 409 `wrong_state` */
export async function undecidedMail({ db, actor }: StaffWork, id: string) {
  const row = actor.can('received_mail.get') ? await lockMail(db, id) : undefined;
  if (!row) throw notFound();
  // what has joined another mail ends with it
  if (isFinalStatus(row.status) || row.joinedTo !== null) throw new Refusal('wrong_state');
  return row;
}

/** A mail whose source may be read: the sender's address is in it. @throws 403 `document_hidden`, 404 */
export async function readableSource(reading: StaffReading, id: string): Promise<MailRow> {
  const row = await readableMail(reading, id);
  if (reading.actor.excludedFields.has('customer.emails')) throw new Refusal('document_hidden');
  return row;
}
