import { buffer } from 'node:stream/consumers';

import { z } from 'zod';

import { RefusedMail, UnansweredMail, type MailAttachment } from '#adapters/mail/mail-transport.ts';

import type { Context, Work } from '../context.ts';
import { downloadFile } from '../files/stored-files.ts';
import { jobKind } from '../jobs/job-kind.ts';
import type { Platform } from '../platform.ts';
import { systemVerb, verb } from '../verb.ts';
import { enqueueEnd } from './ending.ts';
import {
  startAttempt,
  expireMails,
  findSender,
  retainMail,
  deferDue,
  markHandingOver,
  markInDoubt,
  markRefused,
  markSent,
  overdueMails,
  countQueue,
  type DueMail,
} from './mail-queries.ts';
import { mailPurpose, signatureMark } from './mail-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Links the addresses in an escaped text; our own addresses contain nothing that needs escaping. */
const linked = (text: string) => text.replaceAll(/https?:\/\/[\w.:[\]/%-]+[\w/-]/g, '<a href="$&">$&</a>');

const paragraphs = (text: string, style: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p style="${style}">${linked(escaped(part)).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** The same mail for those who do not read plain text: paragraphs, links, the agency's signature below a line. */
function mailHtml(text: string): string {
  const [main = '', signature = ''] = text.split(signatureMark);
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    '<div style="max-width:36em;font:15px/1.5 system-ui,sans-serif;color:#1f2328">',
    paragraphs(main, 'margin:0 0 1em;overflow-wrap:anywhere'),
    '<hr style="border:0;border-top:1px solid #d8dee4;margin:1.5em 0 1em">',
    paragraphs(signature, 'margin:0;font-size:13px;color:#59636e'),
    '</div>',
  ].join('\n');
}

const minute = 60;

/** Seconds until the next attempt after each one that failed temporarily; after the last one the mail has failed. */
export const retrySchedule: readonly number[] = [minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute];

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

/** What a mail brings along. @throws 404 when the file was removed meanwhile */
async function attachmentOf(context: Context, fileId: string): Promise<MailAttachment> {
  const file = await downloadFile(context, fileId);
  const content = await buffer(await file.read());
  return { filename: file.filename, contentType: file.mime, content };
}

async function handOver(context: Context, mail: DueMail): Promise<void> {
  const { platform, db } = context;
  const { config, secrets, mailTransport } = platform;
  if (mail.body === null) throw new Error('the mail has no text any more');
  const domain = config.publicUrl === null ? 'localhost' : new URL(config.publicUrl).hostname;
  const agency = await findSender(db);
  const set = addressIn(config.mailFrom ?? agency.email ?? `no-reply@${domain}`);
  const text = secrets.open(mailPurpose(mail.id), mail.body).toString('utf8');
  const attachments =
    mail.attachmentFileId === null ? [] : [await attachmentOf(context, mail.attachmentFileId)];
  await markHandingOver(db, mail.id);
  await mailTransport?.send({
    messageId: `<${mail.id}@${domain}>`,
    from: { name: set.name ?? agency.name, address: set.address },
    to: mail.recipient,
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: mail.subject,
    text,
    html: mailHtml(text),
    attachments,
  });
}

/**
 * Stores that the mail server did not accept a mail: it is retried, or has failed, at once where the refusal is
 * permanent.
 */
async function noteRefusal(work: Work, mail: DueMail, error: unknown): Promise<void> {
  const retry = error instanceof RefusedMail ? null : (retrySchedule[mail.attempts - 1] ?? null);
  const reason = reasonOf(error);
  work.log.warn({ mailId: mail.id, attempts: mail.attempts, reason }, 'a mail could not be sent');
  await markRefused(work.db, mail.id, reason, retry);
  if (retry !== null) await enqueueMail(work, mail, retry);
  else if (mail.aboutId !== null) await enqueueEnd(work, mail.id);
}

/**
 * Whether a mail is not retried if it is unknown whether the server accepted it. A mail to a customer must not be sent
 * twice, so the sender is notified instead. A mail to staff is retried: twice is better than never, and its Message-ID
 * is the same.
 */
const isLeftInDoubt = ({ kind }: DueMail) => kind === 'customer_notice';

function noteDoubt(context: Context, mail: DueMail): Promise<void> {
  return verb(context, async (work) => {
    work.log.warn(
      { mailId: mail.id },
      'a mail may have been taken by the mail server, and is not sent again',
    );
    await markInDoubt(work.db, mail.id);
    if (mail.aboutId !== null) await enqueueEnd(work, mail.id);
  });
}

/** Ends mails that make no sense any more, or that one of them. */
function expire(context: Context, id?: string): Promise<void> {
  return verb(context, async (work) => {
    for (const expired of await expireMails(work.db, id)) await enqueueEnd(work, expired);
  });
}

/** Hands one mail to the mail server, unless that has been done, it has failed for good or makes no sense any more. */
async function send(context: Context, mailId: string): Promise<void> {
  if (context.platform.mailTransport === null) {
    await retainMail(context.db, mailId);
    return;
  }
  await expire(context, mailId);
  const mail = await startAttempt(context.db, mailId);
  if (!mail) return;
  if (mail.handingOver && isLeftInDoubt(mail)) {
    await noteDoubt(context, mail);
    return;
  }
  try {
    await handOver(context, mail);
  } catch (error) {
    if (error instanceof UnansweredMail && isLeftInDoubt(mail)) {
      await noteDoubt(context, mail);
      return;
    }
    await verb(context, (work) => noteRefusal(work, mail, error));
    return;
  }
  await verb(context, async (work) => {
    await markSent(work.db, mail.id);
    if (mail.aboutId !== null) await enqueueEnd(work, mail.id);
  });
}

/** Sends one mail. A mail server's refusals are counted with the mail; only what else goes wrong is tried by the queue. */
export const sendMail = jobKind({
  name: 'mail.send',
  data: z.object({ mailId: z.uuid() }),
  policy: 'exclusive',
  retry: { limit: 20, delaySeconds: 10, maxDelaySeconds: 1800 },
  punctuality: 30,
  run: (context, { data }) => send(context, data.mailId),
});

/** Enqueues the next attempt at a mail, once. */
export function enqueueMail(
  work: Work,
  mail: { readonly id: string; readonly attempts: number },
  afterSeconds = 0,
): Promise<boolean> {
  const { jobs } = work.platform;
  return jobs.enqueue(
    work,
    sendMail,
    { mailId: mail.id },
    { key: `${mail.id} ${mail.attempts}`, afterSeconds },
  );
}

/**
 * Enqueues mails that are pending without a job: stored (`kept`) when there was no mail server, or abandoned by a
 * crash. Without a mail server, queued mails are only stored.
 */
async function resume(work: Work, which: 'all' | 'overdue'): Promise<void> {
  const { db, platform } = work;
  if (platform.mailTransport === null) {
    await deferDue(db, which);
    return;
  }
  for (const expired of await expireMails(db)) await enqueueEnd(work, expired);
  const queued = [...(await overdueMails(db)), ...(await countQueue(db))];
  for (const mail of queued) await enqueueMail(work, mail);
}

/** What a server does with the mails there are when it starts: mail servers come and go between starts. */
export function resumeAtStart(platform: Platform): Promise<void> {
  return systemVerb(platform, (work) => resume(work, 'all'));
}

export const resumeMails = jobKind({
  name: 'mail.resume',
  data: z.object({}),
  policy: 'exclusive',
  retry: { limit: 2, delaySeconds: 60, maxDelaySeconds: 600 },
  punctuality: 60,
  schedule: '*/15 * * * *',
  run: (context) => verb(context, (work) => resume(work, 'overdue')),
});
