import type { ReceivedFile } from '@szansa/api-client/contract';
import type { DocumentType } from '@szansa/domain/opportunity';

import { editableOpportunity } from '#modules/opportunities';
import { storeFile, verb, type StaffContext } from '#platform';
import { documentById, type DocumentRecord } from '../answers.ts';
import { addDocument } from '../filing.ts';

/** Adds uploaded files as documents of one type. @throws as `editableOpportunity` */
export function uploadDocuments(
  context: StaffContext,
  customerFileId: string,
  type: DocumentType,
  files: readonly ReceivedFile[],
): Promise<DocumentRecord[]> {
  return verb(context, async (work) => {
    await editableOpportunity(work, customerFileId);
    const added: DocumentRecord[] = [];
    for (const received of files) {
      const id = await addDocument(work, { customerFileId, type, file: await storeFile(work, received) });
      added.push(await documentById(work, id));
    }
    return added;
  });
}
