import { isNumberOfOne, type ImportMatch } from './keys.ts';
import type { RowProblem } from './rows.ts';

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

/** What becomes of a row. */
export const importOutcomes = ['new', 'update', 'duplicate', 'refused'] as const;

export type ImportOutcome = (typeof importOutcomes)[number];

/** What a person decides for a whole file. */
export interface ImportChoices {
  /** Rows of existing records: imported as changes of them, or skipped (rule IM6). */
  readonly known: 'update' | 'leave';
  /** Rows that share only a contact or a register's number: skipped, or imported as new records (rule IM7). */
  readonly sameContact: 'leave' | 'take';
}

/** The user's decision for one row: imported although it is similar, or skipped although it is new (rule IM10). */
export const rowChoices = ['take', 'leave'] as const;

export type RowChoice = (typeof rowChoices)[number];

/** A record, or another row, that is the same. */
export interface SameAs {
  readonly by: ImportMatch;
}

/** What is known of a row before it is classified. */
export interface RowFacts<Row extends SameAs, Found extends SameAs> {
  /** All that is wrong with it as a new record. */
  readonly problems: readonly RowProblem[];
  /** Whether one of its own fields is wrong, so that it is no change either. */
  readonly isWrong: boolean;
  /** The first row before it in the file that is the same. */
  readonly earlier: Row | null;
  /** The record that is the same. */
  readonly found: Found | null;
  /** The record that has a very similar name. */
  readonly alike: Found | null;
  readonly choice: RowChoice | null;
  /** Whether it would change that record. */
  readonly wouldChange: boolean;
  /** Whether the person may change records. */
  readonly mayEdit: boolean;
}

/** What becomes of a row, and why. */
export interface Verdict<Same extends SameAs> {
  readonly outcome: ImportOutcome;
  /** Why it is refused. */
  readonly problems: readonly RowProblem[];
  /** The record that the row changes, or duplicates, or to which it is similar although it is imported. */
  readonly same: Same | null;
}

/** What becomes of a row (rules IM6 to IM8 and IM10). */
export function verdictOf<Row extends SameAs, Found extends SameAs>(
  facts: RowFacts<Row, Found>,
  choices: ImportChoices,
): Verdict<Row | Found> {
  const { problems, isWrong, earlier, found, alike, choice, wouldChange, mayEdit } = facts;
  const leavesContacts = (choice ?? choices.sameContact) === 'leave';
  const refused = { outcome: 'refused', problems, same: null } as const;
  const duplicateOf = (same: Row | Found) => ({ outcome: 'duplicate', problems: [], same }) as const;
  if (isWrong) return refused;
  const isDuplicate = ({ by }: SameAs) => isNumberOfOne(by) || leavesContacts;
  if (earlier && isDuplicate(earlier)) return duplicateOf(earlier);
  if (found && isNumberOfOne(found.by)) {
    const isUpdate = choices.known === 'update' && mayEdit && wouldChange;
    return isUpdate ? { outcome: 'update', problems: [], same: found } : duplicateOf(found);
  }
  // also where it makes no new record, as a record of before a rule may not
  if (found && isDuplicate(found)) return duplicateOf(found);
  if (problems.length > 0) return refused;
  if (alike && choice === 'leave') return duplicateOf(alike);
  return { outcome: 'new', problems: [], same: choice === 'take' ? (earlier ?? found) : null };
}

/** Returns the user's possible decisions for a classified row (rule IM10). */
export function possibleChoices({
  outcome,
  same,
  alike,
}: {
  readonly outcome: ImportOutcome | null;
  readonly same: SameAs | null;
  readonly alike: object | null;
}): Readonly<Record<RowChoice, boolean>> {
  return {
    take: outcome === 'duplicate' && same !== null && !isNumberOfOne(same.by),
    leave: outcome === 'new' && (alike !== null || same !== null),
  };
}

/** Returns whether a row has a value in a field. */
function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
}

/** Returns a value after a row was imported: a list gets the row's values added, anything else is replaced. */
function afterRow(before: unknown, value: unknown): unknown {
  return Array.isArray(before) && Array.isArray(value) ? [...new Set<unknown>([...before, ...value])] : value;
}

/**
 * The fields of a record that a row changes, each as it becomes (rule IM9). An empty cell takes nothing away.
 * @param fixedFields fields that no row changes
 */
export function changesOfRow<Fields extends object>(
  before: Fields,
  row: { readonly [Field in keyof Fields]?: unknown },
  fixedFields: ReadonlySet<string>,
): Partial<Fields> {
  const changed = Object.entries(before).flatMap(([field, value]): [string, unknown][] => {
    const given: unknown = row[field as keyof Fields];
    if (fixedFields.has(field) || !isFilled(given)) return [];
    const after = afterRow(value, given);
    return JSON.stringify(after) === JSON.stringify(value) ? [] : [[field, after]];
  });
  // its keys are those of `before`, its values those of the row's field of the same name
  return Object.fromEntries(changed) as Partial<Fields>;
}
