import { sql, type Expression, type SqlBool } from 'kysely';

/** Digits people group with spaces, dashes and brackets: numbers are stored without them. */
const grouped = /^[+\d][\d\s().-]{2,}$/;

function fragmentOf(search: string): string {
  const text = grouped.test(search) ? search.replaceAll(/[\s().-]/g, '') : search;
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Whether a folded, trigram-indexed column contains every word of what is typed, in any order. */
export function containsAll(column: Expression<string>, search: string): Expression<SqlBool> {
  const words = grouped.test(search) ? [search] : search.split(/\s+/);
  const conditions = words
    .filter(Boolean)
    .map((word) => sql<SqlBool>`${column} like '%' || fold(${fragmentOf(word)}) || '%'`);
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : sql<SqlBool>`true`;
}
