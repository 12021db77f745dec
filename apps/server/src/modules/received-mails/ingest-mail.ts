import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import {
  alikeMails,
  answeredMailIds,
  countedAt,
  flood,
  floodOf,
  namedNumber,
  recogniseKind,
  type FloodMail,
} from '@szansa/domain/received-mail';
import { v7 as uuidv7 } from 'uuid';

import { readMailInThread } from '#adapters/received-mail/thread.ts';
import { largestMail, type ReadMail, type ParsedAttachment } from '#adapters/received-mail/received-mail.ts';
import { addTimelineEvent, emitOpportunity } from '#modules/opportunities';
import { json, detectFileType, storeFile, verb, type Context, type Work } from '#platform';
import { emitMail } from './access.ts';
import { addFingerprints } from './fingerprints.ts';
import { fileMail } from './filing.ts';
import { senderOfMail } from './sender.ts';
import {
  answeredMail,
  insertAttachments,
  insertMail,
  isOwnMail,
  lockMessage,
  numberedOpportunity,
} from './ingest-queries.ts';
import { joinSeries, listOfSender, lockSender, lockSeries } from './series-queries.ts';

/** Result of ingesting a mail: ingested, known already, or larger than mails may be. */
export type Ingestion =
  | { readonly outcome: 'taken'; readonly id: string }
  | { readonly outcome: 'known' | 'too_large' };

async function sumOf(file: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(file), sum);
  return sum.digest('hex');
}

/** What is known of a mail that cannot be read in time or memory: that it came. */
const unread: ReadMail = {
  headers: {},
  hops: 0,
  messageId: null,
  fingerprint: null,
  inReplyTo: null,
  references: null,
  inside: [],
  subject: '',
  fromName: null,
  fromAddress: null,
  replyToName: null,
  replyToAddress: null,
  to: [],
  copies: [],
  recipientsLeftOut: 0,
  sentDate: null,
  text: '',
  html: null,
  remotePictures: 0,
  invitation: null,
  attachments: [],
  attachmentsLeftOut: 0,
  isWhole: false,
};

async function readIn(context: Context, file: string, folder: string): Promise<ReadMail> {
  try {
    return await readMailInThread({ path: file, folder });
  } catch (error) {
    context.log.warn({ err: error }, 'a mail could not be read; its source is kept');
    return unread;
  }
}

async function kindOf(work: Work, mail: ReadMail, ownAddresses: readonly string[]) {
  const ownIds = answeredMailIds({ inReplyTo: mail.messageId, references: null });
  return recogniseKind({
    ...mail,
    isOwnMessage: await isOwnMail(work.db, ownIds),
    answersOwnMessage: await isOwnMail(work.db, answeredMailIds(mail)),
    ownAddresses,
  });
}

/** The opportunity an answer belongs to (rule RM3); null for what answers nothing. */
async function answeredOpportunity(
  work: Work,
  mail: ReadMail,
  address: string | null,
): Promise<string | null> {
  const answered = await answeredMail(work.db, answeredMailIds(mail));
  if (answered) return answered.customerFileId;
  const number = namedNumber(mail.subject);
  if (number === null || address === null) return null;
  return numberedOpportunity(work.db, number, address);
}

/** Stores the attachments of types that may be downloaded; the others remain only in the source. */
async function storeAttachments(
  work: Work,
  receivedMailId: string,
  attachments: readonly ParsedAttachment[],
) {
  const rows = [];
  for (const [position, attachment] of attachments.entries()) {
    const { name, size } = attachment;
    const mime = await detectFileType(attachment.path, name);
    const file = mime === null ? null : await storeFile(work, { ...attachment, mime });
    rows.push({ id: uuidv7(), receivedMailId, position, name, size, fileId: file?.id ?? null });
  }
  await insertAttachments(work.db, rows);
}

/** A bounce marks the mail of ours that it is about, in the history of the opportunity. Answers with the opportunity. */
async function noteBounce(work: Work, mail: ReadMail): Promise<string | null> {
  const references = [...mail.inside, mail.references ?? ''].join(' ');
  const ours = await answeredMail(work.db, answeredMailIds({ inReplyTo: mail.inReplyTo, references }));
  if (!ours) return null;
  await addTimelineEvent(work, ours.customerFileId, 'notice_bounced', { name: ours.subject });
  emitOpportunity(work, ours.customerFileId);
  return ours.customerFileId;
}

interface Source {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  /** The account it was fetched from. */
  readonly mailAccountId: string | null;
  /** When its mail server received it; null for a mail of the folder. */
  readonly arrivedAt: Date | null;
}

/** The account a mail was fetched from, and when the server of that account received it. */
type Fetched = Pick<Source, 'mailAccountId' | 'arrivedAt'>;

/** The id under which a mail is stored, and the time of its arrival. */
interface Arrival {
  readonly id: string;
  readonly receivedAt: Date;
}

const hourMs = 3_600_000;

