import type { CustomerNoticeInput } from '@szansa/domain/opportunity';

import {
  invalid,
  queueMail,
  verb,
  type MailEnded,
  type QueuedMail,
  type StaffContext,
  type StaffWork,
} from '#platform';
import { lockedOpportunity } from '../access.ts';
import { emitOpportunity } from '../events.ts';
import { opportunityById } from '../answers.ts';
import { refuseUnlessNotified } from '../notices.ts';
import { addTimelineEvent } from '../timeline.ts';

/** A mail to a customer, and what goes along with it. */
interface CustomerMail extends CustomerNoticeInput {
  /** Id of a stored file. */
  readonly attachmentFileId?: string;
}

/**
 * Sends the customer of an opportunity a mail, whose answer goes to the actor, and notes it in the timeline.
 * @throws 404, 403 `opportunity_not_yours`, 409 `opportunity_archived`, 422 for an address that is not the customer's
 */
export async function writeToCustomer(
  work: StaffWork,
  id: string,
  { to, subject, text, attachmentFileId }: CustomerMail,
): Promise<QueuedMail> {
  refuseUnlessNotified(work.actor, await lockedOpportunity(work, id));
  const { customer } = await opportunityById(work, id);
  if (to === undefined || !customer.emails?.some(({ email }) => email === to)) {
    throw invalid({ path: 'to', code: 'value_not_allowed' });
  }
  const mail = await queueMail(work, {
    kind: 'customer_notice',
    userId: work.actor.userId,
    to,
    subject,
    text,
    replyTo: work.actor.email,
    about: { entity: 'opportunity', id },
    ...(attachmentFileId === undefined ? {} : { attachmentFileId }),
  });
  await work.audit({
    entity: 'opportunity',
    entityId: id,
    action: 'notify_customer',
    after: { to, subject },
  });
  await addTimelineEvent(work, id, 'customer_notified', { name: subject, note: text });
  emitOpportunity(work, id);
  return mail;
}

/** Sends the customer a mail without anything else. @throws as `writeToCustomer` */
export function notifyCustomer(
  context: StaffContext,
  id: string,
  notice: CustomerNoticeInput,
): Promise<QueuedMail> {
  return verb(context, (work) => writeToCustomer(work, id, notice));
}

/** Addresses are hidden from some readers of the timeline; mail servers repeat them in what they refuse with. */
const withoutAddresses = (reason: string) => reason.replaceAll(/<?[^\s<>]+@[^\s<>]+>?/g, '…');

/** Writes into the timeline of an opportunity that its mail has reached the mail server, or has not, as far as that is known. */
export const onNoticeMailEnd: MailEnded = async (
  work,
  { aboutEntity, aboutId, state, subject, lastError },
) => {
  if (aboutEntity !== 'opportunity' || aboutId === null) return;
  if (state === 'sent') await addTimelineEvent(work, aboutId, 'notice_sent', { name: subject });
  else if (state === 'in_doubt') await addTimelineEvent(work, aboutId, 'notice_in_doubt', { name: subject });
  else {
    const note = lastError === null ? {} : { note: withoutAddresses(lastError) };
    await addTimelineEvent(work, aboutId, 'notice_failed', { name: subject, ...note });
  }
  emitOpportunity(work, aboutId);
};
