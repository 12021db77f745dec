import { pipeline, Readable } from 'node:stream';

import type { Language } from '@szansa/domain/account';
import { accessLabels, formatInstant, type AccessLabels } from '@szansa/domain/language';
import { personName, warsawDay } from '@szansa/domain/shared';
import { stringify } from 'csv-stringify';

import type { ProducedFile } from '#platform';
import type { Line } from './answers.ts';

type Cells = readonly string[];

const texts = {
  pl: {
    fileName: 'dziennik-zmian',
    headings: [
      'Kiedy',
      'Kto',
      'Adres IP',
      'Zdarzenie',
      'Dotyczy',
      'Nazwa',
      'Identyfikator',
      'Pole',
      'Przed',
      'Po',
    ],
    yes: 'tak',
    no: 'nie',
  },
  en: {
    fileName: 'audit-log',
    headings: ['When', 'Who', 'IP address', 'Event', 'About', 'Name', 'Id', 'Field', 'Before', 'After'],
    yes: 'yes',
    no: 'no',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

const words = (names: Readonly<Record<string, string>>, key: string) => names[key] ?? key;

/** Rights, hidden fields and columns under the names screens give them. */
function named(field: string, value: string, labels: AccessLabels): string {
  const [of = '', what = ''] = value.split('.');
  if (field === 'rights') return `${words(labels.entity, of)}: ${words(labels.action, what)}`;
  if (field === 'excludedFields') return words(labels.excludableField, value);
  if (field === 'hiddenColumns') return `${words(labels.table, of)}: ${words(labels.tableColumn, value)}`;
  return value;
}

function written(field: string, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? texts[language].yes : texts[language].no;
  if (typeof value === 'string') return named(field, value, accessLabels(language));
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.map((one) => named(field, one, accessLabels(language))).join(', ');
  }
  return JSON.stringify(value);
}

/** A row for each field a line tells of, and one for a line that tells of none. */
function rowsOf(line: Line, language: Language): Cells[] {
  const labels = accessLabels(language);
  const start = [
    formatInstant(line.at, language),
    line.actor ? personName(line.actor) : '',
    line.address ?? '',
    labels.auditAction[line.action],
    labels.auditEntity[line.entity],
    line.subject ?? '',
    line.entityId,
  ];
  if (line.changes.length === 0) return [[...start, '', '', '']];
  return line.changes.map(({ field, from, to }) => [
    ...start,
    field,
    written(field, from, language),
    written(field, to, language),
  ]);
}

async function* rows(lines: AsyncIterable<Line>, language: Language): AsyncGenerator<Cells> {
  yield texts[language].headings;
  for await (const line of lines) yield* rowsOf(line, language);
}

/** A table as Polish Excel opens it, written while the lines come; no cell of it can be taken for a formula. */
export function auditCsv(lines: AsyncIterable<Line>, language: Language, today: Date): ProducedFile {
  const stream = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: '\r\n',
    escape_formulas: true,
    // a single line break would begin a row as well, and in it a formula
    quoted_match: /[\r\n]/,
  });
  // a failure destroys the stream, and with it the answer: half a file must not look like a whole one
  pipeline(Readable.from(rows(lines, language)), stream, () => undefined);
  return {
    filename: `${texts[language].fileName}-${warsawDay(today)}.csv`,
    mime: 'text/csv; charset=utf-8',
    stream,
  };
}
