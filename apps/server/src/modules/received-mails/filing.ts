import { addDocument, fileBytes } from '#modules/documents';
import { addTimelineEvent, emitOpportunity } from '#modules/opportunities';
import { storeGenerated, type Work } from '#platform';
import { listAttachments } from './queries.ts';

/**
 * Files a mail under an opportunity: its history gets an event, and the attachments that may be downloaded become
 * documents. They are copied, so that documents deleted from the opportunity remain with the mail.
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
