import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Refusal } from '../refusal.ts';
import { openLoad } from './load.ts';

/** A load by a clock of its own. */
function loadAt() {
  const clock = { now: 0 };
  const load = openLoad(() => clock.now);
  const running: PromiseWithResolvers<void>[] = [];
  /** Starts this many handlers. @returns how many were admitted */
  const accepted = async (count: number) => {
    const before = running.length;
    const refused = Array.from({ length: count }, async () => {
      const handler = Promise.withResolvers<void>();
      try {
        await load.during(() => {
          running.push(handler);
          return handler.promise;
        });
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'unavailable') throw error;
      }
    });
    void Promise.all(refused);
    return running.length - before;
  };
  const end = async (count: number, everyMs: number) => {
    for (const handler of running.splice(0, count)) {
      clock.now += everyMs;
      handler.resolve();
      await handler.promise;
      // its place is free after the turn that ends it
      await Promise.resolve();
    }
  };
  return { clock, accepted, end };
}

test('as many requests are accepted as end within five seconds', async () => {
  const { accepted, end } = loadAt();
  expect(await accepted(1000)).toBe(500);
  // forty a second
  await end(200, 25);
  expect(await accepted(1000)).toBe(0);
  await end(200, 25);
  // 100 are running
  expect(await accepted(1000)).toBe(100);
});

test('a fast server accepts more', async () => {
  const { accepted, end } = loadAt();
  await accepted(500);
  await end(480, 2.5);
  expect(await accepted(3000)).toBe(1980);
});

test('a server that answers nothing accepts no more than a few, and as many as before once they have ended', async () => {
  const { clock, accepted, end } = loadAt();
  await accepted(100);
  clock.now += 60_000;
  expect(await accepted(100)).toBe(0);
  await end(100, 10);
  expect(await accepted(1000)).toBe(500);
});

test('few at a time are always accepted, however slow', async () => {
  const { clock, accepted, end } = loadAt();
  for (let turn = 0; turn < 20; turn += 1) {
    expect(await accepted(24)).toBe(24);
    clock.now += 20_000;
    await end(24, 0);
  }
});

test('whatever happens, none is counted that does not run', async () => {
  const step = fc.record({ duration: fc.nat(50), ends: fc.nat(50), ms: fc.nat(3000) });
  await fc.assert(
    fc.asyncProperty(fc.array(step), async (steps) => {
      const { clock, accepted, end } = loadAt();
      let running = 0;
      for (const { duration, ends, ms } of steps) {
        running += await accepted(duration);
        clock.now += ms;
        const left = Math.min(ends, running);
        await end(left, 0);
        running -= left;
      }
      await end(running, 1);
      expect(await accepted(24)).toBe(24);
    }),
  );
});
