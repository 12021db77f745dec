import { identifierText } from '../shared/index.ts';

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
