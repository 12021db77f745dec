import type { Readable } from 'node:stream';

import type { Language } from '@szansa/domain/account';
import type { ExportFormat, ExportProblem, ExportSource } from '@szansa/domain/export';
import { exportHeading, exportSourceName } from '@szansa/domain/language';

import { csvOf } from '#adapters/tables/csv-writer.ts';
import { workbookOf, type SheetCell } from '#adapters/tables/xlsx-writer.ts';
import type { ExportedRows } from '#platform';

/**
 * Thrown when the file is not made: for a problem that its owner is notified of, or, with null, because the server
 * stops.
 */
export class ExportStopped extends Error {
  override readonly name = 'ExportStopped';
  readonly problem: ExportProblem | null;

  constructor(problem: ExportProblem | null) {
    super(problem ?? 'the server stops');
    this.problem = problem;
  }
}

interface Written {
  readonly source: ExportSource;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly language: Language;
}

/** After so many rows it is noted how far the file is. */
const notedAfter = 2000;

/** Characters of a column of a workbook. */
const width = 22;

/** Rows as the file of a request, and how many there were once all of it is read. `note` may stop it by throwing. */
export function writtenRows(
  rows: ExportedRows['rows'],
  { source, format, columns, language }: Written,
  note: (done: number) => Promise<void>,
): { readonly stream: Readable; readonly count: () => number } {
  let count = 0;
  let noted = 0;

  async function* lines(): AsyncGenerator<readonly SheetCell[]> {
    yield columns.map((column) => ({ text: exportHeading(source, column, language) }));
    for await (const some of rows) {
      yield* some;
      count += some.length;
      if (count - noted < notedAfter) continue;
      noted = count;
      await note(count);
    }
  }

  const stream =
    format === 'csv'
      ? csvOf(lines(), { isQuoted: columns.length === 1 })
      : workbookOf([
          { name: exportSourceName(source, language), widths: columns.map(() => width), rows: lines() },
        ]);
  return { stream, count: () => count };
}
