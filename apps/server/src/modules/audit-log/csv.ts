import type { Language } from '@szansa/domain/account';
import type { StatusSetting } from '@szansa/domain/agency';
import {
  auditWords,
  describeValue,
  fieldNameOf,
  formatInstant,
  isForPeople,
  labelsEn,
  labelsPl,
  type ChangeWords,
} from '@szansa/domain/language';
import { personName, warsawDay } from '@szansa/domain/shared';

import { csvOfTexts } from '#adapters/tables/csv-writer.ts';
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
  },
  en: {
    fileName: 'audit-log',
    headings: ['When', 'Who', 'IP address', 'Event', 'About', 'Name', 'Id', 'Field', 'Before', 'After'],
  },
} as const satisfies Readonly<Record<Language, unknown>>;

const everyday = { pl: labelsPl, en: labelsEn };

/**
 * Returns a row for each field that an entry changes, in the words of the screen; one row for an entry without
 * fields.
 */
function rowsOf(line: Line, language: Language, words: ChangeWords): Cells[] {
  const { access: labels } = words;
  const changes = line.changes.filter(({ field }) => isForPeople(field));
  const start = [
    formatInstant(line.at, language),
    line.actor ? personName(line.actor) : '',
    line.address ?? '',
    labels.auditAction[line.action],
    labels.auditEntity[line.entity],
    line.subject ?? '',
    line.entityId,
  ];
  if (changes.length === 0) return [[...start, '', '', '']];
  return changes.map(({ field, from, to }) => [
    ...start,
    fieldNameOf(field, words),
    describeValue(field, from, words),
    describeValue(field, to, words),
  ]);
}

/** Who reads the file: their language, and the agency's own names of its statuses. */
interface CsvWords {
  readonly language: Language;
  readonly statuses: readonly StatusSetting[];
}

async function* rows(lines: AsyncIterable<Line>, { language, statuses }: CsvWords): AsyncGenerator<Cells> {
  const { role, status } = everyday[language];
  const own = new Map(statuses.map(({ slug, name }) => [slug, name[language]]));
  const words = auditWords(language, {
    role: (key) => role[key],
    status: (slug) => own.get(slug) ?? status[slug],
  });
  yield texts[language].headings;
  for await (const line of lines) yield* rowsOf(line, language, words);
}

/** Returns a CSV that Polish Excel opens, streamed while entries are read; no cell can be mistaken for a formula. */
export function auditCsv(lines: AsyncIterable<Line>, words: CsvWords, today: Date): ProducedFile {
  const stream = csvOfTexts(rows(lines, words));
  return {
    filename: `${texts[words.language].fileName}-${warsawDay(today)}.csv`,
    mime: 'text/csv; charset=utf-8',
    stream,
  };
}
