import type { AuditEntity } from '@szansa/domain/audit';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { Work } from '../context.ts';
import type { Db } from '../database/pool.ts';
import { mailPurpose, signatureMark } from './mail-text.ts';
import { enqueueMail } from './sending.ts';

/** A mail as modules write it: plain text, in the recipient's language. */
export interface Mail {
  readonly kind: 'activation' | 'password_reset' | 'notice' | 'customer_notice';
  /** To whom it is, or of a mail to a customer from whom. */
  readonly userId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Minutes for which sending it is useful; a week by default. */
  readonly minutes?: number;
  /** Where an answer goes; to the agency without it. */
  readonly replyTo?: string;
  /** Id of a stored file to attach; if the file is deleted, the mail is not sent. */
  readonly attachmentFileId?: string;
  /** The record it is about: `mailEnded` of its module is called with the result. */
  readonly about?: { readonly entity: AuditEntity; readonly id: string };
}

/** State of a new mail: queued for sending, or stored (`kept`) until there is a mail server. */
export interface QueuedMail {
  readonly id: string;
  readonly state: 'queued' | 'kept';
}

const week = 7 * 24 * 60;

/** What follows the text of every mail: the agency's name and footer. */
export async function mailSignature(db: Db): Promise<string> {
  const { name, mailFooter } = await db
    .selectFrom('agency')
    .select(['name', 'mailFooter'])
    .executeTakeFirstOrThrow();
  return [name, mailFooter].filter(Boolean).join('\n');
}

/**
 * Writes a mail, signed by the agency, into the outbox. It is sent to the mail server after the commit. Without a mail
 * server it is stored there, to be read in the administration, and sent once there is one.
 */
export async function queueMail(work: Work, mail: Mail): Promise<QueuedMail> {
  const {
    kind,
    userId,
    to,
    subject,
    text,
    minutes = week,
    replyTo = null,
    about,
    attachmentFileId = null,
  } = mail;
  const { config, secrets } = work.platform;
  const id = uuidv7();
  const state = config.smtpUrl === null ? 'kept' : 'queued';
  const whole = `${text.trim()}${signatureMark}${await mailSignature(work.db)}`;
  await work.db
    .insertInto('outboxMail')
    .values({
      id,
      kind,
      userId,
      recipient: to,
      subject,
      body: secrets.seal(mailPurpose(id), whole),
      state,
      lastError: null,
      sentAt: null,
      expiresAt: sql<Date>`now() + make_interval(mins => ${minutes})`,
      replyTo,
      attachmentFileId,
      aboutEntity: about?.entity ?? null,
      aboutId: about?.id ?? null,
      toldAt: null,
    })
    .execute();
  if (state === 'queued') await enqueueMail(work, { id, attempts: 0 });
  return { id, state };
}
