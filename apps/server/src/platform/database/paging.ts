import { sql, type Expression, type SelectQueryBuilder } from 'kysely';

import type { Db } from './pool.ts';

/** A page of a list; pages count from 1. */
export interface Page {
  readonly page: number;
  readonly perPage: number;
}

/** Cuts one page out of an ordered query. */
export function onPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { page, perPage }: Page,
): SelectQueryBuilder<DB, TB, O> {
  const cut = query.limit(perPage);
  return page === 1 ? cut : cut.offset((page - 1) * perPage);
}

/** What a text finds is counted so far: who finds more narrows the search, and does not read them all. */
const mostFound = 1000;

/**
 * Rows of a list without a search are counted up to here, which takes some milliseconds; unbounded lists would take
 * longer.
 */
const mostListed = 50_000;

export interface Counted {
  readonly total: number;
  /** Counting stopped at `total`: there are more. */
  readonly isTotalLimited: boolean;
}

/** How many rows a query has, as far as they are counted: fewer where there is a text search in it. */
export async function countRows(db: Db, query: Expression<unknown>, search?: string): Promise<Counted> {
  const most = search ? mostFound : mostListed;
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${query} limit ${sql.lit(most + 1)}) as found`.execute(db);
  const count = rows[0]?.count ?? 0;
  const isTotalLimited = count > most;
  return { total: isTotalLimited ? most : count, isTotalLimited };
}

/** A query that has not run yet: a page of it is fetched at once, all of it by a cursor. */
export interface RowQuery<Row> extends Expression<unknown> {
  execute(): Promise<readonly Row[]>;
}

/** A query as its rows alone: what it is made of has no name outside of its file. */
export const rowQuery = <Row>(query: RowQuery<Row>): RowQuery<Row> => query;

/** The row type of the query that a function returns. */
export type RowOf<Query extends (...given: never[]) => RowQuery<unknown>> = Awaited<
  ReturnType<ReturnType<Query>['execute']>
>[number];

/** What a list finds, to be answered a page at a time or written out whole. */
export interface Found<Row, Item, Read = RowQuery<Row>> {
  /**
   * The rows of the page; where a text may find a good part of all, how they are read then. Any page of those is soon
   * found by a walk in the order of the list, which is slow for what is found seldom.
   */
  readonly rows: Read | ((isFoundOften: boolean) => Read);
  readonly count: Promise<Counted>;
  readonly item: (row: Row) => Item;
}

type Rows<Row> = Promise<readonly Row[]> | RowQuery<Row>;

/** Returns the response of a list: one page of items, its number, and the total count. */
export async function listAnswer<Row, Item>(
  { page, perPage, search }: Page & { readonly search?: string | undefined },
  { rows, count, item }: Found<Row, Item, Rows<Row>>,
): Promise<Page & Counted & { items: Item[] }> {
  const read = async () => {
    const query = typeof rows === 'function' ? rows(search ? (await count).isTotalLimited : false) : rows;
    return 'execute' in query ? query.execute() : query;
  };
  const [found, counted] = await Promise.all([read(), count]);
  return { items: found.map((row) => item(row)), page, perPage, ...counted };
}

/** `-name` as its field and direction. */
export function sortOf<Field extends string>(
  sort: Field | `-${Field}`,
): { field: Field; direction: 'asc' | 'desc' } {
  return sort.startsWith('-')
    ? { field: sort.slice(1) as Field, direction: 'desc' }
    : { field: sort as Field, direction: 'asc' };
}
