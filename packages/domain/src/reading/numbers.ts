import { toAmount } from '../shared/index.ts';

/** Something read in a text, and which letters of it. */
export interface Found<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
  /** Whether letters were converted to digits: only a check digit can confirm that. */
  readonly isMended: boolean;
}

export interface FoundAmount extends Found<string> {
  /** Whether the text has a currency or grosze; a bare whole number may mean anything. */
  readonly isMoney: boolean;
}

const digit = '[0-9OolISB]';
const gap = "[ \\u00a0\\u202f.,']";
const number = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?:(?:PLN|zł|€|EUR)\\s?)?(${digit}{1,3}(?:${gap}${digit}{3})+|${digit}+)(?:[.,]\\s?(${digit}{1,2}|--?|—))?(?!\\d)`,
  'gu',
);
const currency = /^\s*(?:z[łlt]|pln|eur|€)(?!\p{L})/iu;
const currencyBefore = /(?:pln|z[łl]|eur|€)\s*$/iu;

const mendedDigits: Readonly<Record<string, string>> = { O: '0', o: '0', l: '1', I: '1', S: '5', B: '8' };

/** Returns a text with letters that text recognition confuses with digits converted to digits. */
export function mended(text: string): string {
  return text.replaceAll(/[OolISB]/g, (letter) => mendedDigits[letter] ?? letter);
}

function wholeOf(text: string): string | null {
  const groups = mended(text).split(/[ \u00a0\u202f.,']/);
  const digits = groups.join('');
  return digits.length <= 12 && /^\d+$/.test(digits) ? digits : null;
}

/** Whether a number is a part of something else: a percent, a day, a code, a word. */
function goesOn(after: string): boolean {
  return /^\s*%|^[.,/-]?\d|^-\p{L}/u.test(after) || (/^\p{L}/u.test(after) && !currency.test(after));
}

/**
 * The amounts in a text as money on the wire: `3 412,77 zł`, `3.412,77`, `3,412.77`, `3412.77`, `PLN 3 412`, `3 412,-`. Of two
 * signs the last one before two digits parts the grosze; a single sign before three digits parts thousands. Rule RD2.
 */
export function amountsIn(text: string): FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const match of text.matchAll(number)) {
    const [whole, written = '', fraction] = match;
    const digits = wholeOf(written);
    const isLetters = !/\d/.test(written);
    const end = match.index + whole.length;
    const after = text.slice(end);
    if (digits === null || isLetters || goesOn(after)) continue;
    const grosze = fraction === undefined || /^[-—]/.test(fraction) ? '00' : mended(fraction).padEnd(2, '0');
    const value = toAmount(Number(digits) * 100 + Number(grosze));
    const marked = currency.exec(after);
    const isMoney =
      marked !== null ||
      fraction !== undefined ||
      /^(?:PLN|zł|€|EUR)/.test(whole) ||
      currencyBefore.test(text.slice(0, match.index));
    const isMended = /[OolISB]/.test(written + (fraction ?? ''));
    found.push({ value, start: match.index, end: end + (marked?.[0].length ?? 0), isMended, isMoney });
  }
  return found;
}

/** The percents in a text: `10%`, `10,5 %`, `1.00 proc.`; more than 200 is none. Rule RD3. */
export function percentsIn(text: string): Found<string>[] {
  const found: Found<string>[] = [];
  for (const match of text.matchAll(
    /(?<![\d.,])(\d{1,3})(?:[.,](\d{1,4}))?\s*(?:%|proc\.|procent|per ?cent)/gi,
  )) {
    const [whole, units = '', fraction = ''] = match;
    const decimals = fraction.replace(/0+$/, '');
    if (Number(units) > 200) continue;
    const value = `${Number(units)}${decimals && `.${decimals}`}`;
    found.push({ value, start: match.index, end: match.index + whole.length, isMended: false });
  }
  return found;
}

export interface FoundCount extends Found<number> {
  /** Whether the text names months or instalments; a bare number may mean anything. */
  readonly isNamed: boolean;
}

const unit = /^\s*(?:x\s)?(?:(?:m-?c|mies|mth|month|rat|opl|instal|payment|okres)\p{L}*|msc\b)/iu;

/** The numbers of months or instalments in a text, 1 to 120; years count as twelve months. Rule RD4. */
export function countsIn(text: string): FoundCount[] {
  const found: FoundCount[] = [];
  for (const match of text.matchAll(/(?<![\d.,/-])(\d{1,3})(?![\d%]|[.,/-]\d|\s*%|\s\d{3}(?!\d))/g)) {
    const [whole, digits = ''] = match;
    const end = match.index + whole.length;
    const after = text.slice(end);
    const years = /^\s*(?:lat|lata|rok|roku|years?)(?!\p{L})/iu.exec(after);
    const named = unit.exec(after) ?? years;
    const value = Number(digits) * (years ? 12 : 1);
    if (value < 1 || value > 120 || currency.test(after)) continue;
    found.push({
      value,
      start: match.index,
      end: end + (named?.[0].length ?? 0),
      isMended: false,
      isNamed: named !== null,
    });
  }
  return found;
}
