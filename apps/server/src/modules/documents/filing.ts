import type { ExcludableField } from '@szansa/domain/access';
import type { DocumentType } from '@szansa/domain/opportunity';
import { v7 as uuidv7 } from 'uuid';

import { addTimelineEvent, emitOpportunity } from '#modules/opportunities';
import { enqueueThumbnail } from '#modules/thumbnails';
import type { FileRecord, Work } from '#platform';
import { insertDocument } from './queries.ts';

export interface NewDocument {
  readonly customerFileId: string;
  readonly type: DocumentType;
  readonly file: FileRecord;
  readonly offerId?: string;
  /** Hideable fields that the document contains, for documents made by this server. */
  readonly shows?: readonly ExcludableField[];
  /** Whether it came from outside the agency. */
  readonly isForeign?: boolean;
}

/** Files a stored file under an opportunity, and records that in its history and in the audit log. */
export async function addDocument(work: Work, document: NewDocument): Promise<string> {
  const { customerFileId, type, file, offerId, shows, isForeign } = document;
  const id = uuidv7();
  await insertDocument(work.db, {
    id,
    customerFileId,
    fileId: file.id,
    type,
    name: file.name,
    offerId: offerId ?? null,
    shows: [...(shows ?? [])],
    createdBy: work.actor?.userId ?? null,
  });
  await enqueueThumbnail(work, file, isForeign);
  await addTimelineEvent(work, customerFileId, shows ? 'pdf_saved' : 'document_added', { name: file.name });
  await work.audit({
    entity: 'document',
    entityId: id,
    action: 'create',
    after: { customerFileId, type, name: file.name },
  });
  emitOpportunity(work, customerFileId);
  return id;
}
