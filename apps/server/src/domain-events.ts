import type { EnquiryStatus } from '@szansa/domain/enquiry';

/** A message or note of a conversation that was written or changed. */
interface MessageEvent {
  readonly messageId: string;
  readonly isNote: boolean;
  /** The name of the author. */
  readonly author: string;
  /** Ids of the users who follow the conversation, without the author and the mentioned users; none for a note. */
  readonly followers: readonly string[];
  /** Ids of the users whom it mentions for the first time. */
  readonly mentioned: readonly string[];
}

interface OpportunityMessageEvent extends MessageEvent {
  readonly opportunityId: string;
  readonly number: number;
}

interface EnquiryEvent {
  readonly enquiryId: string;
  readonly number: string;
}

interface EnquiryMessageEvent extends MessageEvent, EnquiryEvent {
  readonly status: EnquiryStatus;
}

/**
 * The events that modules publish to each other, with their data. A verb publishes one by `work.publish` in its
 * transaction; modules subscribe to it under `subscribers`.
 */
export interface DomainEventMap {
  /** `access`: the account was activated, deactivated or reactivated, or its roles changed. */
  readonly 'account.changed': { readonly userId: string; readonly what: 'created' | 'access' | 'data' };
  readonly 'announcement.sent': {
    readonly announcementId: string;
    readonly title: string;
    /** Ids of the recipients. */
    readonly recipients: readonly string[];
  };
  readonly 'comment.created': OpportunityMessageEvent;
  readonly 'comment.edited': OpportunityMessageEvent;
  readonly 'enquiry.created': EnquiryEvent & {
    readonly workerId: string;
    readonly platformerId: string | null;
  };
  readonly 'enquiry.moved': EnquiryEvent & {
    readonly status: EnquiryStatus;
    readonly workerId: string;
    readonly platformerId: string | null;
  };
  readonly 'enquiry.proposed': EnquiryEvent & {
    readonly workerId: string;
    /** The name of the proposed car; null for a calculation. */
    readonly car: string | null;
  };
  /** The worker or the platformer of an enquiry changed: the ids of those who lost it, and of those who got it. */
  readonly 'enquiry.reassigned': EnquiryEvent & {
    readonly from: readonly string[];
    readonly to: readonly string[];
  };
  readonly 'enquiry_message.created': EnquiryMessageEvent;
  readonly 'enquiry_message.edited': EnquiryMessageEvent;
  /** A new letter that is a list entry of its own; with the opportunity whose mail it answers. */
  readonly 'mail.received': {
    readonly mailId: string;
    readonly subject: string;
    readonly opportunityId: string | null;
  };
  readonly 'opportunity.assigned': {
    readonly opportunityId: string;
    readonly number: number;
    readonly workerId: string;
  };
  readonly 'opportunity.reassign_requested': {
    readonly opportunityId: string;
    readonly number: number;
    /** The owner, who decides. */
    readonly workerId: string;
    /** The name of the user who requests it. */
    readonly requester: string;
  };
}
