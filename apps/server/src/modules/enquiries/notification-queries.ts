import { sql, type SqlBool } from 'kysely';

import type { Person } from '#platform';

/** Whether the user may read the enquiry of a `notification`: the right to read enquiries covers all of them. */
export function isReadableInNotification(reader: Person) {
  return sql<SqlBool>`${reader.can('internal_enquiry.get')}`;
}

/** The enquiry that a `notification` names. */
export const namedInNotification = sql<{ readonly name: string; readonly customerId: null } | null>`(
  select json_build_object('name', e.title, 'customer_id', null)
  from internal_enquiry e where e.id = notification.internal_enquiry_id
)`;
