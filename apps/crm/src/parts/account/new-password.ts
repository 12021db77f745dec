import { passwordTwice, repeatsEmail } from '@szansa/domain/account';

/** What is typed where a new password is chosen. */
export interface NewPassword {
  password: string;
  repeated: string;
}

/** A new password typed twice, other than the e-mail of its account (rules AC1, AC2). */
export function newPasswordFor(email: string) {
  return passwordTwice.superRefine(({ password }, context) => {
    if (!repeatsEmail(password, email)) return;
    context.addIssue({ code: 'custom', message: 'password_is_email', path: ['password'] });
  });
}
