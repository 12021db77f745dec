import { notFound, type StaffReading } from '#platform';
import { findExport, type ExportRow } from './queries.ts';

/** The room of everyone who may read export requests. */
export const exportReaders = 'right:export.get';

const ended: ReadonlySet<string> = new Set(['completed', 'failed']);

export const isEnded = ({ status }: Pick<ExportRow, 'status'>): boolean => ended.has(status);

/** Returns an export request of any user. @throws 404 */
export async function readableExport(
  { db }: Pick<StaffReading, 'db'>,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<ExportRow> {
  const row = await findExport(db, id, options);
  if (!row) throw notFound();
  return row;
}
