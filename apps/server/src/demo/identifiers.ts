import { isRegon, nipProblem, peselProblem } from '@szansa/domain/identity';

import type { Seeded } from '../platform/demo.ts';

function withCheckDigit(start: string, isRight: (value: string) => boolean): string | null {
  for (let digit = 0; digit <= 9; digit += 1) {
    if (isRight(`${start}${digit}`)) return `${start}${digit}`;
  }
  return null;
}

/**
 * Returns a tax id that no company can have: no tax office has the prefix 999. Derived from `index`, so each differs.
 */
export function demoTaxId(index: number): string {
  for (let tried = 0; ; tried += 1) {
    const found = withCheckDigit(
      `999${String(200_000 + index * 7 + tried)}`,
      (value) => nipProblem(value) === null,
    );
    if (found) return found;
  }
}

/** Returns a statistical number that no company can have: no voivodeship has the prefix 99. */
export function demoRegon(index: number): string {
  const found = withCheckDigit(`99${String(index).padStart(6, '0')}`, isRegon);
  if (found === null) throw new RangeError(`no statistical number for ${index}`);
  return found;
}

/** A number the court register is far from. */
export function demoKrs(index: number): string {
  return `999${String(index).padStart(7, '0')}`;
}

/** Returns a personal id with a birth date in the 19th century, which no living person can have. */
export function demoPersonalId(random: Seeded, index: number): string {
  const year = String(random.between(60, 99));
  const month = String(random.between(1, 12) + 80);
  const day = String(random.between(1, 28)).padStart(2, '0');
  const start = `${year}${month}${day}${String(index).padStart(4, '0')}`;
  return withCheckDigit(start, (value) => peselProblem(value) === null) ?? '80811500117';
}
