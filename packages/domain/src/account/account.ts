import { z } from 'zod';

import { email, phone, storedEmail } from '../identity/index.ts';
import { line, orEmpty, typedText } from '../shared/index.ts';
import { newPassword, repeatsEmail } from './password.ts';
import { languages, themes } from './settings.ts';

/** What is typed to sign in; anything else than the right pair gets one and the same answer. */
export const credentials = z.strictObject({
  email: typedText().trim().min(1, 'required').max(254, 'email_invalid').overwrite(storedEmail),
  password: z.string().min(1, 'required').max(200, 'text_too_long'),
});

/** What people set for themselves. */
export const preferences = z.strictObject({
  locale: z.enum(languages, 'value_not_allowed').optional(),
  theme: z.enum(themes, 'value_not_allowed').optional(),
  newActivityMode: z.boolean().optional(),
});

/** How people present themselves; the rest of an account is for administrators. */
export const profilePatch = z.strictObject({
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  phoneNumber: orEmpty(phone).optional(),
  position: orEmpty(line(100)).optional(),
});

/** An address to send a link for a new password to. */
export const resetRequest = z.strictObject({ email });

/** A new password typed twice; the second never leaves the form. */
export const passwordTwice = z
  .strictObject({ password: newPassword, repeated: z.string().min(1, 'required') })
  .superRefine(({ password, repeated }, context) => {
    if (repeated === '' || password === repeated) return;
    context.addIssue({ code: 'custom', message: 'passwords_differ', path: ['repeated'] });
  });

/** Refuses the e-mail as password (rule AC2); the server checks again with the account's own e-mail. */
export function passwordFor(ownEmail: string) {
  return newPassword.refine((password) => !repeatsEmail(password, ownEmail), 'password_is_email');
}
