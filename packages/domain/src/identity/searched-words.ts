import { plainSigns, usedWords } from '../shared/index.ts';
import { storedEmail } from './email.ts';

/** The forms in which a word may occur in a record: one match is enough. */
export type SearchedWord = readonly string[];

/** Words that may name a number among other words. */
const wholeNumber = /^(?:(?:nip|regon|krs|pesel|tel)[\s:.]*)?(?:pl[\s-]*(?=\d))?(\(?[+\d][\d\s()./-]{2,})$/i;
/** What a number among other words may be called. */
const numberName = /^(?:pl|nip|regon|krs|pesel|tel)[:.]*$/i;
const groupedWord = /^(?:pl-?)?([(+]?\d[\d()./-]*)$/i;

/** Number of digits from which a word counts as an identifier, with any grouping: `1.5` and `2026-11-20` do not. */
const fewestDigits = 9;

const compact = (text: string) => text.replaceAll(/[\s()./-]/g, '');

/** Returns a number without grouping; one with the prefix `00` also in its form with a plus. */
function formsOf(digits: string): SearchedWord {
  return /^00[1-9]\d{3}/.test(digits) ? [digits, digits.replace(/^00/, '+')] : [digits];
}

/** An e-mail address or the host of one, also as it is stored (rule SE3). */
function addressForms(word: string): SearchedWord {
  const stored = /[.@]/.test(word) ? storedEmail(word) : word;
  return stored.includes('xn--') && stored !== word.toLowerCase() ? [word, stored] : [word];
}

function wordForms(word: string): SearchedWord {
  const typed = groupedWord.exec(word)?.[1];
  if (typed === undefined) return addressForms(word);
  const digits = compact(typed);
  if (digits.length < fewestDigits) return [word.replaceAll(/[()]/g, '')];
  // a free text contains the number with the grouping its author typed
  return typed === digits ? formsOf(digits) : [...formsOf(digits), typed];
}

function wholeForms(search: string): SearchedWord | null {
  const typed = wholeNumber.exec(search)?.[1];
  // the cubic capacity of an engine
  if (typed === undefined || /^\d+\.\d+$/.test(search)) return null;
  const digits = compact(typed);
  return /\s/.test(typed) || typed === digits ? formsOf(digits) : [...formsOf(digits), typed];
}

/**
 * Returns the words that a search is for. A number in any notation that forms accept is one word, without its name and
 * without what groups its digits. Rules SE1, SE2, SE3.
 */
export function searchedWords(search: string): readonly SearchedWord[] {
  const text = plainSigns(search).trim();
  const number = wholeForms(text);
  if (number) return [number];
  const words = text.split(/\s+/).filter(Boolean);
  const isName = (word: string, index: number) =>
    numberName.test(word) &&
    compact(groupedWord.exec(words[index + 1] ?? '')?.[1] ?? '').length >= fewestDigits;
  return usedWords(words.filter((word, index) => !isName(word, index))).map(wordForms);
}
