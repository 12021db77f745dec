import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { contrastRatio, parseHex } from './contrast.ts';
import { readTokens } from './read-tokens.ts';
import { tones } from './tones.ts';

const tokens = readTokens(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));
const grounds = ['canvas', 'surface', 'surface-muted', 'surface-hover'];
const meanings = ['success', 'warning', 'destructive', 'archive'];

const on = (texts: readonly string[], backgrounds: readonly string[]) =>
  texts.flatMap((text) => backgrounds.map((background) => [text, background] as const));

const textPairs = [
  ...on(['text', 'text-muted', 'text-faint'], grounds),
  ...on(['text', 'text-muted'], ['accent-soft', ...meanings.map((meaning) => `${meaning}-soft`)]),
  ...on(['accent-text'], [...grounds, 'accent-soft']),
  ...on(['on-accent'], ['accent', 'accent-hover']),
  ...on(['on-destructive'], ['destructive', 'destructive-hover']),
  ...meanings.flatMap((meaning) => on([meaning], ['canvas', 'surface', 'surface-muted', `${meaning}-soft`])),
  ...on(['success-strong'], ['canvas', 'surface', 'success-soft']),
  ...tones.flatMap((tone) => on([`tone-${tone}`], ['surface', `tone-${tone}-soft`])),
  ...on(['canvas'], ['text']),
];

const edgePairs = [
  ...on(['border-strong'], ['canvas', 'surface']),
  ...on(['focus'], [...grounds, 'accent-soft']),
  ...on(['accent'], ['surface', 'surface-hover']),
];

function contrastOf(theme: 'light' | 'dark', one: string, other: string): number {
  const [first, second] = [one, other].map((name) => parseHex(tokens[theme][name] ?? ''));
  if (!first || !second) throw new Error(`--${one} or --${other} is no colour`);
  return contrastRatio(first, second);
}

describe('contrast arithmetic', () => {
  it('agrees with the examples of WCAG', () => {
    expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBe(21);
    expect(contrastRatio([255, 255, 255], [119, 119, 119])).toBeCloseTo(4.48, 2);
    expect(contrastRatio([10, 20, 30], [10, 20, 30])).toBe(1);
  });

  it('reads hex colours and nothing else', () => {
    expect(parseHex('#0a10ff')).toEqual([10, 16, 255]);
    expect(parseHex('#FA0')).toEqual([255, 170, 0]);
    expect(['', 'red', '#12345', '#ggg'].map(parseHex)).toEqual([null, null, null, null]);
  });
});

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(textPairs)('%s reads on %s (4.5 : 1)', (text, background) => {
    expect(contrastOf(theme, text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s is seen on %s (3 : 1)', (edge, background) => {
    expect(contrastOf(theme, edge, background)).toBeGreaterThanOrEqual(3);
  });
});

function colourNames(theme: 'light' | 'dark'): string[] {
  return Object.keys(tokens[theme]).filter((name) => parseHex(tokens[theme][name] ?? '') !== null);
}

/** What a camera reads is dark on light whatever the theme. */
const sameInBoth = ['paper', 'ink'];

it('gives every colour a dark value of its own, but those of codes for cameras', () => {
  const same = colourNames('light').filter((name) => tokens.light[name] === tokens.dark[name]);
  expect(colourNames('light').length).toBeGreaterThan(40);
  expect(same).toEqual(sameInBoth);
});
