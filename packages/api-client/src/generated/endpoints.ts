// Made by `pnpm generate` from the files of `endpoints/`. Never edited.
import type { EndpointTree } from '../contract/index.ts';
import { activation, passwordReset } from '../endpoints/account-links.ts';
import { activities } from '../endpoints/activities.ts';
import { agency } from '../endpoints/agency.ts';
import { analytics } from '../endpoints/analytics.ts';
import { auditLog } from '../endpoints/audit-log.ts';
import { auth } from '../endpoints/auth.ts';
import { bankComparisonPdfs } from '../endpoints/bank-comparisons.ts';
import { banks } from '../endpoints/banks.ts';
import { bulkChanges } from '../endpoints/bulk-changes.ts';
import { carImages } from '../endpoints/car-images.ts';
import { carLists } from '../endpoints/car-lists.ts';
import { carOffers } from '../endpoints/car-offers.ts';
import { carTemplates } from '../endpoints/car-templates.ts';
import { archiveReasons, workers } from '../endpoints/choices.ts';
import { comments } from '../endpoints/comments.ts';
import { companyNoticeEntries, companyNotices } from '../endpoints/company-notices.ts';
import { customerNotices } from '../endpoints/customer-notices.ts';
import { customerOrganisations } from '../endpoints/customer-organisations.ts';
import { customers } from '../endpoints/customers.ts';
import { dashboards } from '../endpoints/dashboards.ts';
import { dealers } from '../endpoints/dealers.ts';
import { documentTemplates } from '../endpoints/document-templates.ts';
import { documents, files } from '../endpoints/documents.ts';
import { exports } from '../endpoints/exports.ts';
import { imports } from '../endpoints/imports.ts';
import { internalEnquiries } from '../endpoints/internal-enquiries.ts';
import { internalEnquiryMessages } from '../endpoints/internal-enquiry-messages.ts';
import { internalEnquiryProposals } from '../endpoints/internal-enquiry-proposals.ts';
import { labels } from '../endpoints/labels.ts';
import { leadSources } from '../endpoints/lead-sources.ts';
import { lists } from '../endpoints/lists.ts';
import { mailAccounts } from '../endpoints/mail-accounts.ts';
import { myCompanyNotices } from '../endpoints/my-company-notices.ts';
import { notifications } from '../endpoints/notifications.ts';
import { offers } from '../endpoints/offers.ts';
import { operations } from '../endpoints/operations.ts';
import { opportunities } from '../endpoints/opportunities.ts';
import { outbox } from '../endpoints/outbox.ts';
import { peoplePictures } from '../endpoints/people-pictures.ts';
import { profile } from '../endpoints/profile.ts';
import { readings } from '../endpoints/readings.ts';
import { reassignRequests } from '../endpoints/reassign-requests.ts';
import { receivedMails } from '../endpoints/received-mails.ts';
import { recordLinks } from '../endpoints/record-links.ts';
import { registry } from '../endpoints/registry.ts';
import { rentOfferPdfs } from '../endpoints/rent-offers.ts';
import { reports } from '../endpoints/reports.ts';
import { representatives } from '../endpoints/representatives.ts';
import { roles } from '../endpoints/roles.ts';
import { setup } from '../endpoints/setup.ts';
import { system } from '../endpoints/system.ts';
import { users } from '../endpoints/users.ts';
import { vehicles } from '../endpoints/vehicles.ts';

/** The calls of each resource, by name: written out, as the compiler does not write out a type of this length. */
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
  readonly carImages: typeof carImages;
  readonly carLists: typeof carLists;
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
  readonly setup: typeof setup;
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
  carImages,
  carLists,
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
  setup,
  system,
  users,
  vehicles,
  workers,
} satisfies EndpointTree;
