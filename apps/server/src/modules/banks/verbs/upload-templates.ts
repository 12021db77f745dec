import type { ReceivedFile } from '@szansa/api-client/contract';
import { templateName } from '@szansa/domain/bank';
import { v7 as uuidv7 } from 'uuid';

import { storeFile, verb, type StaffContext, type StaffWork } from '#platform';
import { bankRecords } from '../records.ts';
import { insertTemplate } from '../template-queries.ts';
import { templateById, type DocumentTemplate } from '../templates.ts';

async function addTemplate(work: StaffWork, bankId: string, received: ReceivedFile): Promise<string> {
  const id = uuidv7();
  const file = await storeFile(work, received);
  const name = templateName(file.name);
  await insertTemplate(work.db, { id, bankId, fileId: file.id, name, createdBy: work.actor.userId });
  await work.audit({
    entity: 'document_template',
    entityId: id,
    action: 'create',
    version: 1,
    after: { bankId, name },
  });
  return id;
}

/** Adds uploaded files to the templates of a bank. @throws 404 */
export function uploadTemplates(
  context: StaffContext,
  bankId: string,
  files: readonly ReceivedFile[],
): Promise<DocumentTemplate[]> {
  return verb(context, async (work) => {
    await bankRecords.locked(work, bankId);
    const added: DocumentTemplate[] = [];
    for (const received of files) {
      added.push(await templateById(work, await addTemplate(work, bankId, received)));
    }
    bankRecords.emit(work, bankId);
    return added;
  });
}
