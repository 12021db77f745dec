import { sql } from 'kysely';
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
  /** How many minutes it makes sense to send it; a week where that is not said. */
  readonly minutes?: number;
}

const week = 7 * 24 * 60;

async function signature(work: Work): Promise<string> {
  const { name, mailFooter } = await work.db
    .selectFrom('agency')
    .select(['name', 'mailFooter'])
    .executeTakeFirstOrThrow();
  return [name, mailFooter].filter(Boolean).join('\n');
}

/**
 * Writes a mail, signed by the agency, into the outbox. Once the work commits it is on its way to the mail server;
 * without one it is kept there, to be read in the administration, and sent once there is one.
 */
export async function queueMail(work: Work, mail: Mail): Promise<void> {
  const { kind, userId, to, subject, text, minutes = week } = mail;
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
      expiresAt: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
  if (config.smtpUrl !== null) await enqueueMail(work, { id, attempts: 0 });
}
