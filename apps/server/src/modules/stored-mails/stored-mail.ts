import { mkdtemp, readFile, rm } from 'node:fs/promises';

import { largestMail, type ReadMail } from '#adapters/received-mail/received-mail.ts';
import { readMailForReader } from '#adapters/received-mail/thread.ts';
import {
  detectFileType,
  notFound,
  Refusal,
  withWritten,
  type OpenFile,
  type ProducedFile,
  type StaffContext,
} from '#platform';

/** Whether anything of a mail could be read. */
const isEmpty = ({ fromName, fromAddress, subject, text, html, attachments }: ReadMail): boolean =>
  fromName === null &&
  fromAddress === null &&
  subject + text === '' &&
  html === null &&
  attachments.length === 0;

async function read(context: StaffContext, path: string, folder: string): Promise<ReadMail> {
  try {
    return await readMailForReader({ path, folder });
  } catch (error) {
    // too many other calls may have been pending
    if (error instanceof Refusal) throw error;
    context.log.warn({ err: error }, 'a stored mail could not be read');
    throw new Refusal('mail_unreadable');
  }
}

/**
 * Parses a stored mail, whose attachments are files while `does` runs. Nothing of it is stored.
 * @throws 403, 404 as the file; 422 `mail_unreadable` for a file that is no mail, or cannot be parsed; 503 when too
 * many are pending
 */
async function withMail<T>(
  open: OpenFile,
  context: StaffContext,
  fileId: string,
  does: (mail: ReadMail) => Promise<T>,
): Promise<T> {
  const file = await open(context, fileId);
  if (file.mime !== 'message/rfc822' || file.size > largestMail) throw new Refusal('mail_unreadable');
  return withWritten(context.platform, await file.read(), async ({ path }) => {
    const folder = await mkdtemp(`${path}-parts-`);
    try {
      const mail = await read(context, path, folder);
      if (isEmpty(mail)) throw new Refusal('mail_unreadable');
      return await does(mail);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** A stored mail as it is shown. @throws as `withMail` */
export function storedMail(open: OpenFile, context: StaffContext, fileId: string) {
  return withMail(open, context, fileId, async (mail) => {
    const attachments = [];
    for (const [position, { path, name, size }] of mail.attachments.entries()) {
      attachments.push({ position, name, size, mime: await detectFileType(path, name) });
    }
    const { subject, fromName, fromAddress, to, copies, recipientsLeftOut } = mail;
    const { sentDate, text, html, remotePictures, attachmentsLeftOut, isWhole, invitation } = mail;
    const isNamed = fromName !== null || fromAddress !== null;
    return {
      subject,
      from: isNamed ? { name: fromName, address: fromAddress } : null,
      to: [...to],
      copies: [...copies],
      recipientsLeftOut,
      sentDate,
      text,
      html,
      remotePictures,
      invitation,
      attachments,
      attachmentsLeftOut,
      isWhole,
    };
  });
}

/**
 * Returns the attachment of a stored mail at a position, validated as an uploaded file is.
 * @throws as `withMail`; 404; 415 `file_type` for a type that may not be downloaded
 */
export function storedMailAttachment(
  open: OpenFile,
  context: StaffContext,
  fileId: string,
  position: number,
): Promise<ProducedFile> {
  return withMail(open, context, fileId, async ({ attachments }) => {
    const attachment = attachments[position];
    if (!attachment) throw notFound();
    const { path, name: filename } = attachment;
    const mime = await detectFileType(path, filename);
    if (mime === null) throw new Refusal('file_type', { name: filename });
    return { filename, mime, bytes: await readFile(path) };
  });
}
