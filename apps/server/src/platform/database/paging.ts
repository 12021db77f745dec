import type { SelectQueryBuilder } from 'kysely';

/** Where a list stands: pages count from 1. */
export interface Page {
  readonly page: number;
  readonly perPage: number;
}

/** Cuts one page out of an ordered query. */
export function onPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page, perPage }: Page,
): SelectQueryBuilder<DB, TB, O> {
  return query.limit(perPage).offset((page - 1) * perPage);
}

/** `-name` as its field and direction. */
export function sortOf<Field extends string>(
  sort: Field | `-${Field}`,
): { field: Field; direction: 'asc' | 'desc' } {
  return sort.startsWith('-')
    ? { field: sort.slice(1) as Field, direction: 'desc' }
    : { field: sort as Field, direction: 'asc' };
}
