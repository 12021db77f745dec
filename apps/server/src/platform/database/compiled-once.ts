import { CompiledQuery, type Compilable } from 'kysely';

import type { Db } from './pool.ts';

/** Where a value of an input goes in a statement. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Returns a query that is built and compiled only the first time, because it is so frequent that building it matters;
 * its values are bound each time. `build` gets placeholders instead of values, so the query's text must not depend on
 * them.
 */
export function compiledOnce<Input extends object, Row>(
  names: readonly (keyof Input & string)[],
  build: (db: Db, input: Input) => Compilable<Row>,
): (db: Db, input: Input) => Promise<readonly Row[]> {
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, input) => {
    // kysely accepts any value as a parameter, a placeholder as well
    const places = Object.fromEntries(names.map((name) => [name, new Place(name)])) as Input;
    compiled ??= build(db, places).compile();
    const values = new Map<string, unknown>(Object.entries(input));
    const parameters = compiled.parameters.map((value) =>
      value instanceof Place ? values.get(value.name) : value,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(compiled.sql, parameters));
    return rows;
  };
}

/** As `compiledOnce`, for queries whose text depends on one of a few keys: each is built the first time. */
export function compiledFor<Key, Input extends object, Row>(
  names: readonly (keyof Input & string)[],
  build: (key: Key, db: Db, input: Input) => Compilable<Row>,
): (key: Key) => (db: Db, input: Input) => Promise<readonly Row[]> {
  const known = new Map<Key, (db: Db, input: Input) => Promise<readonly Row[]>>();
  return (key) => {
    const compiled = known.get(key) ?? compiledOnce(names, (db, input: Input) => build(key, db, input));
    known.set(key, compiled);
    return compiled;
  };
}
