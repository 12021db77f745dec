import { sql, type SqlBool } from 'kysely';

import type { NotificationDeclaration, NotificationSubject } from '#modules/notifications';
import { findNumbers, opportunityPath, opportunitySubject } from '#modules/opportunities';
import type { Db, DomainEvents, Person } from '#platform';
import { hasRights } from '#modules/users';

/** Whether an active user, of `app_user`, may read received mails: all of them. */
const readsMails = hasRights('received_mail.get');

/** Everyone who may read received mails. */
async function listMailReaders(db: Db): Promise<string[]> {
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
function isReadableInNotification(reader: Person) {
  return sql<SqlBool>`${reader.can('received_mail.get')}`;
}

/** A mail has no name beside its subject, which the text has. */
const namedInNotification = sql<null>`null`;

/** Who may get notifications about a received mail: all users who may read received mails. */
const mailSubject: NotificationSubject = {
  column: 'receivedMailId',
  isReader: () => readsMails,
  isReadable: isReadableInNotification,
  named: namedInNotification,
};

/** Returns the opportunities with an owner that mails belong to, by id. */
async function ownedAmong(db: Db, mails: readonly DomainEvents['mail.received'][]) {
  const found = await findNumbers(
    db,
    mails.flatMap(({ opportunityId }) => opportunityId ?? []),
  );
  return new Map(
    [...found].flatMap(([id, { number, workerId }]) =>
      workerId === null ? [] : [[id as string | null, { id, number, workerId }] as const],
    ),
  );
}

/**
 * Notifies all readers of received mails of a new one; a reply to a mail of ours notifies its opportunity's owner.
 */
const mailNew: NotificationDeclaration<'mail_new'> = {
  kind: 'mail_new',
  group: 'mails',
  source: 'dashboard',
  type: () => 'system',
  right: 'received_mail.get',
  subject: mailSubject,
  link: (_, recordId) => (recordId === null ? '/received-mails' : `/received-mails?mail=${recordId}`),
  joined: 'kind',
  on: {
    async 'mail.received'({ db }, mails) {
      const answered = await ownedAmong(db, mails);
      const others = mails.filter(({ opportunityId }) => !answered.has(opportunityId));
      if (others.length === 0) return [];
      const to = await listMailReaders(db);
      return others.map(({ mailId, subject }) => ({
        to,
        recordId: mailId,
        content: { kind: 'mail_new', subject },
      }));
    },
  },
};

/** A customer has answered a mail of ours, and the answer is in the reader's opportunity. */
const mailAnswer: NotificationDeclaration<'mail_answer'> = {
  kind: 'mail_answer',
  group: 'opportunities',
  source: 'customerFile',
  type: () => 'admin',
  right: 'opportunity.get',
  subject: opportunitySubject,
  link: (_, recordId) => opportunityPath(recordId, 'timeline'),
  joined: 'record',
  isFor: (person) => person.can('opportunity.edit'),
  on: {
    async 'mail.received'({ db }, mails) {
      const answered = await ownedAmong(db, mails);
      return mails.flatMap(({ opportunityId, subject }) => {
        const owned = answered.get(opportunityId);
        if (!owned) return [];
        const { id: recordId, number, workerId } = owned;
        return [{ to: [workerId], recordId, content: { kind: 'mail_answer' as const, number, subject } }];
      });
    },
  },
};

export const mailNotifications = { mail_new: mailNew, mail_answer: mailAnswer };
