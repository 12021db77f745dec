import { sql, type Expression, type SqlBool } from 'kysely';

/**
 * Whether a column has one of some ids. The number of ids is not visible to PostgreSQL, so that it reuses one plan of a
 * frequent statement instead of planning it for each number of ids.
 */
export function isAmong(column: Expression<string>, ids: readonly string[]) {
  return sql<SqlBool>`${column} = any(array(select unnest(${ids}::uuid[])))`;
}
