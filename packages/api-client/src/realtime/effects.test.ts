import { describe, expect, it } from 'vitest';

import { createClient } from '../client.ts';
import { anna, piotr, sampleComments, sampleNotes } from '../mocks/index.ts';
import { createQueries } from '../queries.ts';
import type { Message } from './conversation-patches.ts';
import { effectsOf, type Effect } from './effects.ts';
import { serverEvents } from './events.ts';

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

describe('what an event makes stale', () => {
  it('is said of every event', () => {
    expect(Object.keys(effects).toSorted()).toEqual(Object.keys(serverEvents).toSorted());
  });

  it('of an opportunity is that record, what belongs to it, and the lists it may stand in', () => {
    expect(effects['customer-file-changed']({ customerFileId: id })).toEqual([
      ['opportunities', 'get', { params: { id } }],
      ['opportunities', 'timeline', { params: { id } }],
      ['opportunities', 'related', { params: { id } }],
      ['offers', 'listOfOpportunity', { params: { id } }],
      ['documents', 'listOfOpportunity', { params: { id } }],
      ['opportunities', 'list'],
      ['opportunities', 'board'],
    ]);
  });

  it('of a customer is that customer and the lists of customers', () => {
    expect(effects['customer-changed']({ customerId: id })).toEqual([
      ['customers', 'get', { params: { id } }],
      ['customers', 'list'],
      ['customers', 'matches'],
    ]);
  });

  it('of a bank is that bank, the lists of banks, whom offers may choose and the offers that name it', () => {
    const params = { id };
    expect(effects['bank-changed']({ bankId: id })).toEqual([
      ['banks', 'get', { params }],
      ['banks', 'offers', { params }],
      ['banks', 'scoreboard', { params }],
      ['banks', 'list'],
      ['representatives', 'list'],
      ['offers', 'listOfOpportunity'],
    ]);
  });

  it.each([
    'customer-file-message-new',
    'customer-file-message-edit',
    'customer-file-message-remove',
  ] as const)('of %s is nothing: the conversation and the followed chats follow', (event) => {
    const message = messageOf(sampleComments);
    expect(effects[event]({ message }).map(patchedKey)).toEqual([
      ['comments', 'find', { params: { id: message.customerFileId } }],
      ['comments', 'getFollowedChats'],
    ]);
  });

  it('of a new note is nothing: the notes follow, and no chat', () => {
    const message = messageOf(sampleNotes);
    expect(effects['customer-file-message-new']({ message }).map(patchedKey)).toEqual([
      ['comments', 'notes', { params: { id: message.customerFileId } }],
    ]);
  });

  it('of somebody having read is nothing: the conversation follows, and the chat of who has read', () => {
    const read = { customerFileId: id, messageId: other, readAt: '2026-11-20T15:00:00.000Z' };
    const find = ['comments', 'find', { params: { id } }];
    const patched = (reader: typeof anna) =>
      effects['customer-file-last-message-read-by']({ ...read, reader }).map(patchedKey);
    expect(patched(piotr)).toEqual([find]);
    expect(patched(anna)).toEqual([find, ['comments', 'getFollowedChats']]);
  });
});
