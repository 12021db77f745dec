/** What a table may have at most. */
export interface TableLimits {
  readonly rows: number;
  readonly columns: number;
  /** Maximum bytes of a row in UTF-8: an unclosed quotation mark would put the rest of the file into one row. */
  readonly rowBytes: number;
}

export interface TableRow {
  /** As a spreadsheet counts, from 1, empty ones as well. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** Why a table cannot be read on. */
export type TableProblem =
  | 'too_many_rows'
  | 'too_many_columns'
  | 'row_too_long'
  | 'quote_not_closed'
  | 'too_large_unpacked'
  | 'damaged';

export class TableUnreadable extends Error {
  readonly problem: TableProblem;
  /** Of the row, from 1; null where it is the file that cannot be read. */
  readonly number: number | null;

  constructor(problem: TableProblem, number: number | null) {
    super(`A table cannot be read on${number === null ? '' : ` from row ${number}`}: ${problem}`);
    this.problem = problem;
    this.number = number;
  }
}

/**
 * Yields the rows that contain any text, each with its number.
 * @throws TableUnreadable at the first row that exceeds a limit
 */
export async function* storedRows(
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  limits: TableLimits,
): AsyncGenerator<TableRow> {
  let number = 0;
  let count = 0;
  for await (const cells of rows) {
    number += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    count += 1;
    if (count > limits.rows) throw new TableUnreadable('too_many_rows', number);
    if (cells.length > limits.columns) throw new TableUnreadable('too_many_columns', number);
    yield { number, cells };
  }
}
