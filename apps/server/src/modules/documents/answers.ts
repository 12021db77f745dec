import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { editPermission } from '@szansa/domain/opportunity';

import { hasConsented, readableOpportunity } from '#modules/opportunities';
import { notFound, type StaffReading } from '#platform';
import { findDocument, listDocuments, type DocumentRow } from './queries.ts';

export type DocumentRecord = Data<Endpoints['documents']['listOfOpportunity']>[number];

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

/** @throws 404 */
export async function documentById(reading: StaffReading, id: string): Promise<DocumentRecord> {
  const row = await findDocument(reading.db, id);
  if (!row) throw notFound();
  return described(row, await mayRemoveFrom(reading, row.customerFileId));
}
