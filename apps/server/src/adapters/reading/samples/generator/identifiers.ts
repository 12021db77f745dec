import type { Random } from './random.ts';

function digits(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => random.int(0, 9));
}

const weighted = (numbers: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * (numbers[at] ?? 0), 0);

/** A tax id with a right check digit, of the numbers that begin with 999 and belong to no firm. */
export function madeUpNip(random: Random): string {
  for (;;) {
    const body = [9, 9, 9, ...digits(random, 6)];
    const check = weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
    if (check < 10) return [...body, check].join('');
  }
}

export function madeUpRegon(random: Random): string {
  const body = [9, ...digits(random, 7)];
  return [...body, (weighted(body, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10].join('');
}

export const madeUpKrs = (random: Random): string => `0000${random.int(100_000, 999_999)}`;

/** A personal id of somebody born between 1960 and 1999. */
export function madeUpPesel(random: Random): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const born = `${two(random.int(60, 99))}${two(random.int(1, 12))}${two(random.int(1, 28))}`;
  const body = [...Array.from(born, Number), ...digits(random, 4)];
  return [...body, (10 - (weighted(body, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10].join('');
}

const vinLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

export function madeUpVin(random: Random): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => random.pick(Array.from(vinLetters))).join('');
  return `W${letters(2)}ZZZ${letters(2)}${random.int(1, 9)}${letters(2)}${random.int(100_000, 999_999)}`;
}
