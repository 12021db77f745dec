import { searchedWords } from '@szansa/domain/identity';
import { sql, type Expression, type SqlBool } from 'kysely';

import type { Db } from './pool.ts';

/** Returns the words of a search (rules SE1, SE2), in all forms in which a text may contain them. */
export const wordsOf = (search: string): string[] => searchedWords(search).flat();

/** How long the pieces of `search_pieces` are; what is shorter is looked up by its trigrams. */
const pieceLength = 5;

/** How long a fragment has to be to be looked up in an index: a shorter one has no trigram. */
const trigramLength = 3;

/**
 * A word folded by a part of the statement of its own. The planner does not know its value, so one plan is made for all
 * of them and kept; a plan for each value costs more than most searches.
 */
const folded = (word: string) => sql<string>`(select fold(${word}))`;

function contains(column: Expression<string>, word: string): Expression<SqlBool> {
  if (word.length < trigramLength) return containsOften(column, word);
  const fragment = folded(word);
  const isContained = sql<SqlBool>`strpos(${column}, ${fragment}) > 0`;
  if (word.length >= pieceLength) {
    return sql<SqlBool>`search_pieces(${column}) @> sought_pieces(${fragment}) and ${isContained}`;
  }
  const literal = folded(word.replaceAll(/[\\%_]/g, String.raw`\$&`));
  // the second condition says the same: with it, the planner expects as few rows as of a longer word
  return sql<SqlBool>`${column} like '%' || ${literal} || '%' and ${isContained}`;
}

/** The same without an index: for what so many rows contain that a walk in the order of the list soon has a page. */
function containsOften(column: Expression<string>, word: string): Expression<SqlBool> {
  return sql<SqlBool>`strpos(${column}, ${folded(word)}) > 0`;
}

/** A condition for each word of a search: that one of its forms is contained. */
function conditionsOf(
  text: Expression<string>,
  search: string,
  contained: (text: Expression<string>, form: string) => Expression<SqlBool>,
): Expression<SqlBool>[] {
  return searchedWords(search).map(
    (forms) =>
      sql<SqlBool>`(${sql.join(
        forms.map((form) => contained(text, form)),
        sql` or `,
      )})`,
  );
}

/**
 * Whether a folded column contains every word of a search, in any order. The column has an index of its trigrams and
 * one of its `search_pieces`; neither is used for a text that is found `often`.
 */
export function containsAll(column: Expression<string>, search: string, often = false): Expression<SqlBool> {
  const conditions = conditionsOf(column, search, often ? containsOften : contains);
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : sql<SqlBool>`true`;
}

/** The same for a text that has no index, and is read through. */
export function containsWords(text: Expression<string>, search: string): Expression<SqlBool> {
  const conditions = conditionsOf(text, search, containsOften);
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : sql<SqlBool>`true`;
}

/** How alike names are that may be of one person or firm: two letters typed otherwise, or in another order. */
const leastAlike = 0.7;

/**
 * Whether a folded column contains words very similar to a folded name, and the similarity from 0 to 1; never for no
 * name. The column has an index of its trigrams.
 */
export function similarName(
  column: 'customer.searchName' | 'customerOrganisation.searchName',
  name: string | null,
) {
  const named = sql.ref(column);
  const measure = sql<number>`coalesce(strict_word_similarity(${name}::text, ${named}), 0)`;
  const is = sql<boolean>`(${name}::text is not null and ${name}::text <<% ${named} and ${measure} >= ${leastAlike})`;
  return { is, measure };
}

/** Shorter names are like too many others. */
export const shortestComparedName = 3;

/**
 * Maximum number of similar records that are compared with each other: a name with more of them is too common to
 * matter.
 */
const mostCompared = 20;

interface Alike {
  /** As it was looked for. */
  readonly name: string;
  readonly id: string;
}

/** A record by its name. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/**
 * For each of many folded names a record whose name is very similar, the most similar of the first that are found. The least
 * similarity is set for the work: with it the index of trigrams reads the seldom ones alone.
 */
export async function findAlike(
  db: Db,
  table: 'customer' | 'customer_organisation',
  names: readonly string[],
): Promise<Alike[]> {
  if (names.length === 0) return [];
  await sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${String(leastAlike)}, true)`.execute(
    db,
  );
  const { rows } = await sql<Alike>`
    select sought.name, alike.id from unnest(${[...new Set(names)]}::text[]) as sought (name)
    cross join lateral (
      select found.id from (
        select id, search_name from ${sql.table(table)} where sought.name <<% search_name limit ${sql.lit(mostCompared)}
      ) as found
      order by strict_word_similarity(sought.name, found.search_name) desc, found.id limit 1
    ) as alike
  `.execute(db);
  return rows;
}

/**
 * Returns the record that `findAlike` finds for each name, named by `called`; null for none, and for names that are
 * too short.
 */
export async function alikeByName(
  db: Db,
  table: 'customer' | 'customer_organisation',
  names: readonly string[],
  called: (ids: readonly string[]) => Promise<readonly NamedRecord[]>,
): Promise<(NamedRecord | null)[]> {
  const found = await findAlike(
    db,
    table,
    names.filter((name) => name.length >= shortestComparedName),
  );
  const records = new Map((await called(found.map(({ id }) => id))).map((record) => [record.id, record]));
  const byName = new Map(found.map(({ name, id }) => [name, records.get(id)]));
  return names.map((name) => byName.get(name) ?? null);
}
