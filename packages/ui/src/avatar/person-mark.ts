import { tones, type Tone } from '../theme/index.ts';

/** First letters of the first and the last word: `Anna Maria Kowalska-Nowak` is `AK`; an empty name is `?`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.at(0);
  if (!first) return '?';
  const letters = words.length > 1 ? [first, words.at(-1) ?? ''] : [first];
  return letters
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('pl');
}

/** The same name always has the same tone, on every screen and machine. */
export function toneOfName(name: string): Tone {
  let sum = 0;
  for (const letter of name.trim().toLocaleLowerCase('pl'))
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return tones[sum % tones.length] ?? 'grey';
}
