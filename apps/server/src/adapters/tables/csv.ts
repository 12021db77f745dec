import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';

import {
  delimiterOf,
  separatorLineOf,
  type ImportDelimiter,
  type ImportEncoding,
} from '@szansa/domain/import';
import { CsvError, parse } from 'csv-parse';

import { decodedFile, decodedText, encodingOfFile } from '../encodings/decoding.ts';
import { unguarded } from './formula-guard.ts';
import { storedRows, TableUnreadable, type TableLimits, type TableProblem, type TableRow } from './table.ts';

/** Encoding and delimiter of a CSV file, where a user specifies them; otherwise they are detected. */
export interface CsvForm {
  readonly encoding: ImportEncoding;
  readonly delimiter: ImportDelimiter;
}

/** Number of bytes at the start of the file from which the delimiter is detected. */
const sampleBytes = 64 * 1024;

async function delimiterIn(path: string, encoding: ImportEncoding): Promise<ImportDelimiter> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return delimiterOf(decodedText(buffer.subarray(0, bytesRead), encoding));
  } finally {
    await file.close();
  }
}

/** Returns the encoding and delimiter of a CSV file: those specified, otherwise those detected from its bytes. */
export async function csvForm(path: string, declared: Partial<CsvForm> = {}): Promise<CsvForm> {
  const encoding = declared.encoding ?? (await encodingOfFile(path));
  return { encoding, delimiter: declared.delimiter ?? (await delimiterIn(path, encoding)) };
}

/** Maximum characters of a line that declares the delimiter (`sep=;`), its line end included. */
const longestSeparatorLine = 16;

/**
 * Yields a text without the line that declares its delimiter, which spreadsheets neither show nor count (rule IM2).
 */
async function* withoutSeparatorLine(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let start: string | null = '';
  for await (const text of texts) {
    if (start === null) yield text;
    else {
      start += text;
      if (start.length < longestSeparatorLine) continue;
      yield start.slice(separatorLineOf(start).length);
      start = null;
    }
  }
  if (start !== null) yield start.slice(separatorLineOf(start).length);
}

/** What is wrong with a table, as the parser names it; undefined for what is no fault of the table. */
function problemOf(error: unknown): TableProblem | undefined {
  if (!(error instanceof CsvError)) return undefined;
  if (error.code === 'CSV_MAX_RECORD_SIZE') return 'row_too_long';
  return error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote_not_closed' : undefined;
}

/**
 * The rows of a table, its headings first, one after another while the file is read: little of it is in memory at a time.
 * Rows without any text are left out; rows may be of different lengths.
 * @throws TableUnreadable at the row that is too much, or cannot be read
 */
export async function* csvRows(path: string, form: CsvForm, limits: TableLimits): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter: form.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    // `Firma "Lis"` is common in cells; a quoted part may still contain delimiters and line breaks
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: limits.rowBytes,
    cast: unguarded,
  });
  // its failure is that of the parser, which is read below
  pipeline(withoutSeparatorLine(decodedFile(path, form.encoding)), parser, () => undefined);
  try {
    yield* storedRows(parser as AsyncIterable<string[]>, limits);
  } catch (error) {
    const problem = problemOf(error);
    throw problem === undefined ? error : new TableUnreadable(problem, parser.info.records + 1);
  }
}