/**
 * Returns the line that a further mail of a sender joins (rule RM5), and has the other mails that are alike join it as well.
 * The latest of them that can be a line is it; null where there is none, or they are not too many.
 */
async function gatherSeries(
  { db }: Pick<Work, 'db'>,
  senderAddress: string,
  mail: FloodMail,
): Promise<string | null> {
  await lockSender(db, senderAddress);
  const recent = await listOfSender(db, senderAddress, mail.countedAt);
  if (recent.length < flood.mails) return null;
  const together = floodOf(mail, alikeMails(mail, recent));
  if (together.length === 0) return null;
  const lines = new Set(together.map(({ id, joinedTo }) => joinedTo ?? id));
  const [line, ...others] = await lockSeries(db, [...lines]);
  if (line === undefined) return null;
  await joinSeries(db, line, others);
  return line;
}

/** Stores a mail that has been parsed, unless it is known: its source, its attachments, and its opportunity. */
export async function storeMail(
  work: Work,
  source: Source,
  mail: ReadMail,
  { id, receivedAt }: Arrival,
): Promise<Ingestion> {
  const messageKey = mail.messageId ?? `sha256:${source.sha256}`;
  const fingerprint = mail.fingerprint ?? source.sha256;
  const known = await lockMessage(work.db, messageKey);
  const isNameless = mail.messageId === null;
  if (known.length > 0 && (isNameless || known.includes(fingerprint))) return { outcome: 'known' };
  const { sender, agency } = await senderOfMail(work, mail);
  const { kind, reason } = await kindOf(work, mail, agency.addresses);
  const { mailAccountId, arrivedAt: serverTime, ...written } = source;
  const stored = await storeFile(work, { ...written, name: 'mail.eml', mime: 'message/rfc822' });
  const isLinked = kind === 'letter' || kind === 'automatic_reply';
  const answered = isLinked ? await answeredOpportunity(work, mail, sender.address) : null;
  const customerFileId = kind === 'bounce' ? await noteBounce(work, mail) : answered;
  const sentDate = mail.sentDate === null ? null : new Date(mail.sentDate);
  const senderAddress = sender.address ?? mail.fromAddress;
  const arrivedAt = serverTime ?? receivedAt;
  const compared = { ...mail, countedAt: countedAt(sentDate, arrivedAt), arrivedAt };
  const mayJoin = senderAddress !== null && customerFileId === null;
  const joinedTo = mayJoin ? await gatherSeries(work, senderAddress, compared) : null;
  await insertMail(work.db, {
    id,
    messageKey,
    fingerprint,
    sharesMessageId: known.length > 0,
    sourceFileId: stored.id,
    subject: mail.subject,
    fromName: mail.fromName,
    fromAddress: mail.fromAddress,
    replyToName: mail.replyToName,
    replyToAddress: mail.replyToAddress,
    content: mail.text,
    html: mail.html,
    remotePictures: mail.remotePictures,
    invitation: mail.invitation && json(mail.invitation),
    sentDate,
    receivedAt,
    senderAddress,
    arrivedAt: serverTime,
    countedAt: compared.countedAt,
    kind,
    reason,
    readBy: null,
    readAt: null,
    confirmedBy: null,
    confirmedAt: null,
    customerFileId,
    joinedTo,
    mailAccountId,
    isDropped: mailAccountId === null,
    attachmentsLeftOut: mail.attachmentsLeftOut,
    isWhole: mail.isWhole,
  });
  await storeAttachments(work, id, mail.attachments);
  await work.audit({ entity: 'received_mail', entityId: id, action: 'create', after: { kind, reason } });
  if (kind === 'letter' && customerFileId !== null) {
    await fileMail(work, { id, subject: mail.subject }, customerFileId);
  }
  // mails of the demo agency are older, and cause no notifications
  if (kind === 'letter' && joinedTo === null && receivedAt.getTime() > Date.now() - hourMs) {
    const { subject } = mail;
    work.publish('mail.received', { mailId: id, subject, opportunityId: customerFileId });
  }
  emitMail(work, joinedTo ?? id);
  return { outcome: 'taken', id };
}

/**
 * Ingests a mail once: stores the whole source, the parsed content and the attachments. A reply to a mail of ours is
 * filed under that mail's opportunity. All of this is one transaction, so that a crash leaves nothing behind, and the
 * mail is ingested at the next attempt.
 */
export async function ingestMail(
  context: Context,
  file: string,
  fetched: Fetched = { mailAccountId: null, arrivedAt: null },
): Promise<Ingestion> {
  const { size } = await stat(file);
  if (size > largestMail) return { outcome: 'too_large' };
  const incoming = path.join(context.platform.config.dataDir, 'incoming');
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(path.join(incoming, 'mail-'));
  try {
    const sha256 = await sumOf(file);
    const mail = await readIn(context, file, folder);
    const source = { path: file, size, sha256, ...fetched };
    if (mail.messageId !== null) await addFingerprints(context, mail.messageId);
    return await verb(context, (work) =>
      storeMail(work, source, mail, { id: uuidv7(), receivedAt: new Date() }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
