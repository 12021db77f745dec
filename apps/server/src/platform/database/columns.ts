import { sql, type ColumnType, type RawBuilder } from 'kysely';

/** A column the database fills unless it is given. */
export type { Generated } from 'kysely';

/** A column that the database computes and queries cannot write. */
export type Computed<T> = ColumnType<T, never, never>;

/** `numeric(14,2)`: a decimal string in, the same out. */
export type Money = string;

/** `YYYY-MM-DD`. */
export type CalendarDate = string;

/** An instant set by the database unless given. */
export type CreatedAt = ColumnType<Date, Date | undefined, Date>;

/** A jsonb column; its keys are camelCase. */
export type Json<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>;

/** A value for a jsonb column; arrays and plain strings need it, or node-postgres writes them as its own arrays. */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`cast(${JSON.stringify(value)} as jsonb)`;
}
