import { addTimelineEvent, emitOpportunity, editableOpportunity } from '#modules/opportunities';
import { storeDeleted, notFound, verb, type StaffContext } from '#platform';
import { deleteDocument, findDocument } from '../queries.ts';

/**
 * Deletes a document; its file is retained for as long as the actor can restore it. @throws 404, and as
 * `editableOpportunity`
 */
export function removeDocument(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    const found = await findDocument(work.db, id);
    if (!found) throw notFound();
    await editableOpportunity(work, found.customerFileId);
    // fetched again: it may have been deleted while this call waited for the lock of the opportunity
    const row = await findDocument(work.db, id);
    if (!row) throw notFound();
    const { customerFileId, file } = row;
    const removed = await deleteDocument(work.db, id);
    await storeDeleted(work, {
      entity: 'document',
      entityId: id,
      row: removed,
      customerFileId,
      fileId: file.id,
    });
    await addTimelineEvent(work, customerFileId, 'document_removed', { name: row.name });
    await work.audit({
      entity: 'document',
      entityId: id,
      action: 'remove',
      before: { name: row.name },
    });
    emitOpportunity(work, customerFileId);
  });
}
