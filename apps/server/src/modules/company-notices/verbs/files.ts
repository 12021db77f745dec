import type { ReceivedFile } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { v7 as uuidv7 } from 'uuid';

import { dropFile, storeFile, notFound, verb, type Produced, type StaffContext } from '#platform';
import { emitNotice, lockedDraft } from '../access.ts';
import { filesOf } from '../answers.ts';
import { deleteFile, findFile, insertFile } from '../file-queries.ts';

/** Adds files to a draft; answers with those that were added. @throws 404, 409 `wrong_state` */
export function uploadFiles(
  context: StaffContext,
  companyNoticeId: string,
  files: readonly ReceivedFile[],
): Promise<Produced<Endpoints['companyNotices']['upload']>> {
  return verb(context, async (work) => {
    await lockedDraft(work, companyNoticeId);
    const added = new Map<string, string>();
    for (const received of files) {
      const { id: fileId, name } = await storeFile(work, received);
      const id = uuidv7();
      await insertFile(work.db, { id, companyNoticeId, fileId, createdBy: work.actor.userId });
      added.set(id, name);
    }
    await work.audit({
      entity: 'company_notice',
      entityId: companyNoticeId,
      action: 'add_files',
      after: { files: [...added.values()] },
    });
    emitNotice(work, companyNoticeId);
    return (await filesOf(work, companyNoticeId)).filter(({ id }) => added.has(id));
  });
}

/** Removes a file of a draft. @throws 404, 409 `wrong_state` */
export function removeFile(context: StaffContext, id: string): Promise<null> {
  return verb(context, async (work) => {
    const found = await findFile(work.db, id);
    if (!found) throw notFound();
    const { companyNoticeId } = found;
    await lockedDraft(work, companyNoticeId);
    // fetched again: it may have been deleted while this call waited for the lock of the draft
    const row = await findFile(work.db, id);
    if (!row) throw notFound();
    await deleteFile(work.db, id);
    await dropFile(work, row.file.id);
    await work.audit({
      entity: 'company_notice',
      entityId: companyNoticeId,
      action: 'remove_file',
      before: { file: row.file.name },
    });
    emitNotice(work, companyNoticeId);
    return null;
  });
}
