import { addTimelineEvent, emitOpportunity, editableOpportunity } from '#modules/opportunities';
import { notFound, claimDeleted, verb, type StaffContext } from '#platform';
import { documentById, type DocumentRecord } from '../answers.ts';
import { insertRemovedDocument } from '../queries.ts';

/** Brings back a document that the actor has just removed. @throws 404, and as `editableOpportunity` */
export function restoreDocument(context: StaffContext, id: string): Promise<DocumentRecord> {
  return verb(context, async (work) => {
    const { row } = await claimDeleted(work, 'document', id, async (customerFileId) => {
      if (customerFileId === null) throw notFound();
      await editableOpportunity(work, customerFileId);
    });
    await insertRemovedDocument(work.db, row);
    const document = await documentById(work, id);
    const { customerFileId, name } = document;
    await addTimelineEvent(work, customerFileId, 'document_restored', { name });
    await work.audit({
      entity: 'document',
      entityId: id,
      action: 'restore',
      after: { customerFileId, name },
    });
    emitOpportunity(work, customerFileId);
    return document;
  });
}
