import { setImmediate as othersTurn } from 'node:timers/promises';

import { formerNames, listFactsOf, type EndpointDefinition } from '@szansa/api-client/contract';
import { withNamesOfToday } from '@szansa/api-client/former-names';
import type { ExcludableField } from '@szansa/domain/access';
import type { Language } from '@szansa/domain/account';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';

import type { SheetCell } from '../adapters/tables/xlsx-writer.ts';
import type { StaffReading } from './context.ts';
import { counted, type Counted, type Found, type RowQuery } from './database/paging.ts';
import type { Db } from './database/pool.ts';
import { describer } from './http/described.ts';
import { excludableParts, refuseExcluded, stripExcluded } from './http/excluded-fields.ts';
import { parseParts } from './http/request-parts.ts';
import { denied } from './refusal.ts';
import type { Actor } from './sessions/actor.ts';

/** The endpoint of a list. */
type ListDefinition<Query extends z.ZodObject, Page extends z.ZodType> = EndpointDefinition & {
  readonly query: Query;
  readonly response: Page;
};

/** A row as the list answers it, without what is hidden. */
type RowOfPage<Page extends z.ZodType> =
  z.output<Page> extends { readonly items: readonly (infer Row)[] } ? Row : never;

/** Returns a row's cell in a column. `words` are texts in the file's language, or what the list reads beforehand. */
type CellOf<Row, Words> = (row: Row, words: Words) => SheetCell;

/** A column; `field` is what of the row it shows, where that is not its id: who may not see the one has not the other. */
type ExportColumn<Row, Words> =
  | CellOf<Row, Words>
  | { readonly field: keyof Row & string; readonly cell: CellOf<Row, Words> };

/** Rows of a list on their way into a file. */
export interface ExportedRows {
  /** How many there are. */
  readonly total: number;
  /** Some rows at a time, in the list's order. */
  readonly rows: AsyncGenerator<readonly (readonly SheetCell[])[]>;
}

/** A list whose rows can be written into a file. */
export interface ExportTarget {
  /** Its columns, in the order the list shows them. */
  readonly columns: readonly string[];
  /**
   * Parses a query as the list does. @throws 403 for an actor who may not read the list, and for a filter or an order
   * by a hidden field; 422 for what the list would refuse
   */
  check(actor: Actor, query: unknown): void;
  /** Whether a column shows a field that is hidden from the user (rule EX2). */
  isHidden(excluded: ReadonlySet<ExcludableField>, column: string): boolean;
  /** All rows a query finds, read by a cursor of the transaction that `reading` is bound to. @throws as `check` */
  read(reading: StaffReading, query: unknown, columns: readonly string[]): Promise<ExportedRows>;
}

interface ExportedList<Query extends z.ZodObject, Page extends z.ZodType, Row, Item, Words> {
  readonly endpoint: ListDefinition<Query, Page>;
  /** What the list finds, as one page of it is found. */
  readonly find: (
    reading: StaffReading,
    query: z.output<Query>,
  ) => Found<Row, Item> | Promise<Found<Row, Item>>;
  /** What the list refuses beyond its rights and its schema. @throws as `check` */
  readonly refuse?: (actor: Actor, query: z.output<Query>) => void;
  /** What cells are written with, read once for a file. */
  readonly words: (reading: StaffReading) => Promise<Words>;
  readonly columns: Readonly<Record<string, ExportColumn<RowOfPage<Page>, Words>>>;
}

/** Rows that are fetched and written before others have their turn. */
const atOnce = 200;

/** All rows of a list as one page. */
const onePage = { page: 1, perPage: 1_000_000_000 };

const rowsIn = async <Row>(db: Db, statement: RawBuilder<Row>): Promise<readonly Row[]> =>
  (await statement.execute(db)).rows;

