import { describe, expect, it } from 'vitest';

import { createClient } from '../client.ts';
import { sampleComments, sampleNotes } from '../mocks/samples/conversation.ts';
import { sampleOpportunity } from '../mocks/samples/opportunities.ts';
import { anna, piotr } from '../mocks/samples/people.ts';
import { createQueries } from '../queries.ts';
import { effectsOf, type Effect } from './effects.ts';
import { serverEvents, type ServerPayload } from './events.ts';

type Message = ServerPayload<'customer-file-message-new'>['message'];

const queries = createQueries(createClient({ baseUrl: '/api' }));
const effects = effectsOf(queries, () => ({ id: anna.id, canEditMessages: true, follows: () => true }));

/** The key a patch changes; undefined for what becomes stale. */
const patchedKey = (effect: Effect) => ('change' in effect ? effect.key : undefined);

function messageOf([comment]: typeof sampleComments): Message {
  if (!comment) throw new Error('no sample');
  const { can: _, ...message } = comment;
  return message;
}

const id = '0199a0b0-0000-7000-8000-000000000001';
const other = '0199a0b0-0000-7000-8000-000000000002';

describe('what an event does to what has been read', () => {
  const params = { id };
  const ofOne = [
    ['opportunities', 'get', { params }],
    ['opportunities', 'timeline', { params }],
    ['opportunities', 'related', { params }],
    ['offers', 'listOfOpportunity', { params }],
    ['documents', 'listOfOpportunity', { params }],
    ['recordLinks', 'describe', 'opportunity', id],
  ];

  const ofAnyCustomer = [
    ['customers', 'timeline'],
    ['customers', 'documents'],
    ['customerOrganisations', 'documents'],
  ];

  const counted = [
    ['analytics', 'list'],
    ['analytics', 'sums'],
    ['analytics', 'groups'],
    ['analytics', 'pictures'],
    ['dashboards', 'get'],
    ['dashboards', 'openDeals'],
  ];

  it('is declared for every event', () => {
    expect(Object.keys(effects).toSorted()).toEqual(Object.keys(serverEvents).toSorted());
  });

  it('of a notification is that the list and the number of the bell become stale; of what joins another one, the list', () => {
    const list = ['notifications', 'list'];
    const notified = { notificationId: id, isQuiet: true };
    expect(effects['notification-new'](notified)).toEqual([['notifications', 'unread'], list]);
    expect(effects['notification-new']({ ...notified, isJoined: true })).toEqual([list]);
    expect(effects['notification-new']({ ...notified, isAdded: true })).toEqual([
      expect.objectContaining({ key: ['notifications', 'unread'], record: id }),
      list,
    ]);
  });

  it('of an opportunity is that the record and what belongs to it become stale', () => {
    expect(effects['customer-file-changed']({ customerFileId: id, listed: null })).toEqual([
      ...ofOne,
      ...ofAnyCustomer,
    ]);
  });

  it('of many opportunities is that all of them become stale, and what lists them', () => {
    expect(effects['customer-files-changed']({})).toEqual([
      ['opportunities', 'get'],
      ['opportunities', 'timeline'],
      ['opportunities', 'related'],
      ['opportunities', 'list'],
      ['opportunities', 'board'],
      ['opportunities', 'team'],
      ...counted,
      ...ofAnyCustomer,
      ['offers', 'list'],
      ['offers', 'sums'],
      // the number on the bell leaves out what may not be read any more
      ['notifications', 'unread'],
      ['notifications', 'list'],
      ['recordLinks', 'describe', 'opportunity'],
    ]);
  });

  it('of an opportunity is that lists become stale where it is unknown what they show of it', () => {
    expect(effects['customer-file-changed']({ customerFileId: id })).toEqual([
      ...ofOne,
      ...ofAnyCustomer,
      ['opportunities', 'list'],
      ['opportunities', 'board'],
      ['opportunities', 'team'],
      ...counted,
      ['offers', 'list'],
      ['offers', 'sums'],
      // who may not read it any more has fewer unread
      ['notifications', 'unread'],
      ['notifications', 'list'],
    ]);
  });

  it('of an opportunity is that lists are patched with what they show of it', () => {
    const listed = { ...sampleOpportunity, isRefiled: false };
    expect(effects['customer-file-changed']({ customerFileId: id, listed }).slice(ofOne.length)).toEqual([
      ['customers', 'timeline', { params: { id: listed.customer.id } }],
      expect.objectContaining({ key: ['opportunities', 'list'], record: id }),
      expect.objectContaining({ key: ['opportunities', 'board'], record: id }),
      expect.objectContaining({ key: ['opportunities', 'related'], record: id }),
      ['opportunities', 'team'],
      ...counted,
      ['offers', 'list'],
      ['offers', 'sums'],
    ]);
  });

  it('of a plain record is by convention: what is read of it, and all together', () => {
    expect(effects['record-changed']({ entity: 'user', id })).toContainEqual(['users', 'list']);
    expect(effects['record-changed']({ entity: 'lead_source', id })).toEqual([
      ['leadSources', 'get', { params }],
      ['leadSources', 'list'],
      ['leadSources', 'overview'],
      ['opportunities', 'get'],
      ['opportunities', 'list'],
    ]);
    expect(effects['record-changed']({ entity: 'vehicle', id })).toContainEqual(['vehicles', 'list']);
  });

  it('of a change of a record there was is that lists that show it become stale, and others only once they are shown', () => {
    const found = effects['record-changed']({ entity: 'dealer', id, isChange: true });
    const patch = found.find((effect) => 'change' in effect);
    if (!patch || !('change' in patch)) throw new Error('lists follow without a read');
    expect(patch).toMatchObject({ key: ['dealers', 'list'], record: id, leavesStale: true });
    const page = (...ids: string[]) => ({
      page: 1,
      perPage: 25,
      total: 1,
      items: ids.map((one) => ({ id: one })),
    });
    const without = page(other);
    expect(patch.change(without, {})).toBe(without);
    expect(patch.change(page(other, id), {})).toBeUndefined();
    // a cache entry of another shape is fetched again
    expect(patch.change({ pages: [without] }, {})).toBeUndefined();
    expect(found).toContainEqual(['dealers', 'get', { params }]);
    expect(found).not.toContainEqual(['dealers', 'list']);
  });

  it('of anything in the car catalogue is also the lists, which show what names their entries', () => {
    const lists = [
      ['carLists', 'list'],
      ['carLists', 'get'],
    ];
    expect(effects['record-changed']({ entity: 'car_brand', id })).toEqual([
      ...lists,
      ['carTemplates', 'list'],
      ['carTemplates', 'facets'],
      ['carTemplates', 'get'],
      ['carOffers', 'list'],
      ['carOffers', 'facets'],
      ['carOffers', 'get'],
    ]);
    expect(effects['record-changed']({ entity: 'car_offer', id })).toEqual([
      ['carOffers', 'get', { params }],
      ['recordLinks', 'describe', 'car_offer', id],
      ['carOffers', 'list'],
      ['carOffers', 'facets'],
      ...lists,
    ]);
    expect(effects['record-changed']({ entity: 'car_template', id })).toEqual([
      ['carTemplates', 'get', { params }],
      ['recordLinks', 'describe', 'car_template', id],
      ['carTemplates', 'list'],
      ['carTemplates', 'facets'],
      ...lists,
    ]);
  });

  it('of a customer is also the firms that count them, and of a firm the customers who name it', () => {
    expect(effects['record-changed']({ entity: 'customer', id })).toEqual([
      ['customers', 'get', { params }],
      ['customers', 'timeline', { params }],
      ['customers', 'documents', { params }],
      ['customers', 'mergePreview', { params }],
      ['recordLinks', 'describe', 'customer', id],
      ['customers', 'list'],
      ['customers', 'matches'],
      ['customerOrganisations', 'get'],
      ['customerOrganisations', 'list'],
    ]);
    expect(effects['record-changed']({ entity: 'customer_organisation', id })).toEqual([
      ['customerOrganisations', 'get', { params }],
      ['customerOrganisations', 'documents', { params }],
      ['customerOrganisations', 'mergePreview', { params }],
      ['recordLinks', 'describe', 'customer_organisation', id],
      ['customerOrganisations', 'list'],
      ['customerOrganisations', 'matches'],
      ['customers', 'get'],
      ['customers', 'list'],
    ]);
  });

  it('of many records at once is that all that is read of any of them becomes stale', () => {
    expect(effects['records-changed']({ entity: 'customer' })).toEqual([
      ['customers', 'list'],
      ['customers', 'get'],
      ['customers', 'timeline'],
      ['customers', 'documents'],
      ['customers', 'matches'],
      ['customers', 'mergePreview'],
      ['customerOrganisations', 'get'],
      ['customerOrganisations', 'list'],
      ['recordLinks', 'describe', 'customer'],
    ]);
  });

  it('of an operation is also the import or the change of many whose work it is', () => {
    expect(effects['operation-changed']({ operationId: id })).toEqual([
      ['operations', 'list'],
      ['operations', 'get', { params }],
      ['bulkChanges', 'get'],
      ['readings', 'get'],
      ['imports', 'list'],
      ['imports', 'get'],
      ['imports', 'rows'],
      ['exports', 'list'],
    ]);
  });

  it('of an export is its state in the list, which is refetched', () => {
    const completedAt = '2026-11-20T14:28:00.000Z';
    const [patch, stale] = effects['export-request-response']({
      exportId: id,
      status: 'completed',
      completedAt,
    });
    if (!patch || !('change' in patch)) throw new Error('no patch');
    const page = {
      items: [
        { id, status: 'processing', completedAt: null },
        { id: other, status: 'pending' },
      ],
    };
    expect(patch.change(page, {})).toEqual({
      items: [
        { id, status: 'completed', completedAt },
        { id: other, status: 'pending' },
      ],
    });
    expect(stale).toEqual(['exports', 'list']);
  });

  it('of a bank is also its templates, whom offers may choose and the offers that name it', () => {
    expect(effects['record-changed']({ entity: 'bank', id })).toEqual([
      ['banks', 'get', { params }],
      ['banks', 'mergePreview', { params }],
      ['banks', 'offers', { params }],
      ['banks', 'scoreboard', { params }],
      ['documentTemplates', 'listOfBank', { params }],
      ['recordLinks', 'describe', 'bank', id],
      ['banks', 'list'],
      ['banks', 'named'],
      ['representatives', 'list'],
      ['offers', 'listOfOpportunity'],
      ['offers', 'list'],
    ]);
  });

  it('of a record that is lost is that record alone', () => {
    expect(effects['record-lost']({ entity: 'opportunity', id })).toEqual(ofOne);
    expect(effects['record-lost']({ entity: 'bank', id })).toContainEqual(['banks', 'get', { params }]);
    expect(effects['record-lost']({ entity: 'bank', id })).not.toContainEqual(['banks', 'list']);
  });

  /** The lists of chats of a resource, and what of them is unread. */
  const chatsOf = (resource: 'comments' | 'internalEnquiryMessages') =>
    ['getFollowedChats', 'chats', 'unreadChats'].map((call) => [resource, call]);

  it('of a new message is nothing: the conversation and the followed chats follow', () => {
    const message = messageOf(sampleComments);
    expect(effects['customer-file-message-new']({ message }).map(patchedKey)).toEqual([
      ['comments', 'find', { params: { id: message.customerFileId } }],
      ...chatsOf('comments'),
    ]);
  });

  it.each(['customer-file-message-edit', 'customer-file-message-remove'] as const)(
    'of %s is the timeline, which shows its current text; the conversation and the followed chats follow',
    (event) => {
      const message = messageOf(sampleComments);
      const { customerFileId } = message;
      const notified = effects[event]({ message });
      const timeline = notified.at(-1);
      expect(notified.slice(0, -1).map(patchedKey)).toEqual([
        ['comments', 'find', { params: { id: customerFileId } }],
        ...chatsOf('comments'),
      ]);
      expect(timeline).toEqual(['opportunities', 'timeline', { params: { id: customerFileId } }]);
    },
  );

  it('of a new note is nothing: the notes follow, and no chat', () => {
    const message = messageOf(sampleNotes);
    expect(effects['customer-file-message-new']({ message }).map(patchedKey)).toEqual([
      ['comments', 'notes', { params: { id: message.customerFileId } }],
    ]);
  });

  it('of an enquiry and its messages are its own conversation, and the lists that count and mark them', () => {
    const { customerFileId: internalEnquiryId, ...written } = messageOf(sampleComments);
    const enquiry = { params: { id: internalEnquiryId } };
    const marks = [
      ['internalEnquiries', 'get', enquiry],
      ['internalEnquiries', 'list'],
      ['internalEnquiries', 'board'],
    ];
    const notified = effects['enquiry-message-new']({ message: { ...written, internalEnquiryId } });
    expect(notified.slice(0, -marks.length).map(patchedKey)).toEqual([
      ['internalEnquiryMessages', 'getMessages', enquiry],
      ...chatsOf('internalEnquiryMessages'),
    ]);
    expect(notified.slice(-marks.length)).toEqual(marks);
    const followed = effects['enquiry-message-follow-chat']({ internalEnquiryId });
    expect(followed.slice(2)).toEqual([...chatsOf('internalEnquiryMessages'), ...marks]);
    const changed = effects['record-changed']({ entity: 'internal_enquiry', id: internalEnquiryId });
    expect(changed).toEqual(expect.arrayContaining([...marks, ['internalEnquiries', 'events', enquiry]]));
  });

  it('of a user having read is nothing: the conversation follows, and the chat of the reader', () => {
    const read = { customerFileId: id, messageId: other, readAt: '2026-11-20T15:00:00.000Z' };
    const find = ['comments', 'find', { params: { id } }];
    const patched = (reader: typeof anna) =>
      effects['customer-file-last-message-read-by']({ ...read, reader }).map(patchedKey);
    expect(patched(piotr)).toEqual([find]);
    expect(patched(anna)).toEqual([find, ...chatsOf('comments')]);
  });
});
