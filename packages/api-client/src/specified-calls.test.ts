import { describe, expect, it } from 'vitest';

import type { EndpointDefinition } from './contract/index.ts';
import { endpoints } from './endpoints/index.ts';
import { serverEvents } from './realtime/events.ts';

const words = (text: string) => text.split(/,\s+/);

/** Calls and events as the specification writes them, word for word: other programs know them by these names. */
const callsOf = (calls: Readonly<Record<string, EndpointDefinition>>) =>
  Object.values(calls).map(({ method, path }) => `${method} ${path}`);
const queryOf = ({ query }: EndpointDefinition) => Object.keys(query?.shape ?? {});

const lists = Object.entries(endpoints).flatMap(([resource, calls]) =>
  Object.entries<EndpointDefinition>(calls).flatMap(([name, definition]) =>
    name === 'list' && queryOf(definition).includes('page') ? [{ resource, definition }] : [],
  ),
);

describe('calls', () => {
  it('of messages in enquiries are the nine that are specified [S7.2]', () => {
    const base = '/internal-enquiries/message';
    expect(callsOf(endpoints.internalEnquiryMessages)).toEqual(
      expect.arrayContaining([
        `POST ${base}`,
        `PATCH ${base}/{id}`,
        `GET ${base}/get-messages-for-internal-enquiry/{id}`,
        `GET ${base}/get-notes-for-internal-enquiry/{id}`,
        `DELETE ${base}/{id}`,
        `GET ${base}/getFollowedChats`,
        `POST ${base}/setChatAsRead/{id}`,
        `POST ${base}/follow-chat/{id}`,
        `POST ${base}/update-last-read-message/{id}`,
      ]),
    );
    expect(queryOf(endpoints.internalEnquiryMessages.getMessages)).toContain('order');
  });

  it('of comments are the ten that are specified [S7.3]', () => {
    expect(callsOf(endpoints.comments)).toEqual(
      expect.arrayContaining([
        'POST /comment/create',
        'GET /comment/find/{id}',
        'POST /comment/edit/{id}',
        'DELETE /comment/remove/{id}',
        'GET /comment/findworker/{id}',
        'GET /comment/getFollowedChats',
        'POST /comment/setChatAsRead/{id}',
        'GET /comment/notes/{id}',
        'POST /comment/follow-chat/{id}',
        'POST /comment/update-last-read-message/{id}',
      ]),
    );
    expect(queryOf(endpoints.comments.find)).toContain('order');
  });

  it('of exports are the four that are specified [S7.4]', () => {
    expect(callsOf(endpoints.exports)).toEqual([
      'POST /csv-export/queue',
      'GET /csv-export/list',
      'GET /csv-export/download/{id}',
      'DELETE /csv-export/delete/{id}',
    ]);
  });

  it.each(lists)('of the list of $resource accept page, perPage and sort [S7.5]', ({ definition }) => {
    expect(queryOf(definition)).toEqual(expect.arrayContaining(['page', 'perPage', 'sort']));
  });

  it('of lists accept filters by the names that are specified [S3.20]', () => {
    const filters = {
      customers: ['is_self', 'is_archived'],
      dealers: ['show_supplier', 'show_intermediary', 'show_type_missing'],
      representatives: ['show_banks', 'show_dealers'],
      opportunities: ['is_self', 'is_archived', 'worker_name'],
      offers: ['show_longterm_offers', 'show_shortterm_offers', 'show_leasing_offers'],
    } as const;
    for (const [resource, names] of Object.entries(filters)) {
      const list = lists.find((one) => one.resource === resource);
      expect(list && queryOf(list.definition)).toEqual(expect.arrayContaining([...names]));
    }
    expect(lists.map(({ resource }) => resource)).toEqual(
      expect.arrayContaining(
        words(`customers, banks, dealers, vehicles, representatives, opportunities, customerOrganisations, reports,
          analytics, internalEnquiries, receivedMails, offers, companyNoticeEntries, carOffers, carTemplates`),
      ),
    );
  });
});

describe('real-time events', () => {
  it('have the names that are specified [S7.8]', () => {
    const ofMessages = ['new', 'edit', 'remove', 'mark-as-read', 'follow-chat', 'unfollow-chat'];
    expect(Object.keys(serverEvents)).toEqual(
      expect.arrayContaining([
        ...ofMessages.map((name) => `enquiry-message-${name}`),
        ...ofMessages.map((name) => `customer-file-message-${name}`),
        ...words(`notification-new, notification-mark-as-read, work-control-new, work-control-read,
          work-control-confirmed, customer-file-reassign-request, customer-file-reassign-response,
          export-request-response, customer-file-last-message-read-by, internal-enquiry-last-message-read-by`),
      ]),
    );
  });

  it('of requests to reassign carry what is specified [S3.6]', () => {
    const requested = ['customerFileId', 'targetWorkerName'];
    const { shape: request } = serverEvents['customer-file-reassign-request'];
    const { shape: response } = serverEvents['customer-file-reassign-response'];
    expect(Object.keys(request)).toEqual(expect.arrayContaining(requested));
    expect(Object.keys(response)).toEqual(expect.arrayContaining([...requested, 'isApproved']));
  });

  it('of exports carry the id, the status and when it was completed [S3.18]', () => {
    const { shape } = serverEvents['export-request-response'];
    expect(Object.keys(shape)).toEqual(['exportId', 'status', 'completedAt']);
  });
});
