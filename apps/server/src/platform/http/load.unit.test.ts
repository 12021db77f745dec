import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Refusal } from '../refusal.ts';
import { openLoad } from './load.ts';

/** A load by a clock of its own. */
function loadAt() {
  const clock = { now: 0 };
  const load = openLoad(() => clock.now);
  const taken = (count: number) => {
    let found = 0;
    for (let asked = 0; asked < count; asked += 1) {
      try {
        load.enter();
        found += 1;
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'unavailable') throw error;
      }
    }
    return found;
  };
  const answer = (count: number, everyMs: number) => {
    for (let left = 0; left < count; left += 1) {
      clock.now += everyMs;
      load.leave();
    }
  };
  return { clock, taken, answer };
}

test('as many are taken in as are answered within five seconds', () => {
  const { taken, answer } = loadAt();
  expect(taken(1000)).toBe(500);
  // forty a second
  answer(200, 25);
  expect(taken(1000)).toBe(0);
  answer(200, 25);
  // 100 are open
  expect(taken(1000)).toBe(100);
});

test('a fast server takes in more', () => {
  const { taken, answer } = loadAt();
  taken(500);
  answer(480, 2.5);
  expect(taken(3000)).toBe(1980);
});

test('a server that answers nothing takes in no more than a few, and recovers', () => {
  const { clock, taken, answer } = loadAt();
  taken(100);
  clock.now += 1000;
  expect(taken(100)).toBe(0);
  answer(100, 10);
  expect(taken(100)).toBeGreaterThanOrEqual(12);
});

test('few at a time are always taken in, however slow', () => {
  const { clock, taken, answer } = loadAt();
  for (let turn = 0; turn < 20; turn += 1) {
    expect(taken(12)).toBe(12);
    clock.now += 20_000;
    answer(12, 0);
  }
});

test('whatever happens, none is counted that is not open', () => {
  const step = fc.record({ takes: fc.nat(50), leaves: fc.nat(50), ms: fc.nat(3000) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { clock, taken, answer } = loadAt();
      let open = 0;
      for (const { takes, leaves, ms } of steps) {
        open += taken(takes);
        clock.now += ms;
        const left = Math.min(leaves, open);
        answer(left, 0);
        open -= left;
      }
      answer(open, 1);
      expect(taken(12)).toBe(12);
    }),
  );
});
