import { mocks } from '@szansa/api-client/mocks';
import { sampleCustomer } from '@szansa/api-client/samples/customers';
import { sampleAnswers, sampleDashboard } from '@szansa/api-client/samples/dashboards';
import { sampleBoard } from '@szansa/api-client/samples/opportunities';

import { activityMocks } from '#parts/activity/activity-mocks.ts';

/** Mocks of everything the product requests besides the search. */
export const productMocks = [
  mocks.banks.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.bankComparisonPdfs.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.companyNotices.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.customerOrganisations.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.dealers.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.internalEnquiries.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.rentOfferPdfs.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.representatives.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.vehicles.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.carOffers.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.carTemplates.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.opportunities.board(sampleBoard(40)),
  mocks.dashboards.get(sampleDashboard),
  mocks.dashboards.people([]),
  mocks.dashboards.openDeals([]),
  mocks.dashboards.enquiries(sampleAnswers),
  mocks.opportunities.team({ unassigned: null, people: [] }),
  ...activityMocks([]),
  mocks.setup.get({ steps: [], next: null, firstSteps: [] }),
  mocks.notifications.unread({ count: 0, newestId: null }),
  mocks.operations.list([]),
  mocks.reassignRequests.list({ items: [], page: 1, perPage: 10, total: 0 }),
  mocks.auth.rememberPage(null),
  mocks.customers.get(sampleCustomer),
  mocks.customers.matches([]),
  mocks.comments.unreadChats({ comments: [], mentions: [] }),
  mocks.internalEnquiryMessages.unreadChats({ comments: [], mentions: [] }),
];
