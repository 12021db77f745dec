import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { editPermission, opportunityScope } from '@szansa/domain/opportunity';

import { requireFirm } from '#modules/customer-organisations';
import { requireCustomer } from '#modules/customers';
import { hasConsented, readableOpportunity, type OpportunitiesOf } from '#modules/opportunities';
import {
  listAnswer,
  notFound,
  Refusal,
  type HandlerInput,
  type Produced,
  type StaffReading,
} from '#platform';
import { countFiled, findDocument, listDocuments, listFiled, type DocumentRow } from './queries.ts';

export type DocumentRecord = Data<Endpoints['documents']['listOfOpportunity']>[number];

/** Whether the actor may see all fields that a document contains. */
function mayOpen({ actor }: Pick<StaffReading, 'actor'>, { shows }: Pick<DocumentRow, 'shows'>): boolean {
  return !shows.some((field) => actor.excludedFields.has(field));
}

/** Returns a document's file for the actor: without a thumbnail if they may not open it. */
const fileFor = ({ file }: Pick<DocumentRow, 'file'>, isOpen: boolean) => ({
  ...file,
  hasThumbnail: isOpen && file.hasThumbnail,
});

function described(reading: StaffReading, row: DocumentRow, mayRemove: boolean): DocumentRecord {
  const { shows: _, createdAt, ...record } = row;
  const can = { open: mayOpen(reading, row), remove: mayRemove };
  return { ...record, file: fileFor(row, can.open), createdAt: createdAt.toISOString(), can };
}

async function mayRemoveFrom(reading: StaffReading, customerFileId: string): Promise<boolean> {
  const opportunity = await readableOpportunity(reading, customerFileId);
  const consented = await hasConsented(reading, opportunity);
  return reading.actor.can('document.edit') && editPermission(reading.actor, opportunity, consented).allowed;
}

/** Documents of an opportunity, newest first. @throws 404 */
export async function documentsOf(reading: StaffReading, customerFileId: string): Promise<DocumentRecord[]> {
  const mayRemove = await mayRemoveFrom(reading, customerFileId);
  const rows = await listDocuments(reading.db, customerFileId);
  return rows.map((row) => described(reading, row, mayRemove));
}

/** Those of them whose files the actor may open, the oldest first. @throws 404 */
export async function openableDocuments(
  reading: StaffReading,
  customerFileId: string,
): Promise<DocumentRow[]> {
  await readableOpportunity(reading, customerFileId);
  const rows = await listDocuments(reading.db, customerFileId);
  return rows.filter((row) => mayOpen(reading, row)).toReversed();
}

type FiledDocuments = Endpoints['customers']['documents'];
type FiledQuery = HandlerInput<FiledDocuments>['query'];

/** One page of the documents of a customer's opportunities, those the actor may read. @throws 404 */
export async function documentsOfCustomer(reading: StaffReading, customerId: string, query: FiledQuery) {
  await requireCustomer(reading, customerId);
  return filedDocuments(reading, { customerId, scope: opportunityScope(reading.actor) }, query);
}

/** The same of all customers of a firm. @throws 404 */
export async function documentsOfFirm(
  reading: StaffReading,
  customerOrganisationId: string,
  query: FiledQuery,
) {
  await requireFirm(reading, customerOrganisationId);
  return filedDocuments(reading, { customerOrganisationId, scope: opportunityScope(reading.actor) }, query);
}

function filedDocuments(
  { db, actor }: StaffReading,
  whose: OpportunitiesOf,
  query: FiledQuery,
): Promise<Produced<FiledDocuments>> {
  return listAnswer(query, {
    rows: listFiled(db, whose, query),
    count: countFiled(db, whose, query),
    item: ({ shows, customerFileId: _, ...record }) => {
      const can = { open: mayOpen({ actor }, { shows }) };
      return { ...record, file: fileFor(record, can.open), can };
    },
  });
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
