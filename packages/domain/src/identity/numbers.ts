import { identifierText, isCalendarDate, plainSigns, type CalendarDate } from '../shared/index.ts';

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
// the pattern that the Ministry's own schemas require: no leading zero, second and third digit not both zero
const nipShape = /^[1-9](\d[1-9]|[1-9]\d)\d{7}$/;

/**
 * Digits only, from any way people write a tax id: `PL 526-000-12-46`, `NIP: 5260001246`.
 * Another country's prefix stays, so that the number is refused rather than misread.
 */
export function normaliseNip(value: string): string {
  return plainSigns(value)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\u00a0\u202f.\-–—/]/g, '')
    .replace(/^NIP:?/, '')
    .replace(/^PL(?=\d)/, '');
}

/** What is wrong with a normalised tax id: not ten digits, a wrong check digit, or nothing. */
export function nipProblem(nip: string): 'nip_length' | 'nip_checksum' | null {
  if (!/^\d{10}$/.test(nip)) return 'nip_length';
  const sum = nipWeights.reduce((total, weight, index) => total + weight * Number(nip[index]), 0);
  return nipShape.test(nip) && sum % 11 === Number(nip[9]) ? null : 'nip_checksum';
}

/** A Polish tax id, stored as ten digits. */
export const nip = identifierText()
  .max(40, 'nip_length')
  .transform(normaliseNip)
  .superRefine((value, context) => {
    const problem = nipProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const weights9 = [8, 9, 2, 3, 4, 5, 6, 7];
const weights14 = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8];

function checkDigit(digits: string, weights: readonly number[]): number {
  return (weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0) % 11) % 10;
}

/** Registers pad a nine-digit number with `00000`; that is not a local unit's number and is cut off. */
export function normaliseRegon(value: string): string {
  return value.replace(/^(\d{9})0{5}$/, '$1');
}

/** Whether a statistical number of nine digits, or fourteen for a local unit, has right check digits. */
export function isRegon(value: string): boolean {
  if (!/^(\d{9}|\d{14})$/.test(value)) return false;
  if (checkDigit(value, weights9) !== Number(value[8])) return false;
  return value.length === 9 || checkDigit(value, weights14) === Number(value[13]);
}

/** A statistical number (REGON), stored as nine digits, or fourteen of a local unit. */
export const regon = identifierText()
  .max(40, 'regon_invalid')
  .transform((value) => normaliseRegon(value.replaceAll(/[\s-]/g, '').replace(/^REGON:?/i, '')))
  .refine(isRegon, 'regon_invalid');

/** A number of the court register as it is stored: ten digits, zeros in front. It has no check digit. */
export function normaliseKrs(value: string): string {
  const digits = plainSigns(value)
    .replaceAll(/[\s-]/g, '')
    .replace(/^KRS:?/i, '');
  return /^\d{1,10}$/.test(digits) ? digits.padStart(10, '0') : digits;
}

/** Whether a normalised number can be one of the court register. */
export function isKrs(value: string): boolean {
  return /^\d{10}$/.test(value) && value !== '0000000000';
}

/** A number of the court register (KRS), stored as ten digits. */
export const krs = identifierText()
  .max(40, 'krs_invalid')
  .transform(normaliseKrs)
  .refine(isKrs, 'krs_invalid');

const peselWeights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
const centuries = [1900, 2000, 2100, 2200, 1800];

/** The birth date a personal id carries, or `null` when the day does not exist. The month carries the century. */
export function birthDateOf(pesel: string): CalendarDate | null {
  const [year, month, day] = [Number(pesel.slice(0, 2)), Number(pesel.slice(2, 4)), pesel.slice(4, 6)];
  const century = centuries[Math.floor(month / 20)];
  if (century === undefined) return null;
  const date = `${century + year}-${String(month % 20).padStart(2, '0')}-${day}`;
  return isCalendarDate(date) ? date : null;
}

/** `K` for a woman, `M` for a man. */
export function sexOf(pesel: string): 'K' | 'M' {
  return Number(pesel[9]) % 2 === 0 ? 'K' : 'M';
}

/** What is wrong with a personal id: not eleven digits, a wrong check digit or birth date, or nothing. */
export function peselProblem(pesel: string): 'pesel_length' | 'pesel_checksum' | null {
  if (!/^\d{11}$/.test(pesel)) return 'pesel_length';
  const sum = peselWeights.reduce((total, weight, index) => total + weight * Number(pesel[index]), 0);
  return (10 - (sum % 10)) % 10 === Number(pesel[10]) && birthDateOf(pesel) ? null : 'pesel_checksum';
}

/** Returns whether the number belongs to a person born after `today`, which is invalid for a customer. */
export function isBornAfter(pesel: string, today: CalendarDate): boolean {
  return (birthDateOf(pesel) ?? '') > today;
}

/** A Polish personal id, stored as eleven digits. */
export const pesel = identifierText()
  .max(40, 'pesel_length')
  .transform((value) => value.replaceAll(/[\s-]/g, ''))
  .superRefine((value, context) => {
    const problem = peselProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const postCodeFormat = /^\d{2}-\d{3}$/;

export function isPostCode(value: string): boolean {
  return postCodeFormat.test(value);
}

/** `00001` becomes `00-001`; anything else stays as typed. */
export function normalisePostCode(value: string): string {
  return plainSigns(value)
    .trim()
    .replace(/^(\d{2})\s?(\d{3})$/, '$1-$2');
}

/** A Polish post code. Addresses abroad use `line(20)` instead. */
export const postCode = identifierText()
  .max(20, 'post_code_format')
  .transform(normalisePostCode)
  .refine(isPostCode, 'post_code_format');
