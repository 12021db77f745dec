import { toFollowers, toMentioned } from '#modules/conversations';
import type { NotificationDeclaration } from '#modules/notifications';
import { opportunityPath, opportunitySubject } from '#modules/opportunities';
import type { DomainEvents } from '#platform';

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
  on: {
    'comment.created': async (_, messages) =>
      messages.map(({ opportunityId: recordId, number, ...message }) => {
        const { to, content } = toFollowers(message);
        return { to, recordId, content: { kind: 'comment_new', number, ...content } };
      }),
  },
};

const mentionsIn = async (_: unknown, messages: readonly DomainEvents['comment.created'][]) =>
  messages.map(({ opportunityId: recordId, number, ...message }) => {
    const { to, content } = toMentioned(message);
    return { to, recordId, content: { kind: 'comment_mention' as const, number, ...content } };
  });

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
  on: { 'comment.created': mentionsIn, 'comment.edited': mentionsIn },
};

export const commentNotifications = { comment_new: commentNew, comment_mention: commentMention };
