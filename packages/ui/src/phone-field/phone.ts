import { digitsOnly, inGroups } from '../formatted-field/index.ts';
import { COUNTRIES, POLAND, type Country } from './countries.ts';

/** The most digits an international number has, its calling code among them. */
const MOST_DIGITS = 15;

export interface SplitPhone {
  country: Country;
  /** Digits after the calling code. */
  national: string;
}

/**
 * Splits an international number into its parts.
 * @param value `+48600123456`, or any other notation that contains its calling code
 * @param preferred country to return where several share a calling code
 * @returns undefined while the calling code is not complete or not known
 */
export function splitPhone(value: string, preferred: Country): SplitPhone | undefined {
  const digits = readInternational(value, preferred)?.slice(1);
  if (digits === undefined) return undefined;
  const fits = (country: Country) => digits.startsWith(country.calling);
  const country = fits(preferred) ? preferred : COUNTRIES.find(fits);
  return country && { country, national: digits.slice(country.calling.length) };
}

/** The stored text: `+` and digits, '' when no digit of the number itself is there. */
export function joinPhone(country: Country, national: string): string {
  const digits = digitsOnly(national).slice(0, MOST_DIGITS - country.calling.length);
  return digits === '' ? '' : `+${country.calling}${digits}`;
}

/** Separators between digits: dashes and spaces of any kind, and invisible characters of a pasted number. */
const grouping = /[\s().\-/\u00ad\u2010-\u2015\u2212\u200b-\u200d\u2060]/g;

/**
 * `+48 600-123-456` and `0048600123456` → `+48600123456`; undefined when the text names no calling code.
 * In Poland, where no number has eleven digits, `48600123456` names one too.
 */
export function readInternational(text: string, country: Country): string | undefined {
  const compact = text.replaceAll(grouping, '').replace(/^tel:/i, '');
  const lacksPlus = country.code === POLAND.code && /^48\d{9}$/.test(compact);
  const found = /^(?:\+|00)(\d*)$/.exec(lacksPlus ? `+${compact}` : compact);
  return found ? `+${(found[1] ?? '').slice(0, MOST_DIGITS)}` : undefined;
}

/** The area codes of Polish fixed lines, and 39 of calls over the net. */
const areaCode = /^(1[2-8]|2[2-69]|3[2-49]|4[1-468]|5[245689]|6[1-3578]|7[14-7]|8[1-79]|9[145])/;

function groupsOf(national: string, { code }: Country): readonly number[] {
  if (code === POLAND.code && national.length <= 9 && areaCode.test(national)) return [2, 3, 2];
  return national.length === 10 ? [3, 3, 4] : [3];
}

/**
 * `600123456` → `600 123 456`, a Polish fixed line `221234567` → `22 123 45 67`; beyond nine digits the groups are
 * longer, so that none is left with one.
 */
export function groupNational(national: string, country: Country): string {
  return inGroups(national, groupsOf(national, country), ' ');
}

/** A whole number for reading: `+48 600 123 456`. */
export function formatPhone(value: string, preferred: Country): string {
  const split = splitPhone(value, preferred);
  return split ? `+${split.country.calling} ${groupNational(split.national, split.country)}`.trim() : value;
}
