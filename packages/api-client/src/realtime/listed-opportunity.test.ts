import { describe, expect, it } from 'vitest';

import { sampleLabels, sampleLeadSources } from '../mocks/samples/directory.ts';
import { sampleBoard, sampleOpportunities } from '../mocks/samples/opportunities.ts';
import { anna, piotr, sampleId } from '../mocks/samples/people.ts';
import { cardOf, type Board, type BoardCard } from './board.ts';
import type { ListedOpportunity } from './events.ts';
import { boardAfter, pageAfter, relatedAfter } from './listed-opportunity.ts';

const following = '2026-11-30T10:00:00.000Z';
const ownId = anna.id;

const [first, ...others] = sampleOpportunities.toSorted((one, other) =>
  one.lastActivityAt < other.lastActivityAt ? 1 : -1,
);
const [pressing] = sampleLabels;
const [source] = sampleLeadSources;
if (!first || !pressing || !source) throw new Error('there are samples');

/** An opportunity as it is after a change. */
function changed(row: (typeof sampleOpportunities)[number], change: Partial<ListedOpportunity> = {}) {
  const version = row.version + 1;
  return { ...row, version, lastActivityAt: following, isRefiled: false, ...change };
}

const columnOf = (board: Board | undefined, status: BoardCard['status']) =>
  board?.columns.find((column) => column.status === status);

describe('a board', () => {
  const board = sampleBoard(24);
  const lead = columnOf(board, 'lead');
  const card = lead?.cards[0];
  if (!lead || !card) throw new Error('the sample has a lead');
  const row = { ...card, leadSource: null };
  /** The same, but a column contains more cards than it shows. */
  const partial: Board = {
    columns: board.columns.map((column) => ({ ...column, count: column.count + 1 })),
  };
  const after = (listed: ListedOpportunity, query = {}, before = board) =>
    boardAfter(before, { query }, { listed, ownId });

  it('puts a moved card on top of its new column, with what is shown of it now', () => {
    const moved = after(changed(row, { status: 'negotiations', vehicleValue: '1.00' }));
    const [before, column] = [columnOf(board, 'negotiations'), columnOf(moved, 'negotiations')];
    expect(column?.cards[0]).toMatchObject({ id: card.id, version: card.version + 1, canMove: card.canMove });
    expect(Number(column?.sum)).toBeCloseTo(Number(before?.sum) + 1, 2);
    expect(columnOf(moved, 'lead')).toMatchObject({ count: lead.count - 1 });
    expect(moved && Object.keys(cardOf(moved, card.id) ?? {}).toSorted()).toEqual(
      Object.keys(card).toSorted(),
    );
  });

  it('puts a card among the others by its activity', () => {
    const oldest = after(changed(row, { status: 'closed', lastActivityAt: '2020-01-01T00:00:00.000Z' }));
    expect(columnOf(oldest, 'closed')?.cards.at(-1)?.id).toBe(card.id);
  });

  it('stays as it is when it knows newer things, or the same', () => {
    expect(after(changed(row, { version: row.version - 1, status: 'closed' }))).toBe(board);
    const same = { version: row.version, lastActivityAt: '2020-01-01T00:00:00.000Z' };
    expect(after(changed(row, { ...same, status: 'closed' }))).toBe(board);
    const moved = after(changed(row, { status: 'negotiations' }));
    expect(after(changed(row, { status: 'negotiations' }), {}, moved)).toEqual(moved);
  });

  it.each([
    ['that was archived', { isArchived: true }, {}],
    ['that went to somebody else', { worker: piotr }, { is_self: true }],
    ['that lost its owner', { worker: null }, { workerId: [anna.id] }],
    ['that lost the label', { labels: [] }, { labelId: sampleLabels[0]?.id ?? '' }],
    ['that lost its lead source', { leadSource: null }, { leadSourceId: sampleLabels[0]?.id ?? '' }],
    ['that got an owner', { worker: piotr }, { isUnassigned: 'true' as const }],
    ['that went to who is left out', { worker: piotr }, { workerIdNot: [piotr.id] }],
    ['that got a label that is left out', { labels: [pressing] }, { labelIdNot: pressing.id }],
    ['that got a source that is left out', { leadSource: source }, { leadSourceIdNot: [source.id] }],
    ['that is worth less than wanted', { vehicleValue: '9.99' }, { vehicleValueFrom: '10' }],
    ['that is worth more than wanted', { vehicleValue: '10.01' }, { vehicleValueTo: '10.00' }],
    ['that is worth nothing any more', { vehicleValue: null }, { vehicleValueTo: '10.00' }],
  ])('loses a card %s', (_, change, query) => {
    const left = after(changed(row, { ...change, isRefiled: true }), query);
    expect(columnOf(left, 'lead')).toMatchObject({ count: lead.count - 1 });
    expect(left && cardOf(left, card.id)).toBeUndefined();
  });

  it('refetches when a card has another owner, to learn who may move it', () => {
    const worker = card.worker?.id === piotr.id ? anna : piotr;
    expect(after(changed(row, { worker, isRefiled: true }))).toBeUndefined();
  });

  it('is not concerned by what its filters leave out', () => {
    const foreign = changed({ ...first, id: sampleId(999), worker: piotr });
    expect(after(foreign, { is_self: true })).toBe(board);
    expect(after(foreign, { is_self: true }, partial)).toBe(partial);
    expect(after({ ...foreign, isRefiled: true }, { is_self: true }, partial)).toBeUndefined();
  });

  it('fetches a card it does not have', () => {
    const unknown = changed({ ...first, id: sampleId(999) });
    expect(after(unknown)).toBeUndefined();
    expect(after(unknown, {}, partial)).toBeUndefined();
    expect(after(unknown, { search: 'Kowalski' })).toBe(board);
    expect(after(unknown, { search: 'Kowalski' }, partial)).toBeUndefined();
    expect(after({ ...unknown, isRefiled: true }, { search: 'Kowalski' })).toBeUndefined();
    const worth = { ...unknown, vehicleValue: '20.00' };
    expect(after(worth, { search: 'Kowalski', vehicleValueFrom: '10' })).toBeUndefined();
    expect(after(worth, { vehicleValueTo: '10' }, partial)).toBeUndefined();
  });
});

