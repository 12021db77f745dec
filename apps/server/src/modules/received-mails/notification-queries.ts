import { sql, type SqlBool } from 'kysely';

import { hasRights } from '#modules/users';
import type { Db, Person } from '#platform';

/** Whether an active user, of `app_user`, may read received mails: all of them. */
export const readsMails = hasRights('received_mail.get');

/** Everyone who may read received mails. */
export async function listMailReaders(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('appUser')
    .select('id')
    .where('isActive', '=', true)
    .where(readsMails)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the user may read the mail of a `notification`: the right to read received mails covers all of them. */
export function isReadableInNotification(reader: Person) {
  return sql<SqlBool>`${reader.can('received_mail.get')}`;
}

/** A mail has no name beside its subject, which the text has. */
export const namedInNotification = sql<null>`null`;
