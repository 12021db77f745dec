import { describe, expect, it } from 'vitest';

import { tones } from '../theme/index.ts';
import { initials, toneOfName } from './avatar.tsx';

describe('initials', () => {
  it.each([
    ['Anna Kowalska', 'AK'],
    ['Anna Maria Kowalska-Nowak', 'AK'],
    ['  łucja   świątek ', 'ŁŚ'],
    ['Żaneta', 'Ż'],
    ['', '?'],
    ['   ', '?'],
    ['😀 Test', '😀T'],
  ])('of %j are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('toneOfName', () => {
  it('stays the same for the same person, however typed', () => {
    expect(toneOfName('Anna Kowalska')).toBe(toneOfName(' ANNA KOWALSKA '));
  });

  it('spreads people over most tones', () => {
    const people = Array.from(
      { length: 60 },
      (_, index) => `Osoba ${String.fromCodePoint(65 + (index % 26))}${index}`,
    );
    expect(new Set(people.map(toneOfName)).size).toBeGreaterThanOrEqual(tones.length - 1);
  });
});
