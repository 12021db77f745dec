import { fold } from './folding.ts';

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
