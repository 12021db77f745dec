import { describe, expect, it } from 'vitest';

import { createClient } from '../client.ts';
import { createQueries } from '../queries.ts';
import { effectsOf } from './effects.ts';
import { serverEvents } from './events.ts';

const queries = createQueries(createClient({ baseUrl: '/api' }));
const effects = effectsOf(queries);
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
  ] as const)('of %s is one conversation, and no opportunity', (event) => {
    const message = { customerFileId: id, messageId: other, isNote: false, authorId: other };
    const keys = effects[event](message);
    expect(keys).toContainEqual(['comments', 'find', { params: { id } }]);
    expect(keys.map((effect) => ('change' in effect ? effect.key : effect)[0])).toEqual(
      keys.map(() => 'comments'),
    );
  });

  it('of somebody having read is that conversation alone', () => {
    expect(
      effects['customer-file-last-message-read-by']({
        customerFileId: id,
        messageId: other,
        readerId: other,
      }),
    ).toEqual([
      ['comments', 'find', { params: { id } }],
      ['comments', 'notes', { params: { id } }],
    ]);
  });
});