describe('a page of a list', () => {
  const items = [first, ...others];
  const whole = { items, page: 1, perPage: 25, total: items.length };
  const top = { items: items.slice(0, 5), page: 1, perPage: 5, total: items.length };
  const middle = { items: items.slice(5, 10), page: 2, perPage: 5, total: items.length };
  const third = items[2] ?? first;
  const last = items.at(-1) ?? first;
  const after = (page: typeof whole, listed: ListedOpportunity, query = {}) =>
    pageAfter(page, { query }, { listed, ownId });
  const ids = (page: typeof whole | undefined) => page?.items.map(({ id }) => id);

  it('brings what has changed to its top, as it is now', () => {
    const next = after(top, changed(third, { status: 'closed' }));
    expect(ids(next)).toEqual([third, first, items[1], items[3], items[4]].map((row) => row?.id));
    expect(next?.items[0]).toMatchObject({ status: 'closed', version: third.version + 1 });
    expect(Object.keys(next?.items[0] ?? {}).toSorted()).toEqual(Object.keys(third).toSorted());
  });

  it('adds what was on a later page, and drops its last row', () => {
    const next = after(top, changed(last));
    expect(ids(next)).toEqual([last, ...items.slice(0, 4)].map((row) => row.id));
    expect(next?.total).toBe(items.length);
  });

  it('retains its order where that is by what never changes', () => {
    const byNumber = { ...whole, items: items.toSorted((one, other) => one.number - other.number) };
    expect(ids(after(byNumber, changed(third), { sort: 'number' }))).toEqual(ids(byNumber));
    expect(after(middle, changed(last), { sort: '-createdAt' })).toBe(middle);
  });

  it('stays as it is when it knows newer things', () => {
    expect(after(top, changed(third, { version: 0 }))).toBe(top);
  });

  it('loses what its filters leave out, and fetches its replacement', () => {
    const archived = changed(third, { isArchived: true, isRefiled: true });
    expect(after(whole, archived)).toMatchObject({ total: items.length - 1 });
    expect(ids(after(whole, archived))).not.toContain(third.id);
    expect(after(top, archived)).toBeUndefined();
    const moved = changed(third, { status: 'closed' });
    expect(ids(after(whole, moved, { status: [third.status] }))).not.toContain(third.id);
    expect(ids(after(whole, moved, { statusNot: ['closed'] }))).not.toContain(third.id);
  });

  it('refetches when only the server knows what comes onto it', () => {
    const unknown = changed({ ...first, id: sampleId(999) });
    expect(after(whole, unknown)).toBeUndefined();
    expect(after(top, { ...unknown, isRefiled: true })).toBeUndefined();
    expect(after(middle, unknown)).toBeUndefined();
    expect(after(top, unknown, { status: [first.status] })).toBeUndefined();
    expect(after(top, unknown, { search: 'Kowalski' })).toBeUndefined();
    expect(after(top, changed(last), { statusNot: ['closed'] })).toBeUndefined();
    // it may have come to be worth as much, or have been
    expect(after(top, changed(last, { vehicleValue: '20.00' }), { vehicleValueFrom: '10' })).toBeUndefined();
    expect(after(top, changed(last, { vehicleValue: '9.00' }), { vehicleValueFrom: '10' })).toBeUndefined();
    expect(after(middle, changed(items[6] ?? first))).toBeUndefined();
  });

  it('is not concerned by what its filters leave out', () => {
    const foreign = changed({ ...last, worker: piotr });
    expect(after(top, foreign, { is_self: true })).toBe(top);
    expect(after(top, foreign, { customerId: [following] })).toBe(top);
    expect(after(whole, changed({ ...first, id: sampleId(999) }), { search: 'Kowalski' })).toBe(whole);
    expect(after(top, { ...foreign, isRefiled: true }, { is_self: true })).toBeUndefined();
  });
});

it('beside another opportunity it is shown as it is now', () => {
  const related = [{ ...first, relation: 'customer' as const }];
  const [next] = relatedAfter(related, { listed: changed(first, { status: 'closed' }), ownId });
  expect(next).toMatchObject({ status: 'closed', relation: 'customer' });
  const [unchanged] = [relatedAfter(related, { listed: changed({ ...first, id: sampleId(999) }), ownId })];
  expect(unchanged).toBe(related);
});
