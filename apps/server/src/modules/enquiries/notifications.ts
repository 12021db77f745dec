import { completedStatus } from '@szansa/domain/enquiry';
import { sql, type SqlBool } from 'kysely';

import { toFollowers, toMentioned } from '#modules/conversations';
import type { NotificationDeclaration, NotificationSubject } from '#modules/notifications';
import type { DomainEvents, Person } from '#platform';
import { listPlatformers, readsEnquiries } from './people-queries.ts';

/** Whether the user may read the enquiry of a `notification`: the right to read enquiries covers all of them. */
function isReadableInNotification(reader: Person) {
  return sql<SqlBool>`${reader.can('internal_enquiry.get')}`;
}

/** The enquiry that a `notification` names. */
const namedInNotification = sql<{ readonly name: string; readonly customerId: null } | null>`(
  select json_build_object('name', e.title, 'customer_id', null)
  from internal_enquiry e where e.id = notification.internal_enquiry_id
)`;

/** Who may get notifications about an enquiry: all users who may read enquiries. */
const enquirySubject: NotificationSubject = {
  column: 'internalEnquiryId',
  isReader: (_, right) => readsEnquiries(right),
  isReadable: isReadableInNotification,
  named: namedInNotification,
};

function enquiryPath(recordId: string | null, query = ''): `/${string}` {
  return recordId === null ? '/internal-enquiries' : `/internal-enquiry/${recordId}${query}`;
}

const people = ({
  workerId,
  platformerId,
}: Pick<DomainEvents['enquiry.moved'], 'workerId' | 'platformerId'>) => [
  workerId,
  ...(platformerId === null ? [] : [platformerId]),
];

const about = {
  group: 'enquiries',
  source: 'internalEnquiry',
  subject: enquirySubject,
  right: 'internal_enquiry.get',
} as const;

/**
 * Notifies of a new enquiry that the recipient should answer, or that was created for them; without a platformer, all
 * of them.
 */
const enquiryNew: NotificationDeclaration<'enquiry_new'> = {
  ...about,
  kind: 'enquiry_new',
  type: () => 'internalEnquiryNew',
  link: (_, recordId) => enquiryPath(recordId),
  on: {
    async 'enquiry.created'({ db }, enquiries) {
      const platformers = (await listPlatformers(db)).map(({ id }) => id);
      return enquiries.map((enquiry) => ({
        to: enquiry.platformerId === null ? [enquiry.workerId, ...platformers] : people(enquiry),
        recordId: enquiry.enquiryId,
        content: { kind: 'enquiry_new', number: enquiry.number },
      }));
    },
  },
};

/** Notifies the former and the new worker or platformer that an enquiry was reassigned. */
const enquiryReassigned: NotificationDeclaration<'enquiry_reassigned'> = {
  ...about,
  kind: 'enquiry_reassigned',
  type: () => 'admin',
  link: (_, recordId) => enquiryPath(recordId),
  on: {
    'enquiry.reassigned': async (_, changes) =>
      changes.flatMap(({ enquiryId: recordId, number, from, to }) => {
        const content = { kind: 'enquiry_reassigned' as const, number };
        return [
          { to, recordId, content: { ...content, isMine: true } },
          { to: from, recordId, content: { ...content, isMine: false } },
        ];
      }),
  },
};

/** Notifies that the status of one of the recipient's enquiries was changed. */
const enquiryStatus: NotificationDeclaration<'enquiry_status'> = {
  ...about,
  kind: 'enquiry_status',
  type: () => 'system',
  link: (_, recordId) => enquiryPath(recordId),
  on: {
    'enquiry.moved': async (_, moves) =>
      moves.map(({ enquiryId: recordId, number, status, ...enquiry }) => ({
        to: people(enquiry),
        recordId,
        content: { kind: 'enquiry_status', number, status },
      })),
  },
};

/** Notifies the enquiry's worker that it was answered with a car or a calculation. */
const enquiryProposed: NotificationDeclaration<'enquiry_proposed'> = {
  ...about,
  kind: 'enquiry_proposed',
  type: () => 'system',
  link: (_, recordId) => enquiryPath(recordId, '?tab=proposals'),
  on: {
    'enquiry.proposed': async (_, proposals) =>
      proposals.map(({ enquiryId: recordId, number, workerId, car }) => ({
        to: [workerId],
        recordId,
        content: { kind: 'enquiry_proposed', number, car },
      })),
  },
};

interface Place {
  readonly messageId: string;
  readonly isNote: boolean;
}

const linkToMessage = ({ messageId, isNote }: Place, recordId: string | null) =>
  enquiryPath(recordId, `?tab=${isNote ? 'notes' : 'messages'}&message=${messageId}`);

/** Notifies the followers of an enquiry's conversation of a message; not for a completed enquiry. */
const enquiryMessage: NotificationDeclaration<'enquiry_message'> = {
  ...about,
  kind: 'enquiry_message',
  type: () => 'internalEnquiryChat',
  right: 'internal_enquiry_message.get',
  link: linkToMessage,
  joined: 'record',
  on: {
    'enquiry_message.created': async (_, messages) =>
      messages
        .filter(({ status }) => status !== completedStatus)
        .map((message) => {
          const { to, content } = toFollowers(message);
          return {
            to,
            recordId: message.enquiryId,
            content: { kind: 'enquiry_message', number: message.number, ...content },
          };
        }),
  },
};

const mentionsIn = async (_: unknown, messages: readonly DomainEvents['enquiry_message.created'][]) =>
  messages.map((message) => {
    const { to, content } = toMentioned(message);
    const { enquiryId: recordId, number } = message;
    return { to, recordId, content: { kind: 'enquiry_mention' as const, number, ...content } };
  });

/** Notifies the recipient that they were mentioned in a message or a note about an enquiry. */
const enquiryMention: NotificationDeclaration<'enquiry_mention'> = {
  ...about,
  kind: 'enquiry_mention',
  type: ({ isNote }) => (isNote ? 'internalEnquiryNote' : 'internalEnquiryChat'),
  right: 'internal_enquiry_message.get',
  link: linkToMessage,
  joined: 'record',
  on: { 'enquiry_message.created': mentionsIn, 'enquiry_message.edited': mentionsIn },
};

export const enquiryNotifications = {
  enquiry_new: enquiryNew,
  enquiry_reassigned: enquiryReassigned,
  enquiry_status: enquiryStatus,
  enquiry_proposed: enquiryProposed,
  enquiry_message: enquiryMessage,
  enquiry_mention: enquiryMention,
};
