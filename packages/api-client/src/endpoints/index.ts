import type { EndpointTree } from '../contract/index.ts';
import { activation, passwordReset } from './account-links.ts';
import { activities } from './activities.ts';
import { agency } from './agency.ts';
import { auditLog } from './audit-log.ts';
import { auth } from './auth.ts';
import { bankComparisonPdfs } from './bank-comparisons.ts';
import { banks } from './banks.ts';
import { bulkChanges } from './bulk-changes.ts';
import { carLists } from './car-lists.ts';
import { carImages } from './car-images.ts';
import { carOffers } from './car-offers.ts';
import { carTemplates } from './car-templates.ts';
import { analytics } from './analytics.ts';
import { archiveReasons, workers } from './choices.ts';
import { comments } from './comments.ts';
import { companyNoticeEntries, companyNotices } from './company-notices.ts';
import { customerNotices } from './customer-notices.ts';
import { customerOrganisations } from './customer-organisations.ts';
import { customers } from './customers.ts';
import { dashboards } from './dashboards.ts';
import { dealers } from './dealers.ts';
import { documentTemplates } from './document-templates.ts';
import { documents, files } from './documents.ts';
import { exports } from './exports.ts';
import { imports } from './imports.ts';
import { internalEnquiries } from './internal-enquiries.ts';
import { internalEnquiryMessages } from './internal-enquiry-messages.ts';
import { internalEnquiryProposals } from './internal-enquiry-proposals.ts';
import { labels } from './labels.ts';
import { leadSources } from './lead-sources.ts';
import { lists } from './lists.ts';
import { mailAccounts } from './mail-accounts.ts';
import { myCompanyNotices } from './my-company-notices.ts';
import { notifications } from './notifications.ts';
import { offers } from './offers.ts';
import { operations } from './operations.ts';
import { opportunities } from './opportunities.ts';
import { outbox } from './outbox.ts';
import { peoplePictures } from './people-pictures.ts';
import { profile } from './profile.ts';
import { reassignRequests } from './reassign-requests.ts';
import { readings } from './readings.ts';
import { receivedMails } from './received-mails.ts';
import { recordLinks } from './record-links.ts';
import { registry } from './registry.ts';
import { rentOfferPdfs } from './rent-offers.ts';
import { reports } from './reports.ts';
import { representatives } from './representatives.ts';
import { roles } from './roles.ts';
import { system } from './system.ts';
import { users } from './users.ts';
import { vehicles } from './vehicles.ts';

/** The calls of each resource, by name: written down, as the compiler does not write out a type of this length. */
export type Endpoints = {
  readonly activation: typeof activation;
  readonly activities: typeof activities;
  readonly agency: typeof agency;
  readonly analytics: typeof analytics;
  readonly archiveReasons: typeof archiveReasons;
  readonly auditLog: typeof auditLog;
  readonly auth: typeof auth;
  readonly bankComparisonPdfs: typeof bankComparisonPdfs;
  readonly banks: typeof banks;
  readonly bulkChanges: typeof bulkChanges;
  readonly carLists: typeof carLists;
  readonly carImages: typeof carImages;
  readonly carOffers: typeof carOffers;
  readonly carTemplates: typeof carTemplates;
  readonly comments: typeof comments;
  readonly companyNoticeEntries: typeof companyNoticeEntries;
  readonly companyNotices: typeof companyNotices;
  readonly customerNotices: typeof customerNotices;
  readonly customerOrganisations: typeof customerOrganisations;
  readonly customers: typeof customers;
  readonly dashboards: typeof dashboards;
  readonly dealers: typeof dealers;
  readonly documentTemplates: typeof documentTemplates;
  readonly documents: typeof documents;
  readonly exports: typeof exports;
  readonly files: typeof files;
  readonly imports: typeof imports;
  readonly internalEnquiries: typeof internalEnquiries;
  readonly internalEnquiryMessages: typeof internalEnquiryMessages;
  readonly internalEnquiryProposals: typeof internalEnquiryProposals;
  readonly labels: typeof labels;
  readonly leadSources: typeof leadSources;
  readonly lists: typeof lists;
  readonly mailAccounts: typeof mailAccounts;
  readonly myCompanyNotices: typeof myCompanyNotices;
  readonly notifications: typeof notifications;
  readonly offers: typeof offers;
  readonly operations: typeof operations;
  readonly opportunities: typeof opportunities;
  readonly outbox: typeof outbox;
  readonly passwordReset: typeof passwordReset;
  readonly peoplePictures: typeof peoplePictures;
  readonly profile: typeof profile;
  readonly readings: typeof readings;
  readonly reassignRequests: typeof reassignRequests;
  readonly receivedMails: typeof receivedMails;
  readonly recordLinks: typeof recordLinks;
  readonly registry: typeof registry;
  readonly rentOfferPdfs: typeof rentOfferPdfs;
  readonly reports: typeof reports;
  readonly representatives: typeof representatives;
  readonly roles: typeof roles;
  readonly system: typeof system;
  readonly users: typeof users;
  readonly vehicles: typeof vehicles;
  readonly workers: typeof workers;
};

/** Every call of the API, by resource. */
export const endpoints: Endpoints = {
  activation,
  activities,
  agency,
  analytics,
  archiveReasons,
  auditLog,
  auth,
  bankComparisonPdfs,
  banks,
  bulkChanges,
  carLists,
  carImages,
  carOffers,
  carTemplates,
  comments,
  companyNoticeEntries,
  companyNotices,
  customerNotices,
  customerOrganisations,
  customers,
  dashboards,
  dealers,
  documentTemplates,
  documents,
  exports,
  files,
  imports,
  internalEnquiries,
  internalEnquiryMessages,
  internalEnquiryProposals,
  labels,
  leadSources,
  lists,
  mailAccounts,
  myCompanyNotices,
  notifications,
  offers,
  operations,
  opportunities,
  outbox,
  passwordReset,
  peoplePictures,
  profile,
  readings,
  reassignRequests,
  receivedMails,
  recordLinks,
  registry,
  rentOfferPdfs,
  reports,
  representatives,
  roles,
  system,
  users,
  vehicles,
  workers,
} satisfies EndpointTree;

/** What the calls of each resource are about, for the description of the API. */
export const resources: Readonly<Record<keyof Endpoints, string>> = {
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
  system: 'Whether the server is alive and ready.',
  users: 'Accounts of the staff.',
  vehicles: 'Vehicles that are offered.',
  workers: 'Staff, as far as everybody sees them.',
};

export { allowedFileTypes, largestFile, mostFiles } from './documents.ts';
export { namedLists } from './named-lists.ts';
export { mostOperations } from './operations.ts';
