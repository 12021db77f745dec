import { identifierText, plainSigns } from '../shared/index.ts';

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
