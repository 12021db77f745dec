import { addDocument, fileBytes } from '#modules/documents';
import { addTimelineEvent, emitOpportunity } from '#modules/opportunities';
import { storeGenerated, type Work } from '#platform';
import { listAttachments } from './queries.ts';

/**
 * Puts a mail into an opportunity: its history tells of it, and the attachments that are given out become documents,
 * as copies: what is removed of the opportunity stays with the mail.
 * @throws 413 `daily_quota`, `agency_quota`
 */
export async function fileMail(
  work: Work,
  mail: { readonly id: string; readonly subject: string },
  customerFileId: string,
): Promise<void> {
  for (const { file } of await listAttachments(work.db, mail.id)) {
    if (!file) continue;
    const copy = await storeGenerated(work, {
      name: file.name,
      mime: file.mime,
      bytes: await fileBytes(work, file.id),
    });
    await addDocument(work, { customerFileId, type: 'other', file: copy, isForeign: true });
  }
  await addTimelineEvent(work, customerFileId, 'mail_received', { name: mail.subject });
  emitOpportunity(work, customerFileId);
}
