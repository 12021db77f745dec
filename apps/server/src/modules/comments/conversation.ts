import type { ConversationKind } from '#modules/conversations';
import { readNotificationsOf } from '#modules/notifications';
import {
  lockedOpportunity,
  readableOpportunity,
  isReaderOf,
  withEvent,
  withActivity,
  type OpportunityState,
} from '#modules/opportunities';
import { Refusal } from '#platform';

/** The conversations about opportunities; they go on in closed ones, not in archived ones. */
export const opportunityConversation: ConversationKind<OpportunityState> = {
  column: 'customerFileId',
  entity: 'comment',
  readable: readableOpportunity,
  locked: lockedOpportunity,
  refuseArchived: ({ isArchived }) => {
    if (isArchived) throw new Refusal('opportunity_archived');
  },
  concerned: ({ workerId }) => (workerId === null ? [] : [workerId]),
  isReader: (opportunityId) => isReaderOf(opportunityId, 'comment.get'),
  extend(statement, { about: customerFileId, id: commentId, eventId, isNote, authorId: actorId, at }) {
    const type = isNote ? 'note_added' : 'comment_added';
    const event = { id: eventId, customerFileId, type, actorId, at, data: {}, commentId } as const;
    return withActivity(withEvent(statement, event), customerFileId, at);
  },
  publish: (work, what, { id: opportunityId, number }, message) =>
    work.publish(`comment.${what}`, { ...message, opportunityId, number }),
  emit: {
    message: (work, what, customerFileId, message, rooms) =>
      work.emit(`customer-file-message-${what}`, { message: { ...message, customerFileId } }, rooms),
    readBy: (work, customerFileId, mark, rooms) => {
      work.emit('customer-file-last-message-read-by', { ...mark, customerFileId }, rooms);
      const read = { userId: mark.reader.id, messageId: mark.messageId };
      work.beforeCommit(() =>
        readNotificationsOf(work, { ...read, column: 'customerFileId', recordId: customerFileId }),
      );
    },
    own: (work, what, customerFileId, rooms) =>
      work.emit(`customer-file-message-${what}`, { customerFileId }, rooms),
  },
};
