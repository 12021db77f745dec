import type { ActivityType } from '../activity/index.ts';
import type { EnquiryStatus } from '../enquiry/index.ts';
import type { CalendarDate } from '../shared/index.ts';

/** What a notification is about: the specification's types of section 3. */
export const notificationTypes = [
  'calendar',
  'admin',
  'comments',
  'internalEnquiryNew',
  'internalEnquiryNote',
  'internalEnquiryChat',
  'offerReservationNew',
  'system',
] as const;

export type NotificationType = (typeof notificationTypes)[number];

/** Where a notification comes from: the specification's sources of section 3. */
export const notificationSources = [
  'customerFile',
  'dashboard',
  'internalEnquiry',
  'offerReservation',
] as const;

export type NotificationSource = (typeof notificationSources)[number];

/** The kinds of notifications, in the order of the settings. */
export const notificationKinds = [
  'activity_reminder',
  'opportunity_assigned',
  'comment_mention',
  'comment_new',
  'reassign_requested',
  'reassign_decided',
  'offer_reservation',
  'notice_failed',
  'leads_unassigned',
  'leads_stale',
  'enquiry_new',
  'enquiry_mention',
  'enquiry_message',
  'enquiry_status',
  'enquiry_proposed',
  'enquiry_reassigned',
  'export_completed',
  'company_notice_new',
  'company_notice_reminder',
  'mail_new',
  'mail_answer',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** What kinds are about. */
export const notificationGroups = [
  'activities',
  'opportunities',
  'enquiries',
  'mails',
  'exports',
  'notices',
] as const;

export type NotificationGroup = (typeof notificationGroups)[number];

/** A message or note of a conversation; names are as they were when it was written. */
interface MessageContent {
  readonly messageId: string;
  readonly isNote: boolean;
  readonly author: string;
}

/** What the text of a notification of each kind is made of. */
export interface NotificationContents {
  /** An activity starts; its instant is ISO 8601. */
  readonly activity_reminder: {
    readonly type: ActivityType;
    readonly title: string;
    readonly startAt: string;
  };
  /** The reader owns an opportunity now. */
  readonly opportunity_assigned: { readonly number: number };
  /** A user requests an opportunity of the recipient. */
  readonly reassign_requested: { readonly number: number; readonly requester: string };
  /** The recipient's request has been decided. */
  readonly reassign_decided: { readonly number: number; readonly isApproved: boolean };
  /** So many open opportunities have no owner. */
  readonly leads_unassigned: { readonly leads: number };
  /** So many leads have been in their status for longer than the agency's limit. */
  readonly leads_stale: { readonly leads: number };
  /** A mail to the customer has not reached the mail server. */
  readonly notice_failed: {
    readonly number: number;
    readonly subject: string;
    /** It is not known whether it reached them. */
    readonly isInDoubt?: boolean;
  };
  /** A vehicle is reserved until a day. */
  readonly offer_reservation: { readonly number: number; readonly bookingDate: CalendarDate };
  readonly comment_new: MessageContent & { readonly number: number };
  readonly comment_mention: MessageContent & { readonly number: number };
  /** The number of an enquiry reads `ZW/2026/000123`. */
  readonly enquiry_new: { readonly number: string };
  /** The enquiry has another platformer: now the recipient (`isMine`), or no longer the recipient. */
  readonly enquiry_reassigned: { readonly number: string; readonly isMine: boolean };
  readonly enquiry_status: { readonly number: string; readonly status: EnquiryStatus };
  /** The recipient's enquiry has got a proposal: a car, named here, or a calculation. */
  readonly enquiry_proposed: { readonly number: string; readonly car: string | null };
  /** The file of a list that the recipient requested is ready. */
  readonly export_completed: { readonly file: string; readonly rows: number };
  /** The recipient has received a company announcement. */
  readonly company_notice_new: { readonly title: string };
  /** The recipient is reminded to confirm an announcement. */
  readonly company_notice_reminder: { readonly title: string };
  /** The agency has received a mail. Contains no data of the sender, whose address can be hidden. */
  readonly mail_new: { readonly subject: string };
  /** A customer has answered a mail about the reader's opportunity. */
  readonly mail_answer: { readonly number: number; readonly subject: string };
  readonly enquiry_message: MessageContent & { readonly number: string };
  readonly enquiry_mention: MessageContent & { readonly number: string };
}

/** A kind with what its text is made of. */
export type ContentOf<Kind extends NotificationKind> = { readonly kind: Kind } & NotificationContents[Kind];

export type NotificationContent = { [Kind in NotificationKind]: ContentOf<Kind> }[NotificationKind];

/**
 * How a user is notified: in the application alone, by mail at once as well, as a line of the next working morning's
 * summary mail while it is unread, or not at all (rule NO2).
 */
export const notificationChannels = ['app', 'mail', 'summary', 'none'] as const;

export type NotificationChannel = (typeof notificationChannels)[number];

/** The default channel. */
export const usualChannel = 'app' as const satisfies NotificationChannel;

/** The tabs of the panel that list notifications. */
export const notificationTabs = ['unread', 'read'] as const;

export type NotificationTab = (typeof notificationTabs)[number];
