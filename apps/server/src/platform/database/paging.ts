import {
  sql,
  type AliasableExpression,
  type Compilable,
  type Expression,
  type QueryCreator,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';

import type { Db } from './pool.ts';
import type { Database } from './schema.ts';

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

/** The number of rows of a query, as far as they are counted: by itself, or by the statement that reads a page of them. */
export interface Counting {
  readonly db: Db;
  /** The first ids of all rows, one more than are counted. */
  readonly ids: RawBuilder<{ id: string }>;
  readonly most: number;
}

/** Counts the rows of a query that selects their ids: fewer where there is a text search in it. */
export function countRows(db: Db, query: Expression<unknown>, search?: string): Counting {
  const most = search ? mostFound : mostListed;
  return { db, ids: sql`(${query} limit ${sql.lit(most + 1)})`, most };
}

const numberIn = (rows: Expression<unknown>) => sql<number>`(select count(*)::int from ${rows} as counted)`;

const countedAs = ({ most }: Counting, count: number): Counted =>
  count > most ? { total: most, isTotalLimited: true } : { total: count, isTotalLimited: false };

/** Counts by a statement of its own. */
export async function counted(counting: Counting): Promise<Counted> {
  const { rows } = await sql<{ count: number }>`select ${numberIn(counting.ids)} as count`.execute(
    counting.db,
  );
  return countedAs(counting, rows[0]?.count ?? 0);
}

/** A query that has not run yet: a page of it is fetched at once, all of it by a cursor. */
export interface RowQuery<Row> extends Expression<unknown>, Compilable<Row> {
  execute(): Promise<readonly Row[]>;
  /** Fetches the rows along with a number of the same statement; without a row the number is not known. */
  executeWith(
    number: AliasableExpression<number>,
  ): Promise<{ readonly rows: readonly Row[]; readonly number: number | undefined }>;
}

/** A query as its rows alone: what it is made of has no name outside of its file. */
export function rowQuery<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): RowQuery<Row> {
  return {
    expressionType: undefined,
    toOperationNode: () => query.toOperationNode(),
    compile: () => query.$castTo<Row>().compile(),
    execute: () => query.execute(),
    async executeWith(number) {
      const counting = query
        .select(number.as('numberBeside'))
        .$castTo<Row & { readonly numberBeside: number }>();
      const rows = await counting.execute();
      return { rows, number: rows[0]?.numberBeside };
    },
  };
}

/** The row type of the query that a function returns. */
export type RowOf<Query extends (...given: never[]) => RowQuery<unknown>> = Awaited<
  ReturnType<ReturnType<Query>['execute']>
>[number];

/**
 * How a list reads its rows: by its filters; among `found`, the ids that a first part of the statement has found by a
 * text; or in the order of the list, by a text that so many rows contain that any page is soon found without an index.
 */
export type Way = 'filtered' | 'found' | 'walked';

/**
 * What rows are read from: the database, or a statement whose first part has found ids. Only the outermost query is made
 * of it: every query made of it would look for them again.
 */
export type Source = QueryCreator<Database>;

/**
 * Whether an id is among `found`, in SQL. If that has more than are counted, one row is enough: it brings the number,
 * after which the rows are read in another way.
 */
export const isFound = (id: string) => sql<SqlBool>`${sql.ref(id)} in (
  select id from found limit (select case when count(*) > ${sql.lit(mostFound)} then 1 end from found)
)`;

/** What a list finds, to be answered a page at a time or written out whole. */
export interface Found<Row, Item, Read = RowQuery<Row>> {
  /** The rows of the page; where a text may find a good part of all, by the way in which they are read. */
  readonly rows: Read | ((source: Source, way: Way) => Read);
  readonly count: Counting;
  readonly item: (row: Row) => Item;
}

interface ReadPage<Row> {
  readonly rows: readonly Row[];
  readonly counted: Counted;
}

/** Reads a page, and counts the rows that `all` selects by the same statement. */
async function readPage<Row>(
  query: RowQuery<Row>,
  all: Expression<unknown>,
  { count, page }: { readonly count: Counting; readonly page: number },
): Promise<ReadPage<Row>> {
  const { rows, number } = await query.executeWith(numberIn(all));
  if (number !== undefined) return { rows, counted: countedAs(count, number) };
  return { rows, counted: page === 1 ? countedAs(count, 0) : await counted(count) };
}

/**
 * Reads a page of what a text finds: among the ids that an index has found, as many as are counted; if there are more,
 * by a walk in the order of the list.
 */
async function readFound<Row>(
  rows: (source: Source, way: Way) => RowQuery<Row>,
  place: { readonly count: Counting; readonly page: number },
): Promise<ReadPage<Row>> {
  const { db, ids } = place.count;
  const source = db.with(
    (found) => found('found').materialized(),
    () => ids,
  );
  const read = await readPage(rows(source, 'found'), sql`found`, place);
  return read.counted.isTotalLimited ? { ...read, rows: await rows(db, 'walked').execute() } : read;
}

type ListQuery = Page & { readonly search?: string | undefined };

/** Reads the rows of a page, its number, and the total count. */
export async function readList<Row>(
  { page, perPage, search }: ListQuery,
  { rows, count }: Pick<Found<Row, unknown>, 'rows' | 'count'>,
): Promise<Page & Counted & { rows: readonly Row[] }> {
  const place = { count, page };
  const isFunction = typeof rows === 'function';
  const read =
    isFunction && search
      ? await readFound(rows, place)
      : await readPage(isFunction ? rows(count.db, 'filtered') : rows, count.ids, place);
  return { rows: read.rows, page, perPage, ...read.counted };
}

/** Returns the response of a list: one page of items, its number, and the total count. */
export async function listAnswer<Row, Item>(
  query: ListQuery,
  { item, ...found }: Found<Row, Item>,
): Promise<Page & Counted & { items: Item[] }> {
  const { rows, ...beside } = await readList(query, found);
  return { items: rows.map((row) => item(row)), ...beside };
}

/** `-name` as its field and direction. */
export function sortOf<Field extends string>(
  sort: Field | `-${Field}`,
): { field: Field; direction: 'asc' | 'desc' } {
  return sort.startsWith('-')
    ? { field: sort.slice(1) as Field, direction: 'desc' }
    : { field: sort as Field, direction: 'asc' };
}
