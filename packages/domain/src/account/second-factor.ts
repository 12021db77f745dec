import { z } from 'zod';

/** How many recovery codes a user gets; each works once. */
export const recoveryCodeCount = 8;

/** Letters and digits that are not mistaken for one another; 10 of them are 50 bits. */
export const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const recoveryLength = 10;

const withoutGaps = (value: string) => value.replaceAll(/[\s-]/g, '').toLowerCase();

/** A code of the authenticator app: six digits, however they are grouped. */
export const totpCode = z
  .string('required')
  .max(20, 'code_invalid')
  .transform(withoutGaps)
  .refine((code) => code !== '', 'required')
  .refine((code) => code === '' || /^\d{6}$/.test(code), 'code_invalid');

const recoveryFormat = new RegExp(`^[${recoveryAlphabet}]{${recoveryLength}}$`);

/** What is typed at the second step: a code of the app, or one of the recovery codes. */
export const secondFactorCode = z
  .string('required')
  .max(40, 'code_invalid')
  .transform(withoutGaps)
  .refine((code) => code !== '', 'required')
  .refine((code) => code === '' || /^\d{6}$/.test(code) || recoveryFormat.test(code), 'code_invalid');

/** `abcde23456` as it is shown and printed: `abcde-23456`. */
export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;
}

/** Whether what was typed, normalised, is a recovery code rather than one of the app. */
export function isRecoveryCode(code: string): boolean {
  return recoveryFormat.test(code) && code.length === recoveryLength;
}
