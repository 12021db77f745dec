import { notifyFollowers, notifyMentioned, type MessageNotification } from '#modules/conversations';
import type { NotificationDeclaration } from '#modules/notifications';
import { findNumbers, opportunityPath, opportunitySubject } from '#modules/opportunities';
import type { Work } from '#platform';

/** Messages with the numbers of their opportunities. */
async function numbered({ db }: Work, messages: readonly MessageNotification[]) {
  const numbers = await findNumbers(
    db,
    messages.map(({ recordId }) => recordId),
  );
  return messages.flatMap((one) => {
    const number = numbers.get(one.recordId)?.number;
    return number === undefined ? [] : [{ ...one, number }];
  });
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
  actions: ['comment/create'],
  async notificationsOf(work, entries) {
    const messages = await numbered(work, await notifyFollowers(work, 'customerFileId', entries));
    return messages.map(({ to, recordId, number, content }) => ({
      to,
      recordId,
      content: { kind: 'comment_new', number, ...content },
    }));
  },
};

/** Notification that the recipient is mentioned in a message or a note. */
const commentMention: NotificationDeclaration<'comment_mention'> = {
  kind: 'comment_mention',
  group: 'opportunities',
  source: 'customerFile',
  type: () => 'comments',
  right: 'comment.get',
  subject: opportunitySubject,
  link,
  joined: 'record',
  actions: ['comment/create', 'comment/edit'],
  async notificationsOf(work, entries) {
    const messages = await numbered(work, await notifyMentioned(work, 'customerFileId', entries));
    return messages.map(({ to, recordId, number, content }) => ({
      to,
      recordId,
      content: { kind: 'comment_mention', number, ...content },
    }));
  },
};

export const commentNotifications = { comment_new: commentNew, comment_mention: commentMention };
