import {
  senderOf,
  type AgencyIdentity,
  type MailHeaders,
  type MailSender,
} from '@szansa/domain/received-mail';

import type { Reading } from '#platform';
import { agencyIdentity, replyToCount } from './sender-queries.ts';

/** Returns who has written a mail (rule RM8), and what in it is the agency's own. */
export async function senderOfMail(
  reading: Pick<Reading, 'db' | 'platform'>,
  mail: MailHeaders,
): Promise<{ readonly sender: MailSender; readonly agency: AgencyIdentity }> {
  const agency = await agencyIdentity(reading);
  const count = await replyToCount(reading.db, mail.fromAddress);
  return { sender: senderOf({ ...mail, replyToCount: count, agency }), agency };
}
