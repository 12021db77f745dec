import { addTimelineEvent, announceOpportunity, editableOpportunity } from '#modules/opportunities';
import { dropFile, notFound, verb, type StaffContext } from '#platform';
import { deleteDocument, findDocument } from '../queries.ts';

/** Removes a document and its file. @throws 404, and as `editableOpportunity` */
export function removeDocument(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    const found = await findDocument(work.db, id);
    if (!found) throw notFound();
    await editableOpportunity(work, found.customerFileId);
    // read again: it may have gone while the opportunity was waited for
    const row = await findDocument(work.db, id);
    if (!row) throw notFound();
    await deleteDocument(work.db, id);
    await dropFile(work, row.file.id);
    await addTimelineEvent(work, row.customerFileId, 'document_removed', { name: row.name });
    await work.audit({
      entity: 'document',
      entityId: id,
      action: 'remove',
      before: { name: row.name },
    });
    announceOpportunity(work, row.customerFileId);
  });
}
