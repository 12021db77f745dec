import { describe, expect, it } from 'vitest';

import { createClient } from '../client.ts';
import { sampleOpportunity } from '../mocks/index.ts';
import { createQueries } from '../queries.ts';
import { effectsOf, type Effect } from './effects.ts';
import { serverEvents } from './events.ts';

const queries = createQueries(createClient({ baseUrl: '/api' }));
const effects = effectsOf(queries, () => null);
const id = '0199a0b0-0000-7000-8000-000000000001';
const other = '0199a0b0-0000-7000-8000-000000000002';

const keyOf = (effect: Effect) => ('change' in effect ? effect.key : effect);

describe('what an event does to what has been read', () => {
  const params = { id };
  const ofOne = [
    ['opportunities', 'get', { params }],
    ['opportunities', 'timeline', { params }],
    ['opportunities', 'related', { params }],
    ['offers', 'listOfOpportunity', { params }],
    ['documents', 'listOfOpportunity', { params }],
  ];

  it('is said of every event', () => {
    expect(Object.keys(effects).toSorted()).toEqual(Object.keys(serverEvents).toSorted());
  });

  it('of an opportunity is that the record and what belongs to it become stale', () => {
    expect(effects['customer-file-changed']({ customerFileId: id, listed: null })).toEqual(ofOne);
  });

  it('of an opportunity is that lists become stale where nobody knows what they show of it', () => {
    expect(effects['customer-file-changed']({ customerFileId: id })).toEqual([
      ...ofOne,
      ['opportunities', 'list'],
      ['opportunities', 'board'],
    ]);
  });

  it('of an opportunity is that lists are patched with what they show of it', () => {
    const listed = { ...sampleOpportunity, isRefiled: false };
    const [last, ...others] = effects['customer-file-changed']({ customerFileId: id, listed }).toReversed();
    const patches = [...others.slice(0, 2).toReversed(), last];
    expect(patches).toEqual([
      expect.objectContaining({ key: ['opportunities', 'list'], record: id }),
      expect.objectContaining({ key: ['opportunities', 'board'], record: id }),
      expect.objectContaining({ key: ['opportunities', 'related'], record: id }),
    ]);
  });

  it('of a plain record is by convention: what is read of it, and all together', () => {
    expect(effects['record-changed']({ entity: 'customer', id })).toEqual([
      ['customers', 'get', { params }],
      ['customers', 'list'],
      ['customers', 'matches'],
    ]);
    expect(effects['record-changed']({ entity: 'lead_source', id })).toEqual([['leadSources', 'list']]);
    expect(effects['record-changed']({ entity: 'vehicle', id })).toContainEqual(['vehicles', 'list']);
  });

  it('of a bank is also whom offers may choose and the offers that name it', () => {
    expect(effects['record-changed']({ entity: 'bank', id })).toEqual([
      ['banks', 'get', { params }],
      ['banks', 'mergePreview', { params }],
      ['banks', 'offers', { params }],
      ['banks', 'scoreboard', { params }],
      ['banks', 'list'],
      ['representatives', 'list'],
      ['offers', 'listOfOpportunity'],
    ]);
  });

  it('of a record that is lost is that record alone', () => {
    expect(effects['record-lost']({ entity: 'opportunity', id })).toEqual(ofOne);
    expect(effects['record-lost']({ entity: 'bank', id })).toContainEqual(['banks', 'get', { params }]);
    expect(effects['record-lost']({ entity: 'bank', id })).not.toContainEqual(['banks', 'list']);
  });

  it.each([
    'customer-file-message-new',
    'customer-file-message-edit',
    'customer-file-message-remove',
  ] as const)('of %s is one conversation, and no opportunity', (event) => {
    const message = { customerFileId: id, messageId: other, isNote: false, authorId: other };
    const keys = effects[event](message).map(keyOf);
    expect(keys).toContainEqual(['comments', 'find', { params }]);
    expect(keys.map(([resource]) => resource)).toEqual(keys.map(() => 'comments'));
  });

  it('of somebody having read is that conversation alone', () => {
    expect(
      effects['customer-file-last-message-read-by']({
        customerFileId: id,
        messageId: other,
        readerId: other,
      }),
    ).toEqual([
      ['comments', 'find', { params }],
      ['comments', 'notes', { params }],
    ]);
  });
});
