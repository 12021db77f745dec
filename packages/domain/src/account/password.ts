import { z } from 'zod';

import { storedEmail } from '../identity/index.ts';

/** Minimum length of a password; the specification also requires three kinds of characters. */
export const shortestPassword = 10;

/** The requirements of a password by the code shown where one is not met, in the order in which they are shown. */
export const passwordRules = {
  password_short: (password: string) => password.length >= shortestPassword,
  password_capital: (password: string) => /\p{Lu}/u.test(password),
  password_digit: (password: string) => /\p{Nd}/u.test(password),
  password_special: (password: string) => /[^\p{L}\p{Nd}\s]/u.test(password),
} as const;

export type PasswordRule = keyof typeof passwordRules;

/** The rules a password does not meet (rule AC1). */
export function missingInPassword(password: string): PasswordRule[] {
  const rules = Object.keys(passwordRules) as PasswordRule[];
  return rules.filter((rule) => !passwordRules[rule](password));
}

/** Whether a password is merely the e-mail it protects, in either of its notations (rules AC2, ID1). */
export function repeatsEmail(password: string, email: string): boolean {
  return storedEmail(password) === storedEmail(email);
}

/** A new password; spaces in it count, so nothing is trimmed. */
export const newPassword = z
  .string('required')
  .min(1, 'required')
  .max(200, 'text_too_long')
  .superRefine((password, context) => {
    const [first] = password === '' ? [] : missingInPassword(password);
    if (first) context.addIssue({ code: 'custom', message: first });
  });
