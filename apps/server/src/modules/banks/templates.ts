import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { notFound, type StaffReading, type StaffWork } from '#platform';
import { bankRecords } from './records.ts';
import { findTemplate, listTemplates, type TemplateRow } from './template-queries.ts';

export type DocumentTemplate = Data<Endpoints['documentTemplates']['listOfBank']>[number];

function described({ actor }: StaffReading, row: TemplateRow): DocumentTemplate {
  return { ...row, createdAt: row.createdAt.toISOString(), can: { edit: actor.can('bank.edit') } };
}

/** Templates of a bank, by name. @throws 404 */
export async function templatesOf(reading: StaffReading, bankId: string): Promise<DocumentTemplate[]> {
  await bankRecords.readable(reading, bankId);
  const rows = await listTemplates(reading.db, bankId);
  return rows.map((row) => described(reading, row));
}

/** @throws 404 */
export async function templateById(reading: StaffReading, id: string): Promise<DocumentTemplate> {
  const row = await findTemplate(reading.db, id);
  if (!row) throw notFound();
  return described(reading, row);
}

/** Locks a template and returns it. @throws 404 */
export async function lockedTemplate({ db }: StaffWork, id: string): Promise<TemplateRow> {
  const row = await findTemplate(db, id, { lock: true });
  if (!row) throw notFound();
  return row;
}
