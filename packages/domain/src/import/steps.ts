/** The steps of an import: its file is parsed, its rows are checked, imported, and perhaps undone. */
export const importSteps = [
  'reading',
  'checking',
  'ready',
  'running',
  'finished',
  'undoing',
  'undone',
] as const;

export type ImportStep = (typeof importSteps)[number];

/** Steps in which a job is at work. */
const working: ReadonlySet<ImportStep> = new Set(['reading', 'checking', 'running', 'undoing']);

export const isWorkingStep = (step: ImportStep): boolean => working.has(step);

/** Rows of a file at most, its headings not counted. */
export const mostImportRows = 50_000;

/** Columns of a file at most. */
export const mostImportColumns = 60;

/** Days for which an import, its rows and its file are retained after their last use. */
export const importRetentionDays = 30;

/** Why a file cannot be read on. */
export const importProblems = [
  'no_rows',
  'too_many_rows',
  'too_many_columns',
  'row_too_long',
  'quote_not_closed',
  'too_large_unpacked',
  'damaged',
] as const;

export type ImportProblem = (typeof importProblems)[number];