/** Rows of a query, some at a time, in the transaction that `db` is. */
async function* fetched<Row>(db: Db, query: RowQuery<Row>): AsyncGenerator<readonly Row[]> {
  // the first rows of a long order come after all of it is sorted
  await sql`set local statement_timeout = '10min'`.execute(db);
  await sql`declare exported no scroll cursor for ${query}`.execute(db);
  for (;;) {
    const rows = await rowsIn(db, sql<Row>`fetch ${sql.lit(atOnce)} from exported`);
    if (rows.length === 0) return;
    yield rows;
    await othersTurn();
  }
}

/** How many rows there are, also of a list that is not counted to its end. */
async function countAll(
  { total, isTotalLimited }: Counted,
  db: Db,
  query: RowQuery<unknown>,
): Promise<number> {
  if (!isTotalLimited) return total;
  const [found] = await rowsIn(
    db,
    sql<{ count: number }>`select count(*)::int as count from ${query} as found`,
  );
  return found?.count ?? total;
}

/** Returns the export of a list, in the language of the user who requests it. */
export function exportTarget<Query extends z.ZodObject, Page extends z.ZodType, Row, Item>(
  list: Omit<ExportedList<Query, Page, Row, Item, Language>, 'words'>,
): ExportTarget {
  return exportTargetWith({ ...list, words: async ({ language }) => language });
}

/**
 * A list as it is exported: read like a page of it, described and stripped of hidden fields like its answer. Each column
 * of the list has its cell.
 */
export function exportTargetWith<Query extends z.ZodObject, Page extends z.ZodType, Row, Item, Words>(
  list: ExportedList<Query, Page, Row, Item, Words>,
): ExportTarget {
  const { endpoint, find, refuse, columns } = list;
  const parts = excludableParts(endpoint);
  const hideable = listFactsOf(endpoint)?.hideable ?? {};
  const describe = describer(endpoint.response);
  const columnOf = (id: string) => {
    const column = columns[id];
    return typeof column === 'function' ? { field: id, cell: column } : column;
  };

  function parsed(actor: Actor, unparsed: unknown): z.output<Query> {
    const { access } = endpoint;
    if (access === 'operator') throw denied();
    if (access !== 'signed-in' && access !== 'public') {
      const rights = typeof access === 'string' ? [access] : access;
      if (!rights.some((right) => actor.can(right))) throw denied();
    }
    const given = { ...(unparsed as Readonly<Record<string, unknown>>) };
    const query = { ...withNamesOfToday(given, formerNames.get(endpoint.query)), page: 1 };
    parseParts({ ...endpoint, params: undefined, body: undefined }, { params: {}, query, body: {} });
    refuseExcluded(parts, { query, body: undefined }, actor.excludedFields);
    const read = endpoint.query.parse(query);
    refuse?.(actor, read);
    return read;
  }

  return {
    columns: Object.keys(columns),
    check: (actor, query) => void parsed(actor, query),
    isHidden(excluded, id) {
      const field = hideable[columnOf(id)?.field ?? id];
      return field !== undefined && excluded.has(field);
    },
    async read(reading, query, chosen) {
      const { db, actor } = reading;
      const filters = parsed(actor, query);
      const { search } = filters as { readonly search?: string };
      const { rows, item, count } = await find(reading, { ...filters, ...onePage });
      const total = await counted(count);
      const way = search && total.isTotalLimited ? 'walked' : 'filtered';
      const ordered = typeof rows === 'function' ? rows(db, way) : rows;
      const cells = chosen.flatMap((id) => columnOf(id)?.cell ?? []);
      const words = await list.words(reading);

      async function* written(): AsyncGenerator<readonly (readonly SheetCell[])[]> {
        for await (const some of fetched(db, ordered)) {
          const answer = describe({ items: some.map((row) => item(row)), ...onePage, total: 0 });
          stripExcluded(parts.answer, answer, actor.excludedFields);
          // as its schema describes it
          const { items } = answer as { readonly items: readonly RowOfPage<Page>[] };
          yield items.map((row) => cells.map((cell) => cell(row, words)));
        }
      }
      return { total: await countAll(total, db, ordered), rows: written() };
    },
  };
}
