import { describe, expect, it } from 'vitest';

import { demoPart } from '../platform/demo.ts';
import { addParts } from './parts.ts';

const banks = demoPart([], async () => ({}));
const dealers = demoPart(['banks'], async () => ({}));
const people = demoPart(['banks', 'dealers'], async () => ({}));
const cars = demoPart([], async () => ({}));

/** The parts as they were added, where each makes what it is called after. */
async function added(parts: Parameters<typeof addParts>[0]) {
  const order: (typeof parts)[number][] = [];
  const failure = await addParts(parts, async (part) => {
    order.push(part);
    if (part === banks) return { banks: [] };
    return part === dealers ? { dealers: [] } : {};
  }).catch((error: unknown) => error);
  return { order, failure };
}

describe('parts of a new agency', () => {
  it('are added in their order, each after what it needs', async () => {
    const { order, failure } = await added([people, dealers, banks, cars]);
    expect(order.map((part) => [banks, dealers, people, cars].indexOf(part))).toEqual([0, 1, 2, 3]);
    expect(failure).toBeUndefined();
  });

  it('fail when none makes what one needs', async () => {
    const { order, failure } = await added([people, banks]);
    expect(order).toHaveLength(1);
    expect(failure).toEqual(new Error('The demo lacks dealers'));
  });
});
