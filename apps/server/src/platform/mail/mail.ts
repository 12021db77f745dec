import { v7 as uuidv7 } from 'uuid';

import type { Work } from '../context.ts';
import { mailPurpose, signatureMark } from './mail-text.ts';
import { enqueueMail } from './sending.ts';

/** A mail as modules write it: plain text, in the recipient's language. */
export interface Mail {
  readonly kind: 'activation' | 'password_reset' | 'notice';
  readonly userId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

async function signature(work: Work): Promise<string> {
  const { name, mailFooter } = await work.db
    .selectFrom('agency')
    .select(['name', 'mailFooter'])
    .executeTakeFirstOrThrow();
  return [name, mailFooter].filter(Boolean).join('\n');
}

/**
 * Writes a mail, signed by the agency, into the outbox. Once the work commits it is on its way to the mail server;
 * without one it is kept there, to be read in the administration.
 */
export async function queueMail(work: Work, { kind, userId, to, subject, text }: Mail): Promise<void> {
  const { config, secrets } = work.platform;
  const id = uuidv7();
  const whole = `${text.trim()}${signatureMark}${await signature(work)}`;
  await work.db
    .insertInto('outboxMail')
    .values({
      id,
      kind,
      userId,
      recipient: to,
      subject,
      body: secrets.seal(mailPurpose(id), whole),
      state: config.smtpUrl === null ? 'kept' : 'queued',
      lastError: null,
      sentAt: null,
    })
    .execute();
  if (config.smtpUrl !== null) await enqueueMail(work, { id, attempts: 0 });
}
