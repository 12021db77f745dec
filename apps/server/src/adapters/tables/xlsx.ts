import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

import { keptRows, TableUnreadable, type TableLimits, type TableRow } from './table.ts';
import { unpackedSize } from './zip-directory.ts';

/** Bytes a workbook may hold unpacked: 50,000 rows of twenty columns are 60 MB. */
const largestUnpacked = 100 * 1024 * 1024;

/** Megabytes of memory for reading one; a file that says it is small and is not ends its thread alone. */
const memory = 256;

/** The rows of the first sheet, as its thread sends them. @throws TableUnreadable for a damaged file */
async function* sheetRows(path: string): AsyncGenerator<string[]> {
  const worker = new Worker(new URL('xlsx-worker.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  const ended = new AbortController();
  const messages = on(worker, 'message', { close: ['exit'], signal: ended.signal });
  try {
    for await (const [rows] of messages as AsyncIterable<[string[][]]>) yield* rows;
  } catch {
    // what a thread fails with is about the file: it does nothing else
    throw new TableUnreadable('damaged', null);
  } finally {
    ended.abort();
    await worker.terminate();
  }
}

/**
 * The rows of the first sheet of a workbook, its headings first, as text. It is read on a thread of its own, in memory that
 * is limited.
 * @throws TableUnreadable at the row that is too much; at once where the file unpacks to too much, or is none
 */
export async function* xlsxRows(path: string, limits: TableLimits): AsyncGenerator<TableRow> {
  const size = await unpackedSize(path);
  if (size === null) throw new TableUnreadable('damaged', null);
  if (size > largestUnpacked) throw new TableUnreadable('too_large_unpacked', null);
  yield* keptRows(sheetRows(path), limits);
}
