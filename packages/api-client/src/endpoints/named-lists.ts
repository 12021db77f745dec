import type { ListName } from '@szansa/domain/list';
import { recordLists, type DirectoryRecord } from '@szansa/domain/record-names';

import type { EndpointDefinition } from '../contract/index.ts';
import { endpoints } from '../generated/endpoints.ts';

type RecordList = (typeof recordLists)[DirectoryRecord];

const { opportunities } = endpoints;

/** Lists that are no declared record's. */
const others: Readonly<Record<Exclude<ListName, RecordList>, EndpointDefinition>> = {
  analytics: endpoints.analytics.list,
  'audit-log': endpoints.auditLog.list,
  bankComparisons: endpoints.bankComparisonPdfs.list,
  carLists: endpoints.carLists.list,
  carOffers: endpoints.carOffers.list,
  carTemplates: endpoints.carTemplates.list,
  companyNoticeEntries: endpoints.companyNoticeEntries.list,
  companyNotices: endpoints.companyNotices.list,
  customerOrganisations: endpoints.customerOrganisations.list,
  customers: endpoints.customers.list,
  exportRequests: endpoints.exports.list,
  internalEnquiries: endpoints.internalEnquiries.list,
  offers: endpoints.offers.list,
  opportunities: opportunities.list,
  'opportunity-board': opportunities.board,
  outbox: endpoints.outbox.list,
  people: endpoints.users.list,
  receivedMails: endpoints.receivedMails.list,
  rentOffers: endpoints.rentOfferPdfs.list,
  reportEntries: endpoints.reports.entries,
  reports: endpoints.reports.list,
  // the screen itself narrows the list to opportunities without an owner
  'unassigned-leads': opportunities.list,
};

/** The call that reads each list people arrange: who may make it may be shown a view of it. */
export const namedLists: Readonly<Record<ListName, EndpointDefinition>> = {
  ...others,
  ...recordListCalls(),
};

function recordListCalls() {
  const calls = Object.values(recordLists).map((list) => [list, endpoints[list].list]);
  return Object.fromEntries(calls) as Readonly<Record<RecordList, EndpointDefinition>>;
}
