import { entities, type HasExcludable } from '@szansa/domain/access';
import { mostLookedFor } from '@szansa/domain/comment';
import { exportStatuses } from '@szansa/domain/export';
import { z } from 'zod';

import { message } from '../endpoints/comments.ts';
import { readMark } from '../endpoints/conversations.ts';
import { enquiryMessage } from '../endpoints/internal-enquiry-messages.ts';
import { person } from '../endpoints/records.ts';

const id = z.uuid();

const record = z.strictObject({ entity: z.enum(entities), id });

/** Records whose readers see who else has the same record open. */
export const presenceEntities = ['opportunity', 'internal_enquiry', 'customer'] as const;

/** A conversation that a user has open: its messages, or its notes. */
const openConversation = z.strictObject({
  entity: z.enum(['comment', 'internal_enquiry_message']),
  /** The id of its record. */
  id,
  isNote: z.boolean(),
});

/** A company announcement: the specification's work-control notification. */
const notice = z.strictObject({ workControlId: id });

/** Accepts a payload that everyone in a room receives. A schema with a field that may be hidden does not compile. */
function withRecordIds<Schema extends z.ZodType>(
  schema: HasExcludable<Schema> extends true ? never : Schema,
): Schema {
  return schema;
}

const messagePayload = withRecordIds(z.object({ message }));
const enquiryMessagePayload = withRecordIds(z.object({ message: enquiryMessage }));

/**
 * The events the server emits to browsers, each with its schema. Payloads contain ids and data that every subscriber
 * may see: nothing that can be hidden. Names with `message` are the specification's.
 */
export const serverEvents = {
  'customer-file-message-new': messagePayload,
  'customer-file-message-edit': messagePayload,
  'customer-file-message-remove': messagePayload,
  'customer-file-message-mark-as-read': z.object({ customerFileId: id }),
  'customer-file-message-follow-chat': z.object({ customerFileId: id }),
  'customer-file-message-unfollow-chat': z.object({ customerFileId: id }),
  'customer-file-last-message-read-by': withRecordIds(readMark.extend({ customerFileId: id })),
  'enquiry-message-new': enquiryMessagePayload,
  'enquiry-message-edit': enquiryMessagePayload,
  'enquiry-message-remove': enquiryMessagePayload,
  'enquiry-message-mark-as-read': z.object({ internalEnquiryId: id }),
  'enquiry-message-follow-chat': z.object({ internalEnquiryId: id }),
  'enquiry-message-unfollow-chat': z.object({ internalEnquiryId: id }),
  'internal-enquiry-last-message-read-by': withRecordIds(readMark.extend({ internalEnquiryId: id })),
  /** A user is writing in a conversation that the reader has open; users who open it afterwards do not receive it. */
  'conversation-typing': openConversation.extend({ userId: id }),
  /** An opportunity, or what belongs to it, has changed. */
  'customer-file-changed': z.object({
    customerFileId: id,
    /** Its customer; left out by who does not know. */
    customerId: id.optional(),
    /**
     * The lists and counts that may show it otherwise: those it is in, any, or any because other users may read it now.
     * Left out where only its own page shows the change.
     */
    lists: z.enum(['containing', 'any', 'readable']).optional(),
  }),
  /** Many opportunities have changed at once. */
  'customer-files-changed': z.object({}),
  /** A record of any other kind was created, changed or removed. */
  'record-changed': record.extend({
    /** The record existed before and still exists: it is not urgent for lists that do not contain it. */
    isChange: z.literal(true).optional(),
  }),
  /** Many records of a kind were created, changed or removed at once. */
  'records-changed': z.object({ entity: z.enum(entities) }),
  /** A user requests one of the reader's opportunities. */
  'customer-file-reassign-request': z.object({
    requestId: id,
    customerFileId: id,
    number: z.int(),
    targetWorkerName: z.string(),
  }),
  /** A request of the reader's, or for them, has been decided. */
  'customer-file-reassign-response': z.object({
    requestId: id,
    customerFileId: id,
    number: z.int(),
    targetWorkerName: z.string(),
    isApproved: z.boolean(),
  }),
  /** The reader has a new notification. */
  'notification-new': z.object({
    notificationId: id,
    /** Whether it is only listed, without a pop-up. */
    isQuiet: z.boolean(),
    /** It has joined one about the same record that is unread: as many are unread as before. */
    isJoined: z.literal(true).optional(),
  }),
  /** The reader has read a notification, or all of them, perhaps in another window. */
  'notification-mark-as-read': z.object({ notificationId: id.nullable() }),
  /** An export request of the reader's is being worked on, or has ended. */
  'export-request-response': z.object({
    exportId: id,
    status: z.enum(exportStatuses),
    completedAt: z.iso.datetime().nullable(),
  }),
  /** The reader has received an announcement. */
  'work-control-new': notice.extend({
    title: z.string(),
    isImportant: z.boolean(),
    sentAt: z.iso.datetime(),
    readAt: z.iso.datetime().nullable(),
  }),
  /** A recipient has read an announcement: emitted to the recipient, and to users who manage announcements. */
  'work-control-read': notice.extend({ userId: id, readAt: z.iso.datetime() }),
  'work-control-confirmed': notice.extend({ userId: id }),
  /** Long work of the reader's own has come further, or ended. */
  'operation-changed': z.object({ operationId: id }),
  /** Users, the reader included, who have the same record open as the reader. It is not stored anywhere. */
  'record-presence': withRecordIds(
    z.object({ entity: z.enum(presenceEntities), id, people: z.array(person) }),
  ),
  /** People the reader looks for have come online, or are not any more. */
  'people-online': z.object({ online: z.array(id), offline: z.array(id) }),
  /** A record the reader watches is not theirs to read any more, or gone. */
  'record-lost': record,
  /**
   * The reader's rights, roles or hidden fields changed. A change that affects many readers gives them some time to
   * refetch their session, so that they do not all request it at once.
   */
  'access-changed': z.object({ withinMs: z.int().min(0) }),
} as const;

