import type { CalendarDate } from '../shared/index.ts';
import type { ExportFormat } from './kinds.ts';

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The content type of a format. */
export const exportMime = (format: ExportFormat): string => types[format];

/** What a file is called: the list's name and the Warsaw day it was made on, `Klienci 2026-03-05.csv` (rule EX5). */
export const exportFileName = (list: string, day: CalendarDate, format: ExportFormat): string =>
  `${list} ${day}.${format}`;
