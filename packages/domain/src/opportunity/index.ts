export { archivingProblem } from './archiving.ts';
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
  creationMethods,
  moveInput,
  opportunityStart,
  opportunityInput,
  opportunityPatch,
  type OpportunityInput,
  type OpportunityPatch,
} from './opportunity.ts';
export {
  editPermission,
  isOwnerOrAdministrator,
  mayAddOffers,
  moves,
  type EditPermission,
  type OpportunityState,
  type Person,
} from './permissions.ts';
export { reassignInput, reassignProblem, reassignStatuses, type ReassignStatus } from './reassigning.ts';
export {
  opportunityScope,
  readingRights,
  readingRoles,
  type LinkedScope,
  type OpportunityScope,
} from './scope.ts';
export { daysInStage, isStale, longestDayLimit, undoWithinMs, undoes, type Moved } from './stage-ageing.ts';
export { opportunityStatuses, type OpportunityStatus } from './status.ts';
export { isWorthNotifying } from './notified-stages.ts';
export { readableEventTypes, timelineEventTypes, type TimelineEventType } from './timeline.ts';
