import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { editPermission } from '@szansa/domain/opportunity';

import { hasConsented, readableOpportunity } from '#modules/opportunities';
import { notFound, Refusal, type StaffReading } from '#platform';
import { findDocument, listDocuments, type DocumentRow } from './queries.ts';

export type DocumentRecord = Data<Endpoints['documents']['listOfOpportunity']>[number];

/** Whether somebody may see all that stands in a document. */
function mayOpen({ actor }: StaffReading, { shows }: Pick<DocumentRow, 'shows'>): boolean {
  return !shows.some((field) => actor.excludedFields.has(field));
}

function described(reading: StaffReading, row: DocumentRow, mayRemove: boolean): DocumentRecord {
  const { shows: _, createdAt, ...record } = row;
  const can = { open: mayOpen(reading, row), remove: mayRemove };
  return { ...record, createdAt: createdAt.toISOString(), can };
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
  return rows.map((row) => described(reading, row, mayRemove));
}

/** @throws 404 */
export async function documentById(reading: StaffReading, id: string): Promise<DocumentRecord> {
  const row = await findDocument(reading.db, id);
  if (!row) throw notFound();
  return described(reading, row, await mayRemoveFrom(reading, row.customerFileId));
}

/**
 * A document whose file is to be opened.
 * @throws 404; 403 `document_hidden` when it shows what is hidden from the actor
 */
export async function openableDocument(reading: StaffReading, id: string): Promise<void> {
  const row = await findDocument(reading.db, id);
  if (!row) throw notFound();
  await readableOpportunity(reading, row.customerFileId);
  if (!mayOpen(reading, row)) throw new Refusal('document_hidden');
}
