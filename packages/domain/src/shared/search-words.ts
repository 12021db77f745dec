/** Text as searching compares it: lower case, no Polish (or other) marks. `Łódź` and `lodz` are the same. */
export function fold(text: string): string {
  return text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
}

/** So many words of a search are used, the first ones. */
const mostWords = 8;

/** Returns whether a word narrows a search: nearly every record contains a given single letter. */
const narrows = (word: string) => /\d/.test(word) || fold(word).replaceAll(/[^\p{L}]/gu, '').length > 1;

/**
 * Returns the words that a search uses: the first eight of at least two letters or with a digit. A search that has none is
 * for the first word it has, so that the first letter typed finds something. Rule SE1.
 */
export function usedWords(words: readonly string[]): readonly string[] {
  const narrowing = words.filter(narrows);
  return narrowing.length > 0 ? narrowing.slice(0, mostWords) : words.slice(0, 1);
}

/** Signs without a width that come along with what is pasted: soft hyphens, joiners, marks of the byte order. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/**
 * Returns a text with plain dashes and spaces, without invisible characters. Numbers copied from documents and pages
 * contain other ones between their digits. Rule SE2.
 */
export function plainSigns(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(dashes, '-').replaceAll(spaces, ' ');
}
