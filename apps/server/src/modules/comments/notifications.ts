import { concernedBy } from '#modules/conversations';
import type { NotificationDeclaration } from '#modules/notifications';
import { findNumbers, opportunityPath, opportunitySubject } from '#modules/opportunities';
import type { AuditEntry, Work } from '#platform';

/** Messages about opportunities, whom each concerns, and the number of its opportunity. */
async function said(work: Work, entries: readonly AuditEntry[]) {
  const concerned = await concernedBy(work, 'customerFileId', entries);
  const numbers = await findNumbers(
    work.db,
    concerned.map(({ recordId }) => recordId),
  );
  return concerned.map((one) => ({ ...one, number: numbers.get(one.recordId)?.number ?? 0 }));
}

interface Place {
  readonly messageId: string;
  readonly isNote: boolean;
}

const link = ({ messageId, isNote }: Place, recordId: string | null) =>
  `${opportunityPath(recordId, isNote ? 'notes' : 'messages')}&message=${messageId}` as const;

/** Something was written in a conversation the reader follows. */
const commentNew: NotificationDeclaration<'comment_new'> = {
  kind: 'comment_new',
  group: 'opportunities',
  source: 'customerFile',
  type: () => 'comments',
  right: 'comment.get',
  subject: opportunitySubject,
  link,
  joined: 'record',
  hears: ['comment/create'],
  async tell(work, entries) {
    const messages = await said(work, entries);
    return messages.map(({ recordId, followers, number, said: message }) => ({
      to: followers,
      recordId,
      content: { kind: 'comment_new', number, ...message },
    }));
  },
};

/** Somebody mentions the reader in a message or a note. */
const commentMention: NotificationDeclaration<'comment_mention'> = {
  kind: 'comment_mention',
  group: 'opportunities',
  source: 'customerFile',
  type: () => 'comments',
  right: 'comment.get',
  subject: opportunitySubject,
  link,
  joined: 'record',
  hears: ['comment/create', 'comment/edit'],
  async tell(work, entries) {
    const messages = await said(work, entries);
    return messages.map(({ recordId, mentioned, number, said: message }) => ({
      to: mentioned,
      recordId,
      content: { kind: 'comment_mention', number, ...message },
    }));
  },
};

export const commentNotifications = { comment_new: commentNew, comment_mention: commentMention };
