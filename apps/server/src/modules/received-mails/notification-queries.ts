import { sql, type SqlBool } from 'kysely';

import { hasRights } from '#modules/users';
import type { Db, Person } from '#platform';

/** A letter with the data that notifications need. */
export interface TellableMail {
  readonly id: string;
  readonly subject: string;
  /** The owned opportunity that it went to as the answer to a mail of ours. */
  readonly answers: { readonly id: string; readonly number: number; readonly workerId: string } | null;
}

/**
 * Returns those of new mails that are letters and separate list entries; mails of earlier days, as in a demo, are
 * left out.
 */
export async function findTellable(db: Db, ids: readonly string[]): Promise<TellableMail[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('receivedMail')
    .leftJoin('customerFile', 'customerFile.id', 'receivedMail.customerFileId')
    .select(['receivedMail.id', 'receivedMail.subject'])
    .select(['customerFile.id as fileId', 'customerFile.number', 'customerFile.workerId'])
    .where('receivedMail.id', 'in', ids)
    .where('receivedMail.kind', '=', 'letter')
    .where('receivedMail.joinedTo', 'is', null)
    .where('receivedMail.receivedAt', '>', sql<Date>`now() - interval '1 hour'`)
    .orderBy('receivedMail.id')
    .execute();
  return rows.map(({ id, subject, fileId, number, workerId }) => ({
    id,
    subject,
    answers:
      fileId !== null && number !== null && workerId !== null ? { id: fileId, number, workerId } : null,
  }));
}

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
