export {
  editableOpportunity,
  hasConsented,
  lockedOpportunity,
  readableOpportunity,
  refuseUnlessEditable,
  type OpportunityState,
} from './access.ts';
export { refuseCollision } from './collisions.ts';
export { moveToCustomer, usesOfCustomer } from './customer-merging.ts';
export { insertActivity, setChosenOffers } from './demo-queries.ts';
export { emitLink, emitListed, emitOpportunity } from './events.ts';
export {
  foundOpportunities,
  inScope,
  matching,
  opportunitiesOf,
  type OpportunitiesOf,
  type OpportunityFilters,
} from './filter-queries.ts';
export { giveAllTo } from './handover.ts';
export { firstOrganisation } from './list-queries.ts';
export { namedOpportunity, numberOf } from './named-queries.ts';
export { refuseUnlessNotified } from './notices.ts';
export { findNumbers } from './notification-queries.ts';
export { opportunityPath, opportunitySubject } from './notifications.ts';
export { countOwned } from './owner-queries.ts';
export { findDeal, hasOpportunitiesFrom, isAnotherActivity, withActivity } from './queries.ts';
export { findSuccessor, isReaderOf, listSuccessors, readersAmong } from './reader-queries.ts';
export { reservedOf } from './reserved-car-queries.ts';
export { reserveCars, saveOpportunity } from './saving.ts';
export { addTimelineEvent } from './timeline.ts';
export { withEvent } from './timeline-queries.ts';
export { writeToCustomer } from './verbs/notify-customer.ts';
