import { sql, type SqlBool } from 'kysely';

import type { Db, Person } from '#platform';

/** Returns the data of enquiries for notifications, by id. */
export async function findTellable(db: Db, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('internalEnquiry')
          .select(['id', 'individualNumber as number', 'status', 'workerId', 'platformerId'])
          .where('id', 'in', [...ids])
          .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export type TellableEnquiry =
  Awaited<ReturnType<typeof findTellable>> extends Map<string, infer Row> ? Row : never;

/** Whether the user may read the enquiry of a `notification`: the right to read enquiries covers all of them. */
export function isReadableInNotification(reader: Person) {
  return sql<SqlBool>`${reader.can('internal_enquiry.get')}`;
}

/** The enquiry that a `notification` names. */
export const namedInNotification = sql<{ readonly name: string; readonly customerId: null } | null>`(
  select json_build_object('name', e.title, 'customer_id', null)
  from internal_enquiry e where e.id = notification.internal_enquiry_id
)`;
