import { inChild, ChildEnded } from '#queues/child.ts';
import { storedRows, TableUnreadable, type TableLimits, type TableRow } from './table.ts';
import { unpackedSize } from './zip-directory.ts';

/** Maximum bytes of an unpacked workbook: 50,000 rows of twenty columns are 60 MB. */
const largestUnpacked = 100 * 1024 * 1024;

/**
 * Memory limit of the reading process in megabytes: a file that declares a false small size ends only that process.
 */
const mostMegabytes = 512;

const deadlineMs = 60_000;

/** Rows in their order, and whether they were the last ones. */
export interface SheetMessage {
  readonly rows: readonly (readonly string[])[];
  readonly isLast: boolean;
}

interface Sheet {
  readonly message: SheetMessage;
  readonly answer: readonly (readonly string[])[];
}

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

/** Reads rows of the first sheet until more than `most` contain text. @throws TableUnreadable for a damaged file */
async function sheetRows(path: string, most: number): Promise<Sheet['answer']> {
  const script = new URL('./xlsx-child.ts', import.meta.url);
  const limits = { mostMegabytes, signal: AbortSignal.timeout(deadlineMs) };
  const all: (readonly string[])[] = [];
  let filled = 0;
  try {
    return await inChild<Sheet>(script, [path], limits, ({ rows, isLast }) => {
      all.push(...rows);
      filled += rows.filter(isFilled).length;
      return isLast || filled > most ? all : undefined;
    });
  } catch (error) {
    // the process does nothing else, so what ends it is about the file
    if (error instanceof ChildEnded) throw new TableUnreadable('damaged', null);
    throw error;
  }
}

/**
 * The rows of the first sheet of a workbook, its headings first, as text. It is read in a process of its own, in memory that
 * is limited.
 * @throws TableUnreadable at the row that is too much; at once where the file unpacks to too much, or is none
 */
export async function* xlsxRows(path: string, limits: TableLimits): AsyncGenerator<TableRow> {
  const size = await unpackedSize(path);
  if (size === null) throw new TableUnreadable('damaged', null);
  if (size > largestUnpacked) throw new TableUnreadable('too_large_unpacked', null);
  yield* storedRows(await sheetRows(path, limits.rows), limits);
}
