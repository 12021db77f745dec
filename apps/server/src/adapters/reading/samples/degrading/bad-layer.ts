import type { ReadWord } from '@szansa/domain/reading';

import type { Random } from '../generator/random.ts';

/** Letters that programs of scanners take for others. */
const confusions: readonly (readonly [string, string])[] = [
  ['0', 'O'],
  ['O', '0'],
  ['5', 'S'],
  ['S', '5'],
  ['1', 'l'],
  ['l', '1'],
  ['8', 'B'],
  ['rn', 'm'],
  ['m', 'rn'],
  ['3', '8'],
  ['6', '5'],
  ['1', '7'],
  [',', '.'],
];

/** The word as a bad program reads it: some of its letters are others, or two digits have changed places. */
function confused(word: string, random: Random): string {
  const possible = confusions.filter(([right]) => word.includes(right));
  if (possible.length === 0 || random.chance(0.2)) return word.replace(/(\d)(\d)/, '$2$1');
  const [right, wrong] = random.pick(possible);
  return word.replace(right, wrong);
}

/** The words with a share of them confused. */
export const badlyRead = (words: readonly ReadWord[], share: number, random: Random): ReadWord[] =>
  words.map((word) => (random.chance(share) ? { ...word, text: confused(word.text, random) } : word));

/** The text in letters that every font of PDF has, as programs write it that know no Polish. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll(/[^\u0020-\u007e]/gu, '-');
