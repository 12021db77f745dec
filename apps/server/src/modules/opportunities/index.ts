export {
  editableOpportunity,
  hasConsented,
  lockedOpportunity,
  readableOpportunity,
  refuseUnlessEditable,
  type OpportunityState,
} from './access.ts';
export { refuseCollision } from './collisions.ts';
export { insertActivity, setChosenOffers } from './demo-queries.ts';
export { refuseUnlessNotified } from './notices.ts';
export { writeToCustomer } from './verbs/notify-customer.ts';
export { emitLink, emitListed, emitOpportunity } from './events.ts';
export { moveToCustomer, usesOfCustomer } from './customer-merging.ts';
export { findDeal } from './deal-queries.ts';
export { giveAllTo } from './handover.ts';
export { hasOpportunitiesFrom } from './lead-source-queries.ts';
export { countOwned } from './owner-queries.ts';
export { saveOpportunity } from './saving.ts';
export { reservedOf } from './reserved-car-queries.ts';
export { reserveCars } from './reserving.ts';
export { isAnotherActivity, withActivity } from './queries.ts';
export { addTimelineEvent, withTimelineEvent } from './timeline.ts';
export { findSuccessor, listSuccessors, readersAmong } from './reader-queries.ts';
export { findNumbers } from './notification-queries.ts';
export { opportunityPath, opportunitySubject } from './notifications.ts';
export { namedOpportunity, numberOf } from './named-queries.ts';
export {
  foundOpportunities,
  inScope,
  matching,
  opportunitiesOf,
  type OpportunitiesOf,
  type OpportunityFilters,
} from './filter-queries.ts';
export { firstOrganisation } from './list-queries.ts';
