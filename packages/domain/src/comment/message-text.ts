import { fold } from '../shared/search-words.ts';

/** A mention of a person inside a message: `@[Anna Nowak](id)`. */
const mention = /@\[([^\]]{1,200})\]\(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/g;

/** Text that looks like a mention, valid or not. */
const attempt = /@\[[^\]]{1,200}\]\([^)\s]{0,100}\)/g;

/** Whether everything in a message that looks like a mention is one (rule CO3). */
export function hasMentionsOnly(message: string): boolean {
  return [...message.matchAll(attempt)].every(([text]) => text.replace(mention, '') === '');
}

/** The ids of those a message mentions, each once, in the order of the text. */
export function mentionedIds(message: string): string[] {
  return [...new Set([...message.matchAll(mention)].map((match) => match[2] ?? ''))];
}

/** A message as plain words: `@[Anna Nowak](id)` reads `@Anna Nowak`. */
export function plainMessage(message: string): string {
  return message.replaceAll(mention, '@$1');
}

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
