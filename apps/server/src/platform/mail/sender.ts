import type { Logger } from 'pino';

import type { MailTransport } from '#adapters/mail/mail-transport.ts';
import type { Db } from '../database/pool.ts';
import type { Secrets } from '../secrets.ts';
import { mailHtml } from './mail-html.ts';
import {
  claimDueMail,
  findSender,
  markRefused,
  markSent,
  untilNextMail,
  type DueMail,
} from './mail-queries.ts';
import { mailPurpose } from './mail-text.ts';

const minute = 60;

/** Seconds to wait after each failed attempt; after the last one the mail has failed. */
export const retrySchedule: readonly number[] = [minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute];

/** How often to look for mails of processes that died, and mails whose time has come elsewhere. */
const lookAgainMs = 30_000;

export interface MailSender {
  /** Looks at once for mails that wait. */
  wake(): void;
  /** Finishes the mail being handed over and stops. */
  close(): Promise<void>;
}

export interface SenderOptions {
  readonly db: Db;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly transport: MailTransport;
  /** As the operator set it. */
  readonly config: { readonly mailFrom: string | null; readonly publicUrl: string | null };
  readonly schedule?: readonly number[];
}

/** `Agency <mails@agency.example>` or the mere address, as it is set. */
function addressIn(setting: string): { name: string | null; address: string } {
  const named = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(setting);
  return named
    ? { name: named[1] || null, address: named[2] ?? '' }
    : { name: null, address: setting.trim() };
}

/** One line, without what may be the mail itself. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\s+/g, ' ').slice(0, 500);
}

/** Hands waiting mails to the mail server, one after another; any number of processes may do so side by side. */
export function startSender(options: SenderOptions): MailSender {
  const { db, log, secrets, transport, config, schedule = retrySchedule } = options;
  const domain = config.publicUrl === null ? 'localhost' : new URL(config.publicUrl).hostname;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<void> | null = null;
  let isWoken = false;
  let closed = false;

  async function handOver({ id, recipient, subject, body }: DueMail): Promise<void> {
    if (body === null) throw new Error('the mail has no text any more');
    const agency = await findSender(db);
    const set = addressIn(config.mailFrom ?? agency.email ?? `no-reply@${domain}`);
    const text = secrets.open(mailPurpose(id), body).toString('utf8');
    await transport.send({
      messageId: `<${id}@${domain}>`,
      from: { name: set.name ?? agency.name, address: set.address },
      to: recipient,
      subject,
      text,
      html: mailHtml(text),
    });
  }

  async function deliver(mail: DueMail): Promise<void> {
    try {
      await handOver(mail);
    } catch (error) {
      const retry = schedule[mail.attempts - 1] ?? null;
      const reason = reasonOf(error);
      log.warn({ mailId: mail.id, attempts: mail.attempts, reason }, 'a mail could not be sent');
      await markRefused(db, mail.id, reason, retry);
      return;
    }
    await markSent(db, mail.id);
  }

  /** Whether a mail was due. */
  async function sendNext(): Promise<boolean> {
    const mail = closed ? undefined : await claimDueMail(db);
    if (mail) await deliver(mail);
    return mail !== undefined;
  }

  async function sendAll(): Promise<void> {
    do isWoken = false;
    while ((await sendNext()) || isWoken);
  }

  async function sendAllAndWait(): Promise<void> {
    let waitMs = lookAgainMs;
    try {
      await sendAll();
      const next = closed ? null : await untilNextMail(db);
      if (next !== null) waitMs = Math.min(Math.max(next, 20), lookAgainMs);
    } catch (error) {
      log.warn({ err: error }, 'waiting mails could not be looked at');
    }
    round = null;
    if (closed) return;
    if (isWoken) begin();
    else timer = setTimeout(begin, waitMs).unref();
  }

  function begin(): void {
    isWoken = true;
    if (closed || round) return;
    if (timer) clearTimeout(timer);
    timer = null;
    round = sendAllAndWait();
  }

  begin();
  return {
    wake: begin,
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await round;
      transport.close();
    },
  };
}
