import type { Data, Endpoints } from '@szansa/api-client/client';
import { mocks } from '@szansa/api-client/mocks';
import { sampleNotifications } from '@szansa/api-client/samples/notifications';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { anna, piotr, sampleId } from '@szansa/api-client/samples/people';

type Notification = (typeof sampleNotifications)[number];

type Request = Data<Endpoints['reassignRequests']['get']>;

export const sampleRequest: Request = {
  id: sampleId(1951),
  status: 'pending',
  customerFile: {
    id: sampleOpportunity.id,
    number: sampleOpportunity.number,
    customerName: sampleOpportunity.customer.name,
  },
  currentWorker: anna,
  requester: piotr,
  targetWorker: piotr,
  reason: 'Pan Kowalski kupował u mnie trzy poprzednie auta.',
  createdAt: '2026-11-20T14:00:00.000Z',
  can: { decide: true, withdraw: false },
};

export const stored = { all: [...sampleNotifications], requests: [] as readonly Request[] };
export const read: string[] = [];

/** The request as it is when it has ended. */
function ended(status: Request['status']): Request {
  const [first] = stored.requests;
  if (!first) throw new Error('no sample request');
  stored.requests = [];
  return { ...first, status, can: { decide: false, withdraw: false } };
}

/** Notifications as the server stores them: those that were read are in the other tab. */
export const inbox = [
  mocks.reassignRequests.list(({ query }) => ({
    items: [...stored.requests],
    page: Number(query.get('page') ?? 1),
    perPage: 10,
    total: stored.requests.length,
  })),
  mocks.reassignRequests.approve(() => ended('approved')),
  mocks.reassignRequests.withdraw(() => ended('withdrawn')),
  mocks.notifications.list(({ query }) => {
    const items = stored.all.filter(({ readAt }) => (readAt === null) === (query.get('tab') === 'unread'));
    return { items, older: null, newer: null };
  }),
  mocks.notifications.unread(() => ({
    count: stored.all.filter(({ readAt }) => readAt === null).length,
    newestId:
      stored.all
        .map(({ id }) => id)
        .toSorted()
        .at(-1) ?? null,
  })),
  mocks.notifications.get(({ params }) => {
    const found = stored.all.find(({ id }) => id === params['id']);
    if (!found) throw new Error('no such sample');
    return found;
  }),
  mocks.notifications.read(({ params }) => {
    read.push(String(params['id']));
    const readAt = '2026-11-20T15:00:00.000Z';
    stored.all = stored.all.map((one): Notification => (one.id === params['id'] ? { ...one, readAt } : one));
    return null;
  }),
  mocks.notifications.readAll(() => {
    stored.all = stored.all.map((one): Notification => ({ ...one, readAt: '2026-11-20T15:00:00.000Z' }));
    return null;
  }),
];

export const reset = () => {
  stored.all = [...sampleNotifications];
  stored.requests = [];
  read.length = 0;
};
