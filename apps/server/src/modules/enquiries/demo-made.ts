import { enquiryStatuses, type EnquiryStatus } from '@szansa/domain/enquiry';

import { momentsAtWork } from '#demo';
import type { NewConversation } from '#modules/conversations';
import type { Demo, DemoRecords } from '#platform';
import type { NewEnquiry } from './demo-queries.ts';
import type { Topic } from './demo-topics.ts';
import type { NewEvent } from './event-queries.ts';

type Opportunity = DemoRecords['opportunities'][number];

/** How an enquiry came to its status. */
export const ways: Readonly<Record<EnquiryStatus, readonly EnquiryStatus[]>> = {
  INTERNAL_ENQUIRY_STATUS_NEW: [],
  INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS: ['INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS'],
  INTERNAL_ENQUIRY_STATUS_INFORMATION_REQUIRED: [
    'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
    'INTERNAL_ENQUIRY_STATUS_INFORMATION_REQUIRED',
  ],
  INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION: [
    'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
    'INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION',
  ],
  INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT: [
    'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
    'INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT',
  ],
  INTERNAL_ENQUIRY_STATUS_COMPLETED: [
    'INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS',
    'INTERNAL_ENQUIRY_STATUS_COMPLETED',
  ],
};

/** An enquiry with its history and its conversation. */
export interface Made {
  /** Numbered when all of them are in order. */
  readonly row: Omit<NewEnquiry, 'number' | 'year'> & { readonly createdAt: Date };
  readonly events: readonly NewEvent[];
  readonly conversation: NewConversation<{ internalEnquiryId: string }>;
}

/** Returns the messages of a status with their authors, in order. */
function messageAt(
  status: EnquiryStatus,
  { unclear: [question, answered], done }: Topic,
  [worker, platformer]: Pair,
) {
  const unclear = { authorId: platformer, message: question };
  const answer = { authorId: worker, message: answered };
  if (status === 'INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION') return [unclear];
  if (status === 'INTERNAL_ENQUIRY_STATUS_COMPLETED')
    return [unclear, answer, { authorId: platformer, message: done }];
  if (ways[status].length > 1) return [unclear, answer];
  return [];
}

type Pair = readonly [worker: string, platformer: string];

/** The users of an enquiry, its time, and its opportunity. */
export interface DemoEnquiry {
  readonly id: string;
  readonly createdAt: Date;
  /** The end of its history: all its events are earlier. */
  readonly until: Date;
  readonly about: Opportunity | null;
  readonly pair: Pair;
  readonly isAssigned: boolean;
  readonly isArchived: boolean;
}

/** What became of an enquiry that has come to a status, until that moment. */
export function made(
  { random }: Demo,
  topic: Topic,
  status: EnquiryStatus,
  { id, createdAt, until, about, pair, isAssigned, isArchived }: DemoEnquiry,
): Made {
  const [worker, platformer] = pair;
  const messages = messageAt(status, topic, pair);
  const way = ways[status];
  const moments = momentsAtWork(random, way.length + messages.length + 1, createdAt, until);
  const at = (index: number) => moments[index] ?? createdAt;
  // it is accepted first, talked about next, and comes to its status last
  const movedAt = way.map((_, index) => at(index === 0 ? 0 : messages.length + index));
  const comments = messages.map((one, index) => {
    const messageMoment = at(index + 1);
    return {
      ...one,
      id: random.id(messageMoment),
      internalEnquiryId: id,
      isNote: false,
      createdAt: messageMoment,
    };
  });
  const archivedAt = isArchived ? at(moments.length - 1) : null;
  const lastMessage = comments.at(-1);
  const last = [createdAt, movedAt.at(-1), lastMessage?.createdAt, archivedAt ?? undefined];
  const lastActivityAt = new Date(Math.max(...last.map((moment) => moment?.getTime() ?? 0)));
  const event = (moment: Date, type: NewEvent['type'], actorId: string, data: NewEvent['data'] = {}) => ({
    id: random.id(moment),
    internalEnquiryId: id,
    type,
    actorId,
    createdAt: moment,
    data,
  });
  const readers = lastMessage && random.chance(0.5) ? pair : [lastMessage?.authorId ?? worker];
  return {
    row: {
      id,
      ...topic.fields,
      category: topic.category,
      status,
      workerId: worker,
      platformerId: isAssigned ? platformer : null,
      customerFileId: about?.id ?? null,
      isArchived,
      archivedAt,
      statusChangedAt: movedAt.at(-1) ?? createdAt,
      lastActivityAt,
      createdBy: worker,
      createdAt,
      updatedAt: movedAt.at(-1) ?? createdAt,
    },
    events: [
      event(createdAt, 'created', worker),
      ...way.map((to, index) =>
        event(movedAt[index] ?? createdAt, 'status_changed', platformer, {
          from: way[index - 1] ?? enquiryStatuses[0],
          to,
        }),
      ),
      ...(archivedAt ? [event(archivedAt, 'archived', worker)] : []),
    ],
    conversation: {
      comments,
      followers: lastMessage ? pair.map((userId) => ({ internalEnquiryId: id, userId })) : [],
      reads: lastMessage
        ? readers.map((userId) => ({
            internalEnquiryId: id,
            userId,
            lastReadCommentId: lastMessage.id,
            readAt: lastMessage.createdAt,
          }))
        : [],
    },
  };
}
