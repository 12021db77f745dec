export { unansweredStatuses } from './answering.ts';
export { emptiedForCategory, hasField, missingOfCategory } from './category.ts';
export {
  enquiryInput,
  enquiryMoveInput,
  enquiryPatch,
  type EnquiryInput,
  type EnquiryPatch,
} from './enquiry.ts';
export {
  awaitedAt,
  categoryFields,
  completedStatus,
  enquiryAvailabilities,
  enquiryCategories,
  enquiryEventTypes,
  enquiryFields,
  enquiryStatuses,
  fieldsOfCategory,
  grantTypes,
  newStatus,
  proposalKinds,
  requiredOfCategory,
  type AwaitedParty,
  type CategoryField,
  type EnquiryAvailability,
  type EnquiryCategory,
  type EnquiryEventType,
  type EnquiryStatus,
  type GrantType,
  type ProposalKind,
  type RequiredField,
} from './kinds.ts';
export { enquiryNumber } from './number.ts';
export { enquiryEditPermission, enquiryMoves, isEnquiryEditor, mayClaimEnquiry } from './permissions.ts';
export {
  calculationProposalInput,
  mayRemoveProposal,
  offerOfProposal,
  proposalKindOf,
  variantProposalInput,
  type CalculationProposalInput,
  type VariantProposalInput,
} from './proposal.ts';
