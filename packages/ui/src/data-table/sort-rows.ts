import { sortDirection } from './sorting.ts';

export type SortValue = string | number | boolean | Date | null | undefined;

const collator = new Intl.Collator('pl', { numeric: true });

/**
 * A sorted copy of rows that are all in the browser. `sort` as everywhere: column id, `-` in front for
 * descending, empty for the order given. Equal rows keep their order; missing values stand last both ways.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  sort: string,
  valueOf: (row: Row, columnId: string) => SortValue,
): Row[] {
  const columnId = sort.replace(/^-/, '');
  const direction = sortDirection(sort, columnId);
  if (columnId === '' || direction === 'none') return [...rows];
  const sign = direction === 'ascending' ? 1 : -1;
  // each value is read once, not at every comparison
  const keyed = rows.map((row) => ({ row, value: plain(valueOf(row, columnId)) }));
  const given = keyed.filter(({ value }) => value !== undefined);
  const missing = keyed.filter(({ value }) => value === undefined);
  const ranks = textRanks(given.map(({ value }) => value));
  const rank = (value: string | number | undefined) =>
    typeof value === 'string' ? (ranks.get(value) ?? 0) : (value ?? 0);
  const ranked = given.map(({ row, value }) => ({ row, rank: rank(value) }));
  ranked.sort((one, other) => sign * (one.rank - other.rank));
  return [...ranked.map(({ row }) => row), ...missing.map(({ row }) => row)];
}

/** Comparing texts in Polish is dear: each distinct text is placed once, and rows compare numbers. */
function textRanks(values: readonly (string | number | undefined)[]): Map<string, number> {
  const texts = [...new Set(values.filter((value) => typeof value === 'string'))];
  texts.sort(collator.compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const [index, text] of texts.entries()) {
    const before = texts[index - 1];
    if (before !== undefined && collator.compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
  }
  return ranks;
}

function plain(value: SortValue): string | number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  return typeof value === 'string' ? value : Number(value);
}
