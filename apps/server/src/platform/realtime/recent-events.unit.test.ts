import { expect, it } from 'vitest';

import { recentEvents } from './recent-events.ts';

it('what was told in the room of a record is kept for ten seconds, in order', () => {
  let now = 0;
  const recent = recentEvents(() => now);
  const told = (room: 'record:bank/1' | 'record:bank/2') => recent.of(room).map(({ payload }) => payload);
  recent.remember('record-changed', 'first', ['record:bank/1', 'right:bank.get']);
  now = 6000;
  recent.remember('record-changed', 'second', ['record:bank/1']);
  recent.remember('record-changed', 'other', ['record:bank/2']);
  expect(told('record:bank/1')).toEqual(['first', 'second']);
  now = 10_001;
  expect(told('record:bank/1')).toEqual(['second']);
  expect(told('record:bank/2')).toEqual(['other']);
  now = 20_000;
  expect(told('record:bank/1')).toEqual([]);
});

it('a room is forgotten, however lately something was told in rooms before it', () => {
  let now = 0;
  const recent = recentEvents(() => now);
  recent.remember('record-changed', 'old', ['record:bank/1']);
  now = 4000;
  recent.remember('record-changed', 'other', ['record:bank/2']);
  now = 8000;
  recent.remember('record-changed', 'new', ['record:bank/1']);
  now = 14_001;
  recent.remember('record-changed', 'newest', ['record:bank/3']);
  expect(recent.of('record:bank/1').map(({ payload }) => payload)).toEqual(['new']);
  expect(recent.of('record:bank/2')).toEqual([]);
  expect(recent.rooms()).toBe(2);
});
