import { describe, expect, it } from 'vitest';

import { createClient } from '../client.ts';
import { sampleComments, sampleNotes } from '../mocks/samples/conversation.ts';
import { anna, piotr } from '../mocks/samples/people.ts';
import { createQueries, type Effect } from '../queries.ts';
import { effectsOf } from './effects.ts';
import { serverEvents, type ServerPayload } from './events.ts';

type Message = ServerPayload<'customer-file-message-new'>['message'];

const queries = createQueries(createClient({ baseUrl: '/api' }));
const effects = effectsOf(queries, () => ({ id: anna.id, canEditMessages: true }));

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

  const listedIn = ['list', 'board', 'related'].map((name) => ['opportunities', name]);

  const totals = [
    ['opportunities', 'team'],
    ['analytics', 'list'],
    ['analytics', 'sums'],
    ['analytics', 'groups'],
    ['analytics', 'pictures'],
    ['dashboards', 'get'],
    ['dashboards', 'openDeals'],
    ['offers', 'list'],
    ['offers', 'sums'],
  ];

  const ownNotifications = [
    ['notifications', 'unread'],
    ['notifications', 'list'],
  ];

  /** What ticks off the first steps of a new agency. */
  const firstSteps = [['setup', 'get']];

  it('is declared for every event', () => {
    expect(Object.keys(effects).toSorted()).toEqual(Object.keys(serverEvents).toSorted());
  });

  it('of a notification is that the list and the number of the bell become stale; of what joins another one, the list', () => {
    const list = ['notifications', 'list'];
    const notified = { notificationId: id, isQuiet: true };
    expect(effects['notification-new'](notified)).toEqual([['notifications', 'unread'], list]);
    expect(effects['notification-new']({ ...notified, isJoined: true })).toEqual([list]);
  });

  it('of an opportunity is that the record and what belongs to it become stale', () => {
    expect(effects['customer-file-changed']({ customerFileId: id })).toEqual([...ofOne, ...ofAnyCustomer]);
  });

  it('of many opportunities is that all of them become stale, and what lists them', () => {
    expect(effects['customer-files-changed']({})).toEqual([
      ['opportunities', 'get'],
      ['opportunities', 'timeline'],
      ...listedIn,
      ...totals,
      ...ofAnyCustomer,
      // the number on the bell leaves out what may not be read any more
      ...ownNotifications,
      ['recordLinks', 'describe', 'opportunity'],
    ]);
  });

  it('of a listed opportunity is that lists of opportunities, totals and the page of its customer become stale', () => {
    const listed = { customerFileId: id, customerId: other };
    const ofCustomer = ['customers', 'timeline', { params: { id: other } }];
    expect(effects['customer-file-changed']({ ...listed, lists: 'any' })).toEqual([
      ...ofOne,
      ofCustomer,
      ...listedIn,
      ...totals,
    ]);
    expect(effects['customer-file-changed']({ ...listed, lists: 'containing' })).toEqual([
      ...ofOne,
      ofCustomer,
      ...listedIn.map((key) => ({ key, record: id })),
      ...totals,
    ]);
  });

  it('of an opportunity that others may read now is that their notifications become stale as well', () => {
    expect(effects['customer-file-changed']({ customerFileId: id, lists: 'readable' })).toEqual([
      ...ofOne,
      ...ofAnyCustomer,
      ...listedIn,
      ...totals,
      ...ownNotifications,
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

  it('of a change of a record there was is that of lists mainly those become stale that contain it', () => {
    const found = effects['record-changed']({ entity: 'dealer', id, isChange: true });
    expect(found).toContainEqual({ key: ['dealers', 'list'], record: id });
    expect(found).toContainEqual(['dealers', 'get', { params }]);
    expect(found).not.toContainEqual(['dealers', 'list']);
    const enquiry = effects['record-changed']({ entity: 'internal_enquiry', id, isChange: true });
    expect(enquiry).toContainEqual({ key: ['internalEnquiries', 'board'], record: id });
  });

  it('of anything in the car catalogue is also the lists, which show what names their entries', () => {
    const lists = [
      ['carLists', 'list'],
      ['carLists', 'get'],
    ];
    expect(effects['record-changed']({ entity: 'car_brand', id })).toEqual([
      ...firstSteps,
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
      ...firstSteps,
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
      ...firstSteps,
      ['customerOrganisations', 'get'],
      ['customerOrganisations', 'list'],
      ['recordLinks', 'describe', 'customer'],
    ]);
  });

  it('of the car catalogue is also what names its entries, of one or many at once', () => {
    for (const reads of [
      effects['record-changed']({ entity: 'car_brand', id }),
      effects['records-changed']({ entity: 'car_brand' }),
    ]) {
      expect(reads).toEqual(
        expect.arrayContaining([['carLists', 'list'], ['carTemplates', 'get'], ...firstSteps]),
      );
    }
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

  it('of an export is the list of exports', () => {
    const ended = { exportId: id, status: 'completed', completedAt: '2026-11-20T14:28:00.000Z' } as const;
    expect(effects['export-request-response'](ended)).toEqual([['exports', 'list']]);
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
      ...firstSteps,
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

  /** The lists of chats of a resource, and which are unread. */
  const chatsOf = (resource: 'comments' | 'internalEnquiryMessages') =>
    ['getFollowedChats', 'chats', 'unreadChats'].map((call) => ({ key: [resource, call], isFrequent: true }));

  const message = messageOf(sampleComments);
  const find = ['comments', 'find', { params: { id: message.customerFileId } }];

  it('of a new message is that the conversation is patched, and lists of chats and what is unread become stale', () => {
    const [patch, ...stale] = effects['customer-file-message-new']({ message });
    expect(patch && patchedKey(patch)).toEqual(find);
    expect(stale).toEqual(chatsOf('comments'));
  });

  it.each(['customer-file-message-edit', 'customer-file-message-remove'] as const)(
    'of %s is also the timeline, which shows its current text',
    (event) => {
      const [patch, ...stale] = effects[event]({ message });
      expect(patch && patchedKey(patch)).toEqual(find);
      const timeline = ['opportunities', 'timeline', { params: { id: message.customerFileId } }];
      expect(stale).toEqual([...chatsOf('comments'), timeline]);
    },
  );

  it('of a new note is that the notes are patched, and no chat', () => {
    const note = messageOf(sampleNotes);
    expect(effects['customer-file-message-new']({ message: note }).map(patchedKey)).toEqual([
      ['comments', 'notes', { params: { id: note.customerFileId } }],
    ]);
  });

  it('of an enquiry and its messages are its own conversation, and the lists that count and mark them', () => {
    const { customerFileId: internalEnquiryId, ...written } = message;
    const enquiry = { params: { id: internalEnquiryId } };
    const marks = [
      ['internalEnquiries', 'get', enquiry],
      { key: ['internalEnquiries', 'list'], record: internalEnquiryId },
      { key: ['internalEnquiries', 'board'], record: internalEnquiryId },
    ];
    const [patch, ...stale] = effects['enquiry-message-new']({ message: { ...written, internalEnquiryId } });
    expect(patch && patchedKey(patch)).toEqual(['internalEnquiryMessages', 'getMessages', enquiry]);
    expect(stale).toEqual([...chatsOf('internalEnquiryMessages'), ...marks]);
    const followed = effects['enquiry-message-follow-chat']({ internalEnquiryId });
    expect(followed.slice(2)).toEqual([...chatsOf('internalEnquiryMessages'), ...marks]);
    const changed = effects['record-changed']({ entity: 'internal_enquiry', id: internalEnquiryId });
    expect(changed).toContainEqual(['internalEnquiries', 'events', enquiry]);
  });

  it('of a user having read is that the conversation is patched, and the chats of the reader become stale', () => {
    const read = {
      customerFileId: message.customerFileId,
      messageId: other,
      readAt: '2026-11-20T15:00:00.000Z',
    };
    const [patch, ...stale] = effects['customer-file-last-message-read-by']({ ...read, reader: anna });
    expect(patch && patchedKey(patch)).toEqual(find);
    expect(stale).toEqual(chatsOf('comments'));
    expect(effects['customer-file-last-message-read-by']({ ...read, reader: piotr })).toHaveLength(1);
  });
});
