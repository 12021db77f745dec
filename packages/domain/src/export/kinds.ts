import type { TableName } from '../access/index.ts';
import { recordLists, type DirectoryRecord } from '../generated/record-names.ts';
import type { CalendarDate } from '../shared/index.ts';

/** How far an export request is (specification, section 4). */
export const exportStatuses = ['pending', 'processing', 'completed', 'failed'] as const;

export type ExportStatus = (typeof exportStatuses)[number];

type SourceOf<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Capitalize<First>}${SourceOf<Rest>}`
  : Capitalize<Name>;

/** `bank` is the source `Bank`. */
type RecordSources = { readonly [Name in DirectoryRecord as SourceOf<Name>]: (typeof recordLists)[Name] };

const sourceOf = (name: string) =>
  name
    .split('_')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

/** Sources of the directory's records. */
const recordSources = Object.fromEntries(
  Object.entries(recordLists).map(([name, list]) => [sourceOf(name), list]),
) as RecordSources;

/** What can be exported, as the specification spells its sources, each with the list whose rows it is made of. */
export const exportSources = {
  Customer: 'customers',
  CustomerOrganization: 'customerOrganisations',
  CustomerFile: 'opportunities',
  UnassignedCustomerFile: 'unassigned-leads',
  Offer: 'offers',
  BankComparison: 'bankComparisons',
  RentOffer: 'rentOffers',
  InternalEnquiry: 'internalEnquiries',
  ...recordSources,
  CarOffer: 'carOffers',
  CarTemplate: 'carTemplates',
  CarListEntry: 'carLists',
  Report: 'reports',
  CompanyNoticeEntry: 'companyNoticeEntries',
  Analytics: 'analytics',
  User: 'people',
  Mail: 'outbox',
} as const satisfies Readonly<Record<string, TableName>>;

export type ExportSource = keyof typeof exportSources;

/** The sources, in the order people choose among them. */
export const exportSourceNames = Object.keys(exportSources) as readonly ExportSource[];

/** The source a list is exported as; null for a list that is not exported. */
export function exportSourceOf(list: string): ExportSource | null {
  return exportSourceNames.find((source) => exportSources[source] === list) ?? null;
}

/** `csv` is written for Polish Excel. */
export const exportFormats = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** Why a request failed, shown to the user who made it. */
export const exportProblems = ['cancelled', 'refused', 'too_many_rows', 'no_room', 'broken'] as const;

export type ExportProblem = (typeof exportProblems)[number];

/** How many requests of one user may be queued or running at once. */
export const mostExports = 10;

/** Maximum number of rows of a workbook's sheet, without its heading. */
export const mostSheetRows = 1_048_575;

/** Days for which a file is retained after it was created; then it is deleted with its request (rule EX4). */
export const exportDays = 7;

const mimeTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The content type of a format. */
export const exportMime = (format: ExportFormat): string => mimeTypes[format];

/** What a file is called: the list's name and the Warsaw day it was made on, `Klienci 2026-03-05.csv` (rule EX5). */
export const exportFileName = (list: string, day: CalendarDate, format: ExportFormat): string =>
  `${list} ${day}.${format}`;
