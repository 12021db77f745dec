export {
  bulkVerdict,
  labelsAfter,
  mostLabels,
  opportunityBulkChange,
  type BulkFacts,
  type BulkVerdict,
  type OpportunityBulkChange,
} from './bulk.ts';
export { closingFields, opportunityClosingFields, type ClosingField } from './closing-fields.ts';
export {
  closingFieldsOf,
  closingReadiness,
  type ClosingReadiness,
  type OfferFacts,
  type OpportunityFacts,
} from './closing.ts';
export { customerNoticeInput, noticeDraftQuery, type CustomerNoticeInput } from './customer-notice.ts';
export { documentTypes, type DocumentType } from './documents.ts';
export { leadInput, type LeadInput } from './lead.ts';
export {
  archiveInput,
  archivingProblem,
  creationMethods,
  moveInput,
  opportunityInput,
  opportunityPatch,
  opportunityStart,
  reassignInput,
  reassignProblem,
  reassignStatuses,
  type OpportunityInput,
  type OpportunityPatch,
  type ReassignStatus,
} from './opportunity.ts';
export {
  editPermission,
  isOwnerOrAdministrator,
  mayAddOffers,
  moves,
  opportunityScope,
  readingRights,
  readingRoles,
  type EditPermission,
  type LinkedScope,
  type OpportunityScope,
  type OpportunityState,
  type Person,
} from './permissions.ts';
export {
  daysInStage,
  isStale,
  isWorthNotifying,
  longestDayLimit,
  undoes,
  undoWithinMs,
  type Moved,
} from './stages.ts';
export { opportunityStatuses, type OpportunityStatus } from './status.ts';
export { readableEventTypes, timelineEventTypes, type TimelineEventType } from './timeline.ts';
