import type {
  creationMethods,
  OpportunityStatus,
  ReassignStatus,
  TimelineEventType,
} from '@szansa/domain/opportunity';

import type { Computed, CreatedAt, Generated, Json } from '#platform';

/** A sales opportunity; `customerFile` is its name on the wire and in the database. */
interface CustomerFileTable {
  id: string;
  number: Generated<number>;
  customerId: string;
  workerId: string | null;
  status: OpportunityStatus;
  leadSourceId: string | null;
  chosenOfferId: string | null;
  /** The chosen offer, otherwise the newest; maintained by the database. */
  shownOfferId: Computed<string | null>;
  /** Of the shown offer, net. */
  vehicleValue: Computed<string | null>;
  isArchived: Generated<boolean>;
  archiveReasonId: string | null;
  archiveNote: string | null;
  archivedAt: Date | null;
  statusChangedAt: CreatedAt;
  lastActivityAt: CreatedAt;
  creationMethod: Generated<(typeof creationMethods)[number]>;
  note: string | null;
  version: Generated<number>;
  createdBy: string | null;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

/** A request to reassign an opportunity; the database withdraws it when it has become obsolete. */
interface ReassignRequestTable {
  id: string;
  customerFileId: string;
  /** The opportunity's owner at the time of the request. */
  currentWorkerId: string;
  requesterId: string;
  targetWorkerId: string;
  reason: string;
  status: Generated<ReassignStatus>;
  createdAt: CreatedAt;
}

/** Within the session it was given in, a closed opportunity may be edited. */
interface ClosedEditConsentTable {
  sessionId: string;
  customerFileId: string;
  at: CreatedAt;
}

interface CustomerFileLabelTable {
  customerFileId: string;
  labelId: string;
}

interface ArchiveReasonTable {
  id: string;
  name: string;
  slug: string;
  requiresNote: Generated<boolean>;
  position: Generated<number>;
  isActive: Generated<boolean>;
}

interface TimelineEventTable {
  id: string;
  customerFileId: string;
  type: TimelineEventType;
  actorId: string | null;
  at: CreatedAt;
  data: Json<Readonly<Record<string, unknown>>>;
  /** The comment or note of the event. */
  commentId: string | null;
}

/** The tables of opportunities. */
export interface OpportunitiesTables {
  customerFile: CustomerFileTable;
  closedEditConsent: ClosedEditConsentTable;
  customerFileLabel: CustomerFileLabelTable;
  archiveReason: ArchiveReasonTable;
  reassignRequest: ReassignRequestTable;
  timelineEvent: TimelineEventTable;
}
