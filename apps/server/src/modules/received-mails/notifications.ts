import type { NotificationDeclaration, NotificationSubject } from '#modules/notifications';
import { opportunityPath, opportunitySubject } from '#modules/opportunities';
import type { AuditEntry } from '#platform';
import {
  findTellable,
  isReadableInNotification,
  listMailReaders,
  namedInNotification,
  readsMails,
} from './notification-queries.ts';

/** Who may get notifications about a received mail: all users who may read received mails. */
const mailSubject: NotificationSubject = {
  column: 'receivedMailId',
  isReader: () => readsMails,
  isReadable: isReadableInNotification,
  named: namedInNotification,
};

const idsOf = (entries: readonly AuditEntry[]) => entries.map(({ entityId }) => entityId);

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
  actions: ['received_mail/create'],
  async notificationsOf({ db }, entries) {
    const mails = (await findTellable(db, idsOf(entries))).filter(({ answers }) => answers === null);
    if (mails.length === 0) return [];
    const to = await listMailReaders(db);
    return mails.map(({ id, subject }) => ({ to, recordId: id, content: { kind: 'mail_new', subject } }));
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
  actions: ['received_mail/create'],
  async notificationsOf({ db }, entries) {
    return (await findTellable(db, idsOf(entries))).flatMap(({ subject, answers }) =>
      answers === null
        ? []
        : [
            {
              to: [answers.workerId],
              recordId: answers.id,
              content: { kind: 'mail_answer', number: answers.number, subject },
            },
          ],
    );
  },
};

export const mailNotifications = { mail_new: mailNew, mail_answer: mailAnswer };
