import { describe, expect, it } from 'vitest';

import { changesTogether } from './together.ts';

type Event = Parameters<typeof changesTogether>[0][number];

const anna = { id: 'anna' };
const piotr = { id: 'piotr' };

const event = (second: number, by: { id: string } | null = anna, type: Event['type'] = 'offer_changed') => ({
  type,
  by,
  at: new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString(),
});

const sizes = (...events: Event[]) => changesTogether(events).map((entry) => entry.length);

describe('changes of one person within a minute', () => {
  it('are one entry, in either order', () => {
    expect(sizes(event(60), event(30), event(0))).toEqual([3]);
    expect(sizes(event(0), event(30), event(60))).toEqual([3]);
  });

  it('end with the minute, counted from the first of them', () => {
    expect(sizes(event(61), event(30), event(0))).toEqual([2, 1]);
  });

  it('are not mixed with those of others, nor of the system', () => {
    expect(sizes(event(3), event(2, piotr), event(1))).toEqual([1, 1, 1]);
    expect(sizes(event(3), event(2, null), event(1, null))).toEqual([1, 2]);
  });

  it('are not mixed with those of another opportunity', () => {
    const of = (id: string, second: number) => ({ ...event(second), opportunity: { id } });
    expect(sizes(of('first', 3), of('first', 2), of('second', 1))).toEqual([2, 1]);
  });

  it('never include messages, or the first entry', () => {
    expect(sizes(event(3), event(2, anna, 'comment_added'), event(1))).toEqual([1, 1, 1]);
    expect(sizes(event(3, anna, 'note_added'), event(2, anna, 'note_added'))).toEqual([1, 1]);
    expect(sizes(event(3), event(2, anna, 'created'))).toEqual([1, 1]);
  });

  it('lose and reorder nothing', () => {
    const events = [event(90), event(31, null), event(30, piotr), event(29, piotr, 'created'), event(0)];
    expect(changesTogether(events).flat()).toEqual(events);
  });
});
