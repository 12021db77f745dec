import { warsawDay } from '@szansa/domain/shared';

import { csvOfTexts } from '#adapters/tables/csv-writer.ts';
import type { ProducedFile, StaffReading } from '#platform';
import { readableImport } from './access.ts';
import { rowAnswer, type ImportRow } from './answers.ts';
import type { ImportRecord } from './queries.ts';
import { remainingRows } from './row-queries.ts';
import { importTexts } from './texts.ts';

/** Rows that are read at once. */
const atOnce = 500;

/** Returns the reason why a row was not imported, as text. */
function reasonOf({ problems, same }: ImportRow, { language }: StaffReading, headings: readonly string[]) {
  const { by, sameAsRecord, sameAsRow } = importTexts[language].remaining;
  if (same?.record) return sameAsRecord(by[same.by], same.record.name);
  if (same && same.row !== null) return sameAsRow(by[same.by], same.row);
  return problems
    .map(({ column, message }) => (column === null ? message : `${headings[column] ?? ''}: ${message}`))
    .join('; ');
}

async function* lines(reading: StaffReading, found: ImportRecord): AsyncGenerator<readonly string[]> {
  const { row, reason, outcomes } = importTexts[reading.language].remaining;
  const { headings } = found;
  const answer = rowAnswer(reading, found);
  yield [...headings, row, reason];
  for (let after = 0; ;) {
    const rows = await remainingRows(reading.db, found.id, after, atOnce);
    for (const one of rows.map(answer)) {
      const cells = headings.map((_, index) => one.cells[index] ?? '');
      const outcome = outcomes[one.outcome === 'refused' ? 'refused' : 'duplicate'];
      const why = reasonOf(one, reading, headings);
      yield [...cells, String(one.number), why === '' ? outcome : `${outcome}: ${why}`];
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.position;
  }
}

/** The rows that are refused or duplicates with the reasons, as Polish Excel opens them. @throws 404, 403 */
export async function remainingCsv(reading: StaffReading, id: string): Promise<ProducedFile> {
  const found = await readableImport(reading, id);
  const stream = csvOfTexts(lines(reading, found));
  const { fileName } = importTexts[reading.language].remaining;
  return { filename: `${fileName}-${warsawDay(new Date())}.csv`, mime: 'text/csv; charset=utf-8', stream };
}
