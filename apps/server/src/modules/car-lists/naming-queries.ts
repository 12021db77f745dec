import { sql, type Expression } from 'kysely';

/** An entry by what people call it. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** An entry of a list that something names, by the alias it is joined under, in SQL; null where it names none. */
export const namedEntry = (alias: string) => sql<Named | null>`(
  case when ${sql.ref(`${alias}.id`)} is not null
  then json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}) end
)`;

/** The same of an entry that is always there. */
export const alwaysNamedEntry = (alias: string) =>
  sql<Named>`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)})`;

/** Returns the entry whose id a column contains, as SQL; null where there is none. */
export const entryOf = (id: Expression<string | null>) =>
  sql<Named | null>`(
    select json_build_object('id', entry.id, 'name', entry.name) from car_list_entry as entry where entry.id = ${id}
  )`;

/** The same of an entry that is always there. */
export const alwaysEntryOf = (id: Expression<string>) =>
  sql<Named>`(
    select json_build_object('id', entry.id, 'name', entry.name) from car_list_entry as entry where entry.id = ${id}
  )`;
