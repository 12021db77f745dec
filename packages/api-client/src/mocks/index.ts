export { mocks, pending, refusal, type MockCall, type Mocks } from './handlers.ts';
export {
  sampleActivation,
  sampleEnrolment,
  sampleOpenSessions,
  sampleProfile,
  sampleRecoveryCodes,
  sampleTicket,
} from './samples/accounts.ts';
export {
  sampleAgency,
  sampleAuditLines,
  sampleMails,
  sampleRoles,
  sampleSessions,
  sampleStaff,
  sampleStaffMember,
} from './samples/administration.ts';
export { sampleComments, sampleDocuments, sampleNotes, samplePage } from './samples/conversation.ts';
export { sampleCustomer, sampleCustomers } from './samples/customers.ts';
export {
  sampleArchiveReasons,
  sampleBankOffer,
  sampleCompany,
  sampleLabels,
  sampleLeadSources,
} from './samples/directory.ts';
export { bankRepresentative, dealerRepresentative } from './samples/representatives.ts';
export { octavia } from './samples/vehicles.ts';
export { sampleColumns, sampleViews } from './samples/lists.ts';
export { otherOffer, sampleOffer } from './samples/offers.ts';
export {
  sampleBoard,
  sampleListItem,
  sampleOpportunities,
  sampleOpportunity,
  sampleTimeline,
} from './samples/opportunities.ts';
export { anna, katarzyna, piotr, sampleId, sampleSession, sampleWorkers } from './samples/people.ts';
