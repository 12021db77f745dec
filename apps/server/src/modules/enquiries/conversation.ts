import type { ConversationKind } from '#modules/conversations';
import { readNotificationsOf } from '#modules/notifications';
import { Refusal } from '#platform';
import { lockedEnquiry, readableEnquiry } from './access.ts';
import { readsEnquiries } from './people-queries.ts';
import { withActivity, type EnquiryState } from './queries.ts';

/** The conversations about internal enquiries; they go on in completed ones, not in archived ones. */
export const enquiryConversation: ConversationKind<EnquiryState> = {
  column: 'internalEnquiryId',
  entity: 'internal_enquiry_message',
  readable: readableEnquiry,
  locked: lockedEnquiry,
  refuseArchived: ({ isArchived }) => {
    if (isArchived) throw new Refusal('enquiry_archived');
  },
  concerned: ({ workerId, platformerId }) => [workerId, ...(platformerId === null ? [] : [platformerId])],
  isReader: () => readsEnquiries('internal_enquiry_message.get'),
  // the history of an enquiry contains only changes of its fields; messages are only in the conversation
  extend: (statement, { about, at }) => withActivity(statement, about, at),
  publish: (work, what, { id: enquiryId, individualNumber: number, status }, message) =>
    work.publish(`enquiry_message.${what}`, { ...message, enquiryId, number, status }),
  emit: {
    message: (work, what, internalEnquiryId, message, rooms) =>
      work.emit(`enquiry-message-${what}`, { message: { ...message, internalEnquiryId } }, rooms),
    readBy: (work, internalEnquiryId, mark, rooms) => {
      work.emit('internal-enquiry-last-message-read-by', { ...mark, internalEnquiryId }, rooms);
      const read = { userId: mark.reader.id, messageId: mark.messageId };
      work.beforeCommit(() =>
        readNotificationsOf(work, { ...read, column: 'internalEnquiryId', recordId: internalEnquiryId }),
      );
    },
    own: (work, what, internalEnquiryId, rooms) =>
      work.emit(`enquiry-message-${what}`, { internalEnquiryId }, rooms),
  },
};
