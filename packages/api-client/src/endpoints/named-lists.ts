import type { ListName } from '@szansa/domain/list';

import type { EndpointDefinition } from '../contract/index.ts';
import { analytics } from './analytics.ts';
import { auditLog } from './audit-log.ts';
import { bankComparisonPdfs } from './bank-comparisons.ts';
import { banks } from './banks.ts';
import { carLists } from './car-lists.ts';
import { carOffers } from './car-offers.ts';
import { carTemplates } from './car-templates.ts';
import { companyNoticeEntries, companyNotices } from './company-notices.ts';
import { customerOrganisations } from './customer-organisations.ts';
import { customers } from './customers.ts';
import { dealers } from './dealers.ts';
import { exports } from './exports.ts';
import { internalEnquiries } from './internal-enquiries.ts';
import { offers } from './offers.ts';
import { opportunities } from './opportunities.ts';
import { outbox } from './outbox.ts';
import { receivedMails } from './received-mails.ts';
import { rentOfferPdfs } from './rent-offers.ts';
import { reports } from './reports.ts';
import { representatives } from './representatives.ts';
import { users } from './users.ts';
import { vehicles } from './vehicles.ts';

/** The call that reads each list people arrange: who may make it may be shown a view of it. */
export const namedLists: Readonly<Record<ListName, EndpointDefinition>> = {
  analytics: analytics.list,
  'audit-log': auditLog.list,
  bankComparisons: bankComparisonPdfs.list,
  banks: banks.list,
  carLists: carLists.list,
  carOffers: carOffers.list,
  carTemplates: carTemplates.list,
  companyNoticeEntries: companyNoticeEntries.list,
  companyNotices: companyNotices.list,
  customerOrganisations: customerOrganisations.list,
  customers: customers.list,
  dealers: dealers.list,
  exportRequests: exports.list,
  internalEnquiries: internalEnquiries.list,
  offers: offers.list,
  opportunities: opportunities.list,
  'opportunity-board': opportunities.board,
  outbox: outbox.list,
  people: users.list,
  receivedMails: receivedMails.list,
  rentOffers: rentOfferPdfs.list,
  reportEntries: reports.entries,
  reports: reports.list,
  representatives: representatives.list,
  // the screen itself narrows the list to opportunities without an owner
  'unassigned-leads': opportunities.list,
  vehicles: vehicles.list,
};
