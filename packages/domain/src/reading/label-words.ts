import { captionPatterns } from './caption-patterns.ts';

/** The words that captions are made of, by their lengths. */
const byLength = new Map<number, Set<string>>();
for (const pattern of Object.values(captionPatterns).flat()) {
  for (const [word] of pattern.replaceAll(/\\p\{L\}[*+]?/g, ' ').matchAll(/[a-z]{5,}/g)) {
    const known = byLength.get(word.length) ?? new Set();
    byLength.set(word.length, known.add(word));
  }
}

/** How many letters of a word may have been recognised wrongly, by its length. */
const mostWrong = (length: number) => (length >= 9 ? 2 : 1);

function differences(one: string, other: string, most: number): number {
  let count = 0;
  for (let at = 0; at < one.length && count <= most; at += 1) if (one[at] !== other[at]) count += 1;
  return count;
}

/**
 * Returns a recognised text, folded, with words of captions whose letters were confused put right: "kaucia" is "kaucja".
 * Every letter stays at its place. A word that may be two of them stays as it is. Rule RD36.
 */
export function withLabelWords(folded: string): string {
  return folded.replaceAll(/(?<![a-z\d])[a-z01|]{5,}(?![a-z\d])/g, (word) => {
    const known = byLength.get(word.length);
    if (!known || known.has(word)) return word;
    const most = mostWrong(word.length);
    const near = [...known].filter((one) => differences(word, one, most) <= most);
    return near.length === 1 ? (near[0] ?? word) : word;
  });
}