/**
 * The events browsers emit: which user they belong to, once after connecting, which records and users they show, and
 * where their user is writing.
 */
export const clientEvents = {
  init: z.strictObject({
    userId: id,
    /** How long ago, in milliseconds, the browser first fetched what it shows: events since then are replayed. */
    readingForMs: z.int().min(0).default(0),
  }),
  watch: record,
  unwatch: record,
  typing: openConversation,
  /** All users the browser shows from now on; it receives whether they are online. */
  'look-for': z.strictObject({ userIds: z.array(id).max(mostLookedFor) }),
} as const;

export type ServerEvent = keyof typeof serverEvents;
export type ServerPayload<E extends ServerEvent> = z.output<(typeof serverEvents)[E]>;
/** The payload with which the server emits an event; instants are Dates. */
export type EmittedPayload<E extends ServerEvent> = z.input<(typeof serverEvents)[E]>;

export type OpenConversation = z.infer<typeof openConversation>;
export type RecordName = z.infer<typeof record>;

export type ServerToClient = { [E in ServerEvent]: (payload: ServerPayload<E>) => void };

export interface Acknowledgement {
  readonly ok: boolean;
  /** Answers `init`: not all events since that fetch are known, so what is shown must be refetched. */
  readonly isBehind?: boolean;
  /** Answers `watch`: all events of the record in so many milliseconds before are replayed. */
  readonly replayedMs?: number;
  /** Answers `look-for`: who of them is online. */
  readonly online?: readonly string[];
}

export type ClientToServer = {
  [E in keyof typeof clientEvents]: (
    payload: z.input<(typeof clientEvents)[E]>,
    acknowledge?: (answer: Acknowledgement) => void,
  ) => void;
};
