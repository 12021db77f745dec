import type { Language } from '../account/index.ts';
import type { BulkList } from '../bulk-change/index.ts';

type Pair = readonly [polish: string, english: string];

const whatIs: Readonly<Record<BulkList, Pair>> = {
  opportunities: ['szanse', 'opportunities'],
  customers: ['klienci', 'customers'],
  customerOrganisations: ['firmy', 'firms'],
};

/** What is done, by its kind. */
const whatIsDone: Readonly<Record<string, Pair>> = {
  assign: ['Zmiana opiekuna', 'New owner'],
  label: ['Zmiana etykiet', 'Labels'],
  move: ['Zmiana statusu', 'New status'],
  archive: ['Archiwizowanie', 'Archiving'],
  unarchive: ['Przywracanie z archiwum', 'Restoring from the archive'],
};

interface BulkResult {
  readonly list: BulkList;
  readonly kind: string;
  /** Records, once it has ended. */
  readonly changed?: number;
  readonly refused?: number;
}

/** A change of many records in a line, with what became of it once it has ended. */
export function bulkText({ list, kind, changed, refused }: BulkResult, language: Language): string {
  const at = language === 'pl' ? 0 : 1;
  const title = `${whatIsDone[kind]?.[at] ?? kind} (${whatIs[list][at]})`;
  if (changed === undefined || refused === undefined) return title;
  return language === 'pl'
    ? `${title}. Zmieniono: ${changed}, odmów: ${refused}.`
    : `${title}. Changed: ${changed}, refused: ${refused}.`;
}
