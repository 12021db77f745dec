import type { EndpointDefinition } from '../contract/index.ts';
import { endpoints, type Endpoints } from '../generated/endpoints.ts';

/** Descriptions of resources that say more than what their list contains. */
const described: Readonly<Partial<Record<keyof Endpoints, string>>> = {
  activation: 'Activating an account by its invitation link.',
  activities: 'Calls, meetings and tasks, planned and done.',
  agency: "The agency's name, contacts, logo and words for statuses.",
  analytics: 'Opportunities counted and added up.',
  archiveReasons: 'Reasons for archiving an opportunity.',
  auditLog: 'Who changed what, and when.',
  auth: 'Signing in and out, and what the browser keeps of a session.',
  bankComparisonPdfs: 'Comparisons of two to four banks, and their PDFs.',
  banks: 'Banks and other lessors.',
  bulkChanges: 'Changes of many records at once.',
  carLists: 'Lists of the car catalogue: brands, models, versions, colours, equipment and the like.',
  carImages: 'Pictures of cars on offer.',
  carOffers: 'Cars on offer, each in variants.',
  carTemplates: 'Templates that offers of cars begin with.',
  comments: 'Conversations and notes of opportunities.',
  companyNoticeEntries: 'Who has read and confirmed company announcements.',
  companyNotices: 'Company announcements: written, sent and followed up.',
  customerNotices: 'Mails that tell customers how far their opportunities are.',
  customerOrganisations: 'Firms of customers, and what public registers say of them.',
  customers: 'Customers and the firms they stand for.',
  dashboards: 'What a month brings, and what waits today.',
  dealers: 'Suppliers and intermediaries of vehicles.',
  documentTemplates: 'Forms of banks that salespeople fill in.',
  documents: 'Documents of opportunities.',
  exports: 'Lists written into files in the background.',
  files: 'Downloads.',
  readings: 'Quotes of banks, read from their PDFs.',
  imports: 'Tables of customers and firms: read, checked, taken and taken back.',
  internalEnquiries: 'What colleagues are asked for: searches, calculations, documents, questions.',
  internalEnquiryProposals: 'Cars and calculations that internal enquiries are answered with.',
  internalEnquiryMessages: 'Conversations and notes of internal enquiries.',
  labels: 'Labels of opportunities.',
  leadSources: 'Where customers come from.',
  lists: 'Columns and saved views of lists, by person.',
  mailAccounts: 'Accounts of mail servers that mails are taken from.',
  myCompanyNotices: 'Company announcements for the caller.',
  notifications: 'What the caller has been told.',
  offers: 'Offers of opportunities and their PDFs.',
  operations: 'Long work: how far it is, and cancelling it.',
  opportunities: 'Sales opportunities, their board and timeline.',
  outbox: 'Mails that were sent, and those that could not be.',
  passwordReset: 'A new password by a mailed link.',
  peoplePictures: 'Pictures of people of the agency.',
  profile: "The caller's own account, second factor and sessions.",
  reassignRequests: 'Requests to give an opportunity to somebody else.',
  receivedMails: 'Mails that have come, to be accepted or rejected.',
  recordLinks: 'What links in conversations lead to.',
  registry: 'Companies by tax id, from public registries.',
  rentOfferPdfs: 'Rent offers and their PDFs.',
  reports: 'Reports of commissions: their entries, sums, payouts and files.',
  representatives: 'People at banks and dealers.',
  roles: 'Roles, their rights, hidden fields and columns.',
  setup: 'Setting up a new agency, and what its administrators do first.',
  system: 'Whether the server is alive and ready.',
  users: 'Accounts of the staff.',
  vehicles: 'Vehicles that are offered.',
  workers: 'Staff, as far as everybody sees them.',
};

/** What the calls of each resource are about, for the description of the API; by default what its list contains. */
export const resources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<Readonly<Record<string, EndpointDefinition>>>(endpoints).map(([name, calls]) => [
    name,
    described[name as keyof Endpoints] ?? calls['list']?.summary ?? name,
  ]),
);

export { endpoints, type Endpoints } from '../generated/endpoints.ts';
export { allowedFileTypes, largestFile, mostFiles } from './documents.ts';
export { namedLists } from './named-lists.ts';
export { mostOperations } from './operations.ts';
