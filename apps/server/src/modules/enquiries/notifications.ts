import { completedStatus } from '@szansa/domain/enquiry';
import { z } from 'zod';

import { notifyFollowers, notifyMentioned, type MessageNotification } from '#modules/conversations';
import type { NotificationDeclaration, NotificationSubject } from '#modules/notifications';
import type { AuditEntry, Work } from '#platform';
import {
  findTellable,
  isReadableInNotification,
  namedInNotification,
  type TellableEnquiry,
} from './notification-queries.ts';
import { listPlatformers, readsEnquiries } from './people-queries.ts';

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

const people = ({ workerId, platformerId }: Pick<TellableEnquiry, 'workerId' | 'platformerId'>) => [
  workerId,
  ...(platformerId === null ? [] : [platformerId]),
];

const idsOf = (entries: readonly AuditEntry[]) => entries.map(({ entityId }) => entityId);

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
  actions: ['internal_enquiry/create'],
  async notificationsOf({ db }, entries) {
    const enquiries = await findTellable(db, idsOf(entries));
    const platformers = (await listPlatformers(db)).map(({ id }) => id);
    return [...enquiries].map(([recordId, enquiry]) => ({
      to: enquiry.platformerId === null ? [enquiry.workerId, ...platformers] : people(enquiry),
      recordId,
      content: { kind: 'enquiry_new', number: enquiry.number },
    }));
  },
};

const assigned = z.object({
  workerId: z.uuid().optional(),
  platformerId: z.uuid().nullable().optional(),
});

/** Who is of an enquiry by one side of a change. */
const namedIn = (fields: object | undefined) => {
  const { workerId, platformerId } = assigned.parse(fields ?? {});
  return [workerId, platformerId].filter((id) => id !== undefined && id !== null);
};

/** Notifies the former and the new worker or platformer that an enquiry was reassigned. */
const enquiryReassigned: NotificationDeclaration<'enquiry_reassigned'> = {
  ...about,
  kind: 'enquiry_reassigned',
  type: () => 'admin',
  link: (_, recordId) => enquiryPath(recordId),
  actions: ['internal_enquiry/edit'],
  async notificationsOf({ db }, entries) {
    const enquiries = await findTellable(db, idsOf(entries));
    return entries.flatMap(({ entityId: recordId, before, after }) => {
      const [from, to] = [namedIn(before), namedIn(after)];
      const { number = '' } = enquiries.get(recordId) ?? {};
      const notified = (ids: readonly string[], isMine: boolean) => ({
        to: ids,
        recordId,
        content: { kind: 'enquiry_reassigned' as const, number, isMine },
      });
      return [
        notified(
          to.filter((id) => !from.includes(id)),
          true,
        ),
        notified(
          from.filter((id) => !to.includes(id)),
          false,
        ),
      ];
    });
  },
};

/** Notifies that the status of one of the recipient's enquiries was changed. */
const enquiryStatus: NotificationDeclaration<'enquiry_status'> = {
  ...about,
  kind: 'enquiry_status',
  type: () => 'system',
  link: (_, recordId) => enquiryPath(recordId),
  actions: ['internal_enquiry/move'],
  async notificationsOf({ db }, entries) {
    const enquiries = await findTellable(db, idsOf(entries));
    return [...enquiries].map(([recordId, enquiry]) => ({
      to: people(enquiry),
      recordId,
      content: { kind: 'enquiry_status', number: enquiry.number, status: enquiry.status },
    }));
  },
};

const proposed = z.object({ car: z.string().nullable() });

/** Notifies the enquiry's worker that it was answered with a car or a calculation. */
const enquiryProposed: NotificationDeclaration<'enquiry_proposed'> = {
  ...about,
  kind: 'enquiry_proposed',
  type: () => 'system',
  link: (_, recordId) => enquiryPath(recordId, '?tab=proposals'),
  actions: ['internal_enquiry/propose'],
  async notificationsOf({ db }, entries) {
    const enquiries = await findTellable(db, idsOf(entries));
    return entries.flatMap(({ entityId: recordId, after }) => {
      const enquiry = enquiries.get(recordId);
      if (!enquiry) return [];
      const { car } = proposed.parse(after);
      return [
        {
          to: [enquiry.workerId],
          recordId,
          content: { kind: 'enquiry_proposed' as const, number: enquiry.number, car },
        },
      ];
    });
  },
};

/** Messages with their enquiries. */
async function withEnquiries({ db }: Work, messages: readonly MessageNotification[]) {
  const enquiries = await findTellable(
    db,
    messages.map(({ recordId }) => recordId),
  );
  return messages.flatMap((one) => {
    const enquiry = enquiries.get(one.recordId);
    return enquiry ? [{ ...one, enquiry }] : [];
  });
}

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
  actions: ['internal_enquiry_message/create'],
  async notificationsOf(work, entries) {
    const messages = await withEnquiries(work, await notifyFollowers(work, 'internalEnquiryId', entries));
    return messages
      .filter(({ enquiry }) => enquiry.status !== completedStatus)
      .map(({ to, recordId, enquiry: { number }, content }) => ({
        to,
        recordId,
        content: { kind: 'enquiry_message', number, ...content },
      }));
  },
};

/** Notifies the recipient that they were mentioned in a message or a note about an enquiry. */
const enquiryMention: NotificationDeclaration<'enquiry_mention'> = {
  ...about,
  kind: 'enquiry_mention',
  type: ({ isNote }) => (isNote ? 'internalEnquiryNote' : 'internalEnquiryChat'),
  right: 'internal_enquiry_message.get',
  link: linkToMessage,
  joined: 'record',
  actions: ['internal_enquiry_message/create', 'internal_enquiry_message/edit'],
  async notificationsOf(work, entries) {
    const messages = await withEnquiries(work, await notifyMentioned(work, 'internalEnquiryId', entries));
    return messages.map(({ to, recordId, enquiry: { number }, content }) => ({
      to,
      recordId,
      content: { kind: 'enquiry_mention', number, ...content },
    }));
  },
};

export const enquiryNotifications = {
  enquiry_new: enquiryNew,
  enquiry_reassigned: enquiryReassigned,
  enquiry_status: enquiryStatus,
  enquiry_proposed: enquiryProposed,
  enquiry_message: enquiryMessage,
  enquiry_mention: enquiryMention,
};
