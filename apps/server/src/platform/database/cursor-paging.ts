import { z } from 'zod';

import { invalid, notFound } from '../refusal.ts';

type Side = 'older' | 'newer';

/** What is read by cursor: rows in the order of their ids, which are UUIDv7 and so in the order of time. */
export interface CursorSource<Row> {
  /** Names the whole that the rows are of, without a space: a cursor of another one is refused. */
  readonly name: string;
  /** Up to `limit` rows, those nearest to `from` first; from the newest on where `from` is null. */
  readonly read: (side: Side, from: RowBound | null, limit: number) => Promise<readonly Row[]>;
  /** Whether the whole has such a row. */
  readonly has: (id: string) => Promise<boolean>;
}

/** A row that reading starts at, or right beside. */
export interface RowBound {
  readonly id: string;
  readonly isIncluded: boolean;
}

/** The requested part of a list: the page of a cursor, or `limit` rows around a row or the end. */
export interface CursorQuery {
  readonly cursor: string | undefined;
  /** The id of a row; null for the end. */
  readonly around: string | null;
  readonly limit: number;
}

/** Rows newest first, and cursors of the pages beside them; null where there is nothing more. */
export interface CursorRows<Row> {
  readonly rows: readonly Row[];
  readonly older: string | null;
  readonly newer: string | null;
}

const cursorParts = z.tuple([z.literal(['older', 'newer']), z.uuid(), z.string()]);

function cursorOf(name: string, side: Side, row: { readonly id: string } | undefined): string | null {
  return row ? Buffer.from([side, row.id, name].join(' ')).toString('base64url') : null;
}

/** @throws 422 when it cannot be read, or is of another whole */
function readCursor(name: string, cursor: string): { readonly side: Side; readonly id: string } {
  const parts = cursorParts.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  const [side, id, of] = parts.data ?? [];
  if (!side || !id || of !== name) throw invalid({ path: 'cursor', code: 'value_not_allowed' });
  return { side, id };
}

async function readSide<Row>({ read }: CursorSource<Row>, side: Side, from: RowBound | null, limit: number) {
  const rows = await read(side, from, limit + 1);
  return { rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/**
 * One page of what is read by cursor. Around a row half of the page is that row and older ones, the other half newer.
 * @throws 404 for a row that is not of the whole, 422 for a cursor that is not
 */
export async function readPage<Row extends { readonly id: string }>(
  source: CursorSource<Row>,
  { cursor, around, limit }: CursorQuery,
): Promise<CursorRows<Row>> {
  const page = (rows: readonly Row[], hasOlder: boolean, hasNewer: boolean): CursorRows<Row> => ({
    rows,
    older: hasOlder ? cursorOf(source.name, 'older', rows.at(-1)) : null,
    newer: hasNewer ? cursorOf(source.name, 'newer', rows[0]) : null,
  });
  if (cursor !== undefined) {
    const { side, id } = readCursor(source.name, cursor);
    const { rows, hasMore } = await readSide(source, side, { id, isIncluded: false }, limit);
    // the row of the cursor is on the other side
    return side === 'older' ? page(rows, hasMore, true) : page(rows.toReversed(), true, hasMore);
  }
  if (around === null) {
    const { rows, hasMore } = await readSide(source, 'older', null, limit);
    return page(rows, hasMore, false);
  }
  if (!(await source.has(around))) throw notFound();
  const half = Math.ceil(limit / 2);
  const [older, newer] = await Promise.all([
    readSide(source, 'older', { id: around, isIncluded: true }, half),
    readSide(source, 'newer', { id: around, isIncluded: false }, limit - half),
  ]);
  return page([...newer.rows.toReversed(), ...older.rows], older.hasMore, newer.hasMore);
}
