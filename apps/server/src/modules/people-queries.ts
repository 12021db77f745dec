import type { Expression, RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** A person of the agency as answers name them. */
export interface PersonRecord {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The user a column refers to, as one JSON value; null when it is empty. */
export function personOf(column: Expression<string | null> | RawBuilder<string | null>) {
  return sql<PersonRecord | null>`(
    select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)
    from app_user u where u.id = ${column}
  )`;
}
