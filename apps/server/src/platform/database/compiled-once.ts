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
 * A query that is asked so often that building it counts: built and compiled the first time, and given its values each
 * time. `build` sees places instead of the values, so what the query looks like may not depend on them.
 */
export function compiledOnce<Input extends object, Row>(
  names: readonly (keyof Input & string)[],
  build: (db: Db, input: Input) => Compilable<Row>,
): (db: Db, input: Input) => Promise<readonly Row[]> {
  let compiled: CompiledQuery<Row> | null = null;
  return async (db, input) => {
    // kysely takes any value for a parameter, a place as well
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

/** Such queries of one shape each for a few keys, as what a query asks depends on the key: each built the first time. */
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
