import { sql, type Expression, type SqlBool } from 'kysely';

/**
 * Whether a column has one of some ids. PostgreSQL does not see how many there are, so that it keeps one plan of a
 * statement that is asked often, instead of planning it for each number of ids.
 */
export function isAmong(column: Expression<string>, ids: readonly string[]) {
  return sql<SqlBool>`${column} = any(array(select unnest(${ids}::uuid[])))`;
}
