import { identifierText, plainSigns } from '../shared/index.ts';

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
// the pattern that the Ministry's own schemas require: no leading zero, second and third digit not both zero
const shape = /^[1-9](\d[1-9]|[1-9]\d)\d{7}$/;

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
  const sum = weights.reduce((total, weight, index) => total + weight * Number(nip[index]), 0);
  return shape.test(nip) && sum % 11 === Number(nip[9]) ? null : 'nip_checksum';
}

/** A Polish tax id, stored as ten digits. */
export const nip = identifierText()
  .max(40, 'nip_length')
  .transform(normaliseNip)
  .superRefine((value, context) => {
    const problem = nipProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
