import type { TestServer } from '@szansa/server/testing';

import { sender } from './samples/received-mails.ts';

/** Adds a received mail, bypassing the API: mails are ingested by jobs. */
export async function addReceivedMail({ db }: TestServer): Promise<string> {
  const [id, sourceFileId] = [crypto.randomUUID(), crypto.randomUUID()];
  await db
    .insertInto('storedFile')
    .values({
      id: sourceFileId,
      name: 'mail.eml',
      mime: 'message/rfc822',
      size: 1,
      storageKey: sourceFileId,
      sha256: sourceFileId,
      createdBy: null,
    })
    .execute();
  const undecided = { readBy: null, readAt: null, confirmedBy: null, confirmedAt: null };
  await db
    .insertInto('receivedMail')
    .values({
      ...undecided,
      id,
      messageKey: id,
      fingerprint: id,
      sourceFileId,
      subject: 'Leasing',
      fromName: 'Jan Lis',
      fromAddress: sender,
      replyToName: null,
      replyToAddress: null,
      content: 'Proszę o ofertę.',
      html: null,
      remotePictures: 0,
      sentDate: null,
      receivedAt: new Date('2026-11-23T08:00:00Z'),
      kind: 'letter',
      reason: null,
      customerFileId: null,
      joinedTo: null,
      isDropped: true,
      attachmentsLeftOut: 0,
      isWhole: true,
    })
    .execute();
  return id;
}
