import { notFound, Refusal, type StaffReading, type StaffWork } from '#platform';
import { findReport, type ReportRow } from './queries.ts';

/** A report the actor may read. @throws 404 */
export async function readableReport(
  { db, actor }: StaffReading,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<ReportRow> {
  const row = actor.can('report.get') ? await findReport(db, id, options) : undefined;
  if (!row) throw notFound();
  return row;
}

/** A report that may still be changed. @throws 404, 409 `report_accepted` */
export async function openReport(reading: StaffReading, id: string): Promise<ReportRow> {
  const row = await readableReport(reading, id);
  if (row.acceptedAt !== null) throw new Refusal('report_accepted');
  return row;
}

/** The same, locked against other writers, of its entries as well. @throws 404, 409 `report_accepted` */
export async function lockedReport(work: StaffWork, id: string): Promise<ReportRow> {
  const row = await readableReport(work, id, { lock: true });
  if (row.acceptedAt !== null) throw new Refusal('report_accepted');
  return row;
}
