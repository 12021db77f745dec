import { fold } from '../shared/folding.ts';
import { plainMessage } from './mentions.ts';

/** Characters of an excerpt, without the marks of what was left out. */
const excerptLength = 160;

/** Characters shown before the first word that was found. */
const before = 40;

/**
 * Returns the part of a message around the first search word found, on one line, with `…` where text was omitted (rule
 * CO4). Words are compared as in a search: without case and diacritics.
 */
export function excerptOf(message: string, words: readonly string[]): string {
  const text = plainMessage(message).replaceAll(/\s+/g, ' ').trim();
  if (text.length <= excerptLength) return text;
  const folded = fold(text);
  const places = words.map((word) => folded.indexOf(fold(word))).filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = Math.max(0, Math.min(first - before, text.length - excerptLength));
  const end = start + excerptLength;
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}
