import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import fc from 'fast-check';
import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';

import { classes } from './index.ts';

/** All that tailwind-merge knows, and what the theme adds. */
const mergeAll = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['mini', 'tiny', 'small', 'body', 'large', 'title', 'display'] }],
      z: [{ z: ['cell', 'editing', 'sticky', 'corner', 'drawer', 'dialog', 'menu', 'toast'] }],
      shadow: [{ shadow: ['small', 'floating', 'dialog'] }],
    },
    theme: { radius: ['small', 'medium', 'large'], spacing: ['row', 'control'] },
  },
});

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const sources = globSync(['packages/ui/src/**/*.{ts,tsx}', 'apps/crm/src/**/*.{ts,tsx}'], { cwd: root });

const isKnown = (word: string) => mergeAll(word, word) === word;

/** Names of properties, of events, of anything else that look like a class and are none. */
const others = new Set(
  'container outline-offset font-size font-weight font-family font-style text-… stroke-dasharray'.split(' '),
);

/** Every class of Tailwind that is written anywhere. */
const used = [
  ...new Set(sources.flatMap((file) => readFileSync(root + file, 'utf8').split(/[\s'"`]+/))),
].filter((word) => word !== '' && isKnown(word) && !others.has(word));

/** The name of a class without what it depends on and what follows its first word. */
const start = (word: string) => /(?:^|:)!?-?(\w+)[^:]*$/.exec(word)?.[1];

describe('classes that set the same property', () => {
  it('are recognised for every class that is written', () => {
    expect(used.length).toBeGreaterThan(1000);
    expect(used.filter((word) => classes(word, word) !== word)).toEqual([]);
  });

  it('are the same as by all that tailwind-merge knows, of two that start alike', () => {
    const pairs = [...Map.groupBy(used, start).values()].flatMap((alike) =>
      alike.flatMap((one) => alike.map((other) => [one, other] as const)),
    );
    expect(pairs.length).toBeGreaterThan(10_000);
    expect(pairs.filter((pair) => classes(pair) !== mergeAll(pair))).toEqual([]);
  });

  it('are the same in any order and number', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...used), { maxLength: 40 }), (some) => {
        expect(classes(some)).toBe(mergeAll(some));
      }),
      { numRuns: 2000 },
    );
  });
});
