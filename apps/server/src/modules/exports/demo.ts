import { exportFileName, exportMime, type ExportProblem, type ExportSource } from '@szansa/domain/export';
import { exportHeading, exportSourceName } from '@szansa/domain/language';
import { warsawDay } from '@szansa/domain/shared';

import { csvOf } from '#adapters/tables/csv-writer.ts';
import type { SheetCell } from '#adapters/tables/xlsx-writer.ts';
import { momentsAtWork } from '#demo';
import { demoPart, storeFile, withWritten, type Demo, type Db } from '#platform';
import { insertExport } from './queries.ts';

/** Firms with their places, by name: the rows of a small file. */
function listFirmPlaces(db: Db) {
  return db.selectFrom('customerOrganisation').select(['name', 'city']).orderBy('name').limit(40).execute();
}

const minute = 60_000;

interface Made {
  readonly source: ExportSource;
  readonly columns: readonly string[];
  readonly at: Date;
  readonly ended:
    | { readonly problem: ExportProblem }
    | { readonly fileId: string; readonly rowCount: number };
}

async function addRequest({ work, random }: Demo, userId: string, made: Made): Promise<void> {
  const { source, columns, at, ended } = made;
  const id = random.id(at);
  await insertExport(work.db, {
    id,
    userId,
    sessionId: id,
    operationId: null,
    source,
    query: '{}',
    columns: [...columns],
    format: 'csv',
    ...('fileId' in ended
      ? { status: 'completed', problem: null, ...ended }
      : { status: 'failed', fileId: null, rowCount: null, ...ended }),
    createdAt: at,
    completedAt: new Date(at.getTime() + minute),
  });
}

/** A file of firms and where they are. */
async function fileOfFirms({ work }: Demo, at: Date) {
  const firms = await listFirmPlaces(work.db);
  const columns = ['name', 'city'] as const;
  const heading: SheetCell[] = columns.map((column) => ({
    text: exportHeading('CustomerOrganization', column, 'pl'),
  }));
  const rows = firms.map(({ name, city }): SheetCell[] => [
    { text: name },
    city === null ? null : { text: city },
  ]);
  const name = exportFileName(exportSourceName('CustomerOrganization', 'pl'), warsawDay(at), 'csv');
  return withWritten(work.platform, csvOf([heading, ...rows]), async (file) => {
    const { id } = await storeFile(work, { ...file, name, mime: exportMime('csv') });
    return { columns, ended: { fileId: id, rowCount: rows.length } };
  });
}

/** Ended requests of an administrator; a pending or running one would never end, because it has no job. */
export const exportsDemo = demoPart(['customers', 'administrators'], async (demo, { administrators }) => {
  const [userId] = administrators;
  const since = new Date(demo.now.getTime() - 5 * 24 * 60 * minute);
  const [first, second] = momentsAtWork(demo.random, 2, since, demo.now);
  if (userId === undefined || !first || !second) return {};
  await addRequest(demo, userId, {
    source: 'CustomerOrganization',
    at: first,
    ...(await fileOfFirms(demo, first)),
  });
  await addRequest(demo, userId, {
    source: 'Customer',
    columns: ['name'],
    at: second,
    ended: { problem: 'cancelled' },
  });
  return {};
});
