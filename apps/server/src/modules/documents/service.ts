import type { Data, ReceivedFile } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { editPermission, type DocumentType } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import { editableOpportunity, hasConsented, readableOpportunity } from '../opportunities/access.ts';
import {
  denied,
  downloadFile,
  dropFile,
  keepFile,
  notFound,
  verb,
  type FileRecord,
  type ProducedFile,
  type StaffContext,
  type StaffReading,
  type Work,
} from '../platform.ts';
import { addTimelineEvent, announceOpportunity } from '../timeline/timeline.ts';
import {
  deleteDocument,
  findDocument,
  findOwnerOfFile,
  insertDocument,
  listDocuments,
  type DocumentRow,
} from './queries.ts';

type DocumentRecord = Data<Endpoints['documents']['listOfOpportunity']>[number];

function described(row: DocumentRow, mayRemove: boolean): DocumentRecord {
  return { ...row, createdAt: row.createdAt.toISOString(), can: { remove: mayRemove } };
}

async function mayRemoveFrom(reading: StaffReading, customerFileId: string): Promise<boolean> {
  const opportunity = await readableOpportunity(reading, customerFileId);
  const consented = await hasConsented(reading, customerFileId);
  return reading.actor.can('document.edit') && editPermission(reading.actor, opportunity, consented).allowed;
}

/** Documents of an opportunity, newest first. @throws 404 */
export async function documentsOf(reading: StaffReading, customerFileId: string): Promise<DocumentRecord[]> {
  const mayRemove = await mayRemoveFrom(reading, customerFileId);
  const rows = await listDocuments(reading.db, customerFileId);
  return rows.map((row) => described(row, mayRemove));
}

export interface NewDocument {
  readonly customerFileId: string;
  readonly type: DocumentType;
  readonly file: FileRecord;
  readonly offerId?: string;
}

/** Files a kept file under an opportunity, in its history and in the audit log. */
export async function addDocument(work: Work, document: NewDocument): Promise<string> {
  const { customerFileId, type, file, offerId } = document;
  const id = uuidv7();
  await insertDocument(work.db, {
    id,
    customerFileId,
    fileId: file.id,
    type,
    name: file.name,
    offerId: offerId ?? null,
    createdBy: work.actor?.userId ?? null,
  });
  await addTimelineEvent(work, customerFileId, offerId ? 'pdf_saved' : 'document_added', { name: file.name });
  await work.audit({
    entity: 'document',
    entityId: id,
    action: 'create',
    after: { customerFileId, type, name: file.name },
  });
  announceOpportunity(work, customerFileId);
  return id;
}

/** @throws 404 */
export async function documentById(reading: StaffReading, id: string): Promise<DocumentRecord> {
  const row = await findDocument(reading.db, id);
  if (!row) throw notFound();
  return described(row, await mayRemoveFrom(reading, row.customerFileId));
}

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
      const id = await addDocument(work, { customerFileId, type, file: await keepFile(work, received) });
      added.push(await documentById(work, id));
    }
    return added;
  });
}

/** Removes a document and its file. @throws 404, and as `editableOpportunity` */
export function removeDocument(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    const row = await findDocument(work.db, id);
    if (!row) throw notFound();
    await editableOpportunity(work, row.customerFileId);
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

/** The content of a file, for those who may read the record it belongs to. @throws 403, 404 */
export async function fileContent(reading: StaffReading, fileId: string): Promise<ProducedFile> {
  const owner = await findOwnerOfFile(reading.db, fileId);
  if (!owner) throw notFound();
  if (!reading.actor.can(owner.kind === 'document' ? 'document.get' : 'comment.get')) throw denied();
  await readableOpportunity(reading, owner.customerFileId);
  return downloadFile(reading, fileId);
}
