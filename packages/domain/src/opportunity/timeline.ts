import type { Right } from '../access/index.ts';

/** What the timeline of an opportunity remembers. */
export const timelineEventTypes = [
  'created',
  'status_changed',
  'owner_changed',
  'reassign_requested',
  'reassign_rejected',
  'reassign_withdrawn',
  'lead_source_changed',
  'labels_changed',
  'note_changed',
  'customer_merged',
  'offer_added',
  'offer_changed',
  'offer_removed',
  'offer_restored',
  'offer_chosen',
  'offer_copied',
  'document_added',
  'document_removed',
  'document_restored',
  'pdf_saved',
  'comment_added',
  'note_added',
  'activity_planned',
  'activity_changed',
  'activity_done',
  'activity_reopened',
  'activity_removed',
  'activity_restored',
  'archived',
  'unarchived',
  'edit_consented',
  'customer_notified',
  'notice_sent',
  'notice_failed',
  'notice_in_doubt',
  'notice_bounced',
  'mail_received',
] as const;

export type TimelineEventType = (typeof timelineEventTypes)[number];

/** Rights needed for an event besides the right to read timelines: it is about an offer, a document or a comment. */
const rights: Partial<Readonly<Record<TimelineEventType, Right>>> = {
  offer_added: 'offer.get',
  offer_changed: 'offer.get',
  offer_removed: 'offer.get',
  offer_restored: 'offer.get',
  offer_chosen: 'offer.get',
  offer_copied: 'offer.get',
  document_added: 'document.get',
  document_removed: 'document.get',
  document_restored: 'document.get',
  pdf_saved: 'document.get',
  activity_planned: 'activity.get',
  activity_changed: 'activity.get',
  activity_done: 'activity.get',
  activity_reopened: 'activity.get',
  activity_removed: 'activity.get',
  activity_restored: 'activity.get',
  comment_added: 'comment.get',
  note_added: 'comment.get',
  mail_received: 'received_mail.get',
  customer_merged: 'customer.get',
};

/** Returns the events a person may read: an event requires the right to read the record it is about (rule TL1). */
export function readableEventTypes(person: { can(right: Right): boolean }): readonly TimelineEventType[] {
  return timelineEventTypes.filter((type) => {
    const right = rights[type];
    return right === undefined || person.can(right);
  });
}
