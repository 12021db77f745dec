import { CompiledQuery } from 'kysely';

import type { Db } from './pool.ts';

/** Where a value of an input goes in a statement: the names that lead to it. */
class Place {
  readonly path: readonly string[];
  constructor(path: readonly string[]) {
    this.path = path;
  }
}

/** A statement of kysely, built or raw. */
interface Statement<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The shape of an input with a place for each value; objects without a class of their own group values. */
const placesIn = (input: object, path: readonly string[] = []): object =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]: [string, unknown]) => {
      const inner = [...path, name];
      return [name, isGroup(value) ? placesIn(value, inner) : new Place(inner)];
    }),
  );

function valueAt(input: object, path: readonly string[]): unknown {
  let value: unknown = input;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !(name in value))
      throw new Error(`an input lacks ${path.join('.')}`);
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/**
 * Returns a query that is built and compiled only the first time, because it is so frequent that building it matters;
 * its values are bound each time. `build` gets placeholders instead of values, so the query's text must not depend on
 * them, and every input must have the same names.
 */
export function compiledOnce<Input extends object, Row>(
  build: (db: Db, input: Input) => Statement<Row>,
): (db: Db, input: Input) => Promise<readonly Row[]> {
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, input) => {
    // kysely accepts any value as a parameter, a placeholder as well
    compiled ??= build(db, placesIn(input) as Input).compile(db);
    const parameters = compiled.parameters.map((value) =>
      value instanceof Place ? valueAt(input, value.path) : value,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters));
    return rows;
  };
}

/** As `compiledOnce`, for queries whose text depends on one of a few keys: each is built the first time. */
export function compiledFor<Key, Input extends object, Row>(
  build: (key: Key, db: Db, input: Input) => Statement<Row>,
): (key: Key) => (db: Db, input: Input) => Promise<readonly Row[]> {
  const known = new Map<Key, (db: Db, input: Input) => Promise<readonly Row[]>>();
  return (key) => {
    const compiled = known.get(key) ?? compiledOnce((db, input: Input) => build(key, db, input));
    known.set(key, compiled);
    return compiled;
  };
}
