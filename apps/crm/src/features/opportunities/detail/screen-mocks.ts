import { mocks } from '@szansa/api-client/mocks';
import {
  sampleComments,
  sampleDocuments,
  sampleNotes,
  samplePage,
  samplePeople,
} from '@szansa/api-client/samples/conversation';
import { sampleCustomer } from '@szansa/api-client/samples/customers';
import { sampleLabels, sampleLeadSources } from '@szansa/api-client/samples/directory';
import { otherOffer, sampleOffer } from '@szansa/api-client/samples/offers';
import {
  sampleListItem,
  sampleNoticeDraft,
  sampleOpportunity,
  sampleTimeline,
} from '@szansa/api-client/samples/opportunities';
import { anna, piotr, sampleId, sampleWorkers } from '@szansa/api-client/samples/people';
import { opportunityStatuses } from '@szansa/domain/opportunity';

import { activityMocks } from '#parts/activity/activity-mocks.ts';
import type { Offer, Opportunity } from '#parts/opportunity/records.ts';

/** The address of the sample opportunity, for stories. */
export function addressOf(search = ''): string {
  return `/sales-opportunity/${sampleOpportunity.id}${search}`;
}

export const routePath = '/sales-opportunity/$id';

const nothing = {
  edit: false,
  editAfterConsent: false,
  addOffer: false,
  compareBanks: false,
  addRentOffer: false,
  archive: false,
  unarchive: false,
  comment: false,
  claim: false,
  assign: false,
  notify: false,
};

/** Another user's opportunity: it may only be read and commented on. */
export const foreignOpportunity: Opportunity = {
  ...sampleOpportunity,
  worker: piotr,
  moves: [],
  can: { ...nothing, comment: true },
};

export const archivedOpportunity: Opportunity = {
  ...sampleOpportunity,
  isArchived: true,
  archiveReason: {
    id: sampleId(111),
    name: 'Klient zrezygnował',
    slug: 'customer_resigned',
    requiresNote: false,
  },
  archiveNote: 'Wraca do tematu po nowym roku.',
  archivedAt: '2026-11-19T10:00:00.000Z',
  moves: [],
  can: { ...nothing, unarchive: true },
};

export const closedOpportunity: Opportunity = {
  ...sampleOpportunity,
  status: 'closed',
  closingDate: '2029-11-18',
  missing: [],
  moves: opportunityStatuses.filter((status) => status !== 'closed'),
  can: { ...nothing, comment: true, editAfterConsent: true, notify: true },
};

export const readOnlyOffer: Offer = {
  ...sampleOffer,
  can: { edit: false, choose: false, remove: false },
};

/** Returns mocks of everything the screen requests when it is opened; a story puts its own before them. */
export function screenMocks(
  opportunity: Opportunity = sampleOpportunity,
  offers: Offer[] = [sampleOffer, otherOffer],
) {
  return [
    mocks.opportunities.get(opportunity),
    mocks.opportunities.timeline(sampleTimeline),
    mocks.opportunities.related([
      { ...sampleListItem(3, 'handing'), relation: 'customer' },
      { ...sampleListItem(4, 'closed'), relation: 'organisation', isArchived: true },
    ]),
    ...activityMocks(),
    mocks.reassignRequests.list({ items: [], page: 1, perPage: 25, total: 0 }),
    mocks.offers.listOfOpportunity(offers),
    mocks.bankComparisonPdfs.list({ items: [], page: 1, perPage: 100, total: 0 }),
    mocks.rentOfferPdfs.list({ items: [], page: 1, perPage: 100, total: 0 }),
    mocks.customerNotices.draft(sampleNoticeDraft),
    mocks.leadSources.list(sampleLeadSources),
    mocks.labels.list(sampleLabels),
    mocks.workers.list(sampleWorkers),
    mocks.workers.owners(sampleWorkers),
    mocks.comments.people(samplePeople),
    mocks.customers.get(sampleCustomer),
    mocks.comments.find(samplePage(sampleComments, [anna])),
    mocks.comments.notes(samplePage(sampleNotes)),
    mocks.comments.getFollowedChats([]),
    mocks.comments.updateLastReadMessage(null),
    mocks.documents.listOfOpportunity(sampleDocuments),
  ];
}

/** One empty page, as short as a PDF can be. */
export function emptyPdf(): Blob {
  const text = [
    '%PDF-1.4',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>> endobj',
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
  return new Blob([text], { type: 'application/pdf' });
}
