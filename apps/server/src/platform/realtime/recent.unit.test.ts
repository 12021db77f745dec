import { expect, it } from 'vitest';

import { createRecent } from './recent.ts';

it('the events of a period are returned in order, and whether they are complete', () => {
  let now = 1000;
  const recent = createRecent<string>(() => now);
  recent.remember('first');
  now = 7000;
  recent.remember('second');
  expect(recent.within(6000)).toEqual({ items: ['first', 'second'], isComplete: true });
  expect(recent.within(5999)).toEqual({ items: ['second'], isComplete: true });
  // what happened before recording started is not known
  expect(recent.within(6001)).toEqual({ items: ['first', 'second'], isComplete: false });
});

it('events older than half a minute are deleted with the next event', () => {
  let now = 0;
  const recent = createRecent<string>(() => now);
  recent.remember('old');
  now = 30_001;
  recent.remember('new');
  expect(recent.within(30_001)).toEqual({ items: ['new'], isComplete: false });
  expect(recent.within(30_000)).toEqual({ items: ['new'], isComplete: true });
});

it('when there are more events than can be stored the newest remain, and the loss is reported', () => {
  let now = 0;
  const recent = createRecent<number>(() => now);
  for (const item of Array.from({ length: 5003 }, (_, index) => index)) {
    now = item;
    recent.remember(item);
  }
  expect(recent.within(5000)).toMatchObject({ isComplete: false, items: { length: 5000, 0: 3 } });
  expect(recent.within(4999)).toMatchObject({ isComplete: true });
});
