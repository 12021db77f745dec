/** What the timeline of an opportunity remembers. */
export const timelineEventTypes = [
  'created',
  'status_changed',
  'owner_changed',
  'lead_source_changed',
  'labels_changed',
  'note_changed',
  'offer_added',
  'offer_changed',
  'offer_removed',
  'offer_chosen',
  'document_added',
  'document_removed',
  'pdf_saved',
  'comment_added',
  'note_added',
  'archived',
  'unarchived',
  'edit_consented',
] as const;

export type TimelineEventType = (typeof timelineEventTypes)[number];
