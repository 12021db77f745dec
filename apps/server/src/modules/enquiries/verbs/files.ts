import type { ReceivedFile } from '@szansa/api-client/contract';
import { v7 as uuidv7 } from 'uuid';

import { enqueueThumbnail } from '#modules/thumbnails';
import { dropFile, storeFile, notFound, verb, type Produced, type StaffContext } from '#platform';
import { editableEnquiry } from '../access.ts';
import { emitEnquiry } from '../events.ts';
import { filesOf, type Enquiries } from '../answers.ts';
import { deleteFile, findFile, insertFile } from '../file-queries.ts';
import { addEvent } from '../history.ts';
import { setLastActivity } from '../queries.ts';

/** Adds files to an enquiry; answers with those that were added. @throws as `editableEnquiry` */
export function uploadFiles(
  context: StaffContext,
  internalEnquiryId: string,
  files: readonly ReceivedFile[],
): Promise<Produced<Enquiries['upload']>> {
  return verb(context, async (work) => {
    await editableEnquiry(work, internalEnquiryId);
    const added = new Set<string>();
    for (const received of files) {
      const file = await storeFile(work, received);
      const { id: fileId, name } = file;
      const id = uuidv7();
      await insertFile(work.db, { id, internalEnquiryId, fileId, createdBy: work.actor.userId });
      await enqueueThumbnail(work, file);
      await addEvent(work, internalEnquiryId, 'file_added', { name });
      await work.audit({
        entity: 'internal_enquiry_file',
        entityId: id,
        action: 'create',
        after: { internalEnquiryId, name },
      });
      added.add(id);
    }
    await setLastActivity(work.db, internalEnquiryId, new Date());
    emitEnquiry(work, internalEnquiryId);
    return (await filesOf(work, internalEnquiryId)).filter(({ id }) => added.has(id));
  });
}

/** Removes a file of an enquiry. @throws 404, and as `editableEnquiry` */
export function removeFile(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    const found = await findFile(work.db, id);
    if (!found) throw notFound();
    await editableEnquiry(work, found.internalEnquiryId);
    // fetched again: it may have been deleted while this call waited for the lock of the enquiry
    const row = await findFile(work.db, id);
    if (!row) throw notFound();
    const { internalEnquiryId, file } = row;
    await deleteFile(work.db, id);
    await dropFile(work, file.id);
    await addEvent(work, internalEnquiryId, 'file_removed', { name: file.name });
    await work.audit({
      entity: 'internal_enquiry_file',
      entityId: id,
      action: 'remove',
      before: { internalEnquiryId, name: file.name },
    });
    await setLastActivity(work.db, internalEnquiryId, new Date());
    emitEnquiry(work, internalEnquiryId);
  });
}
