import { repeatsEmail } from '@szansa/domain/account';
import { firstAccount } from '@szansa/domain/setup';
import { z } from 'zod';

/** The account with its password typed twice, other than the e-mail (rules AC1, AC2). */
export const accountForm = firstAccount
  .omit({ locale: true })
  .extend({ repeated: z.string().min(1, 'required') })
  .superRefine(({ email, password, repeated }, context) => {
    if (repeated !== '' && password !== repeated) {
      context.addIssue({ code: 'custom', message: 'passwords_differ', path: ['repeated'] });
    }
    if (repeatsEmail(password, email)) {
      context.addIssue({ code: 'custom', message: 'password_is_email', path: ['password'] });
    }
  });

/** What is typed in it. */
export type AccountValues = z.input<typeof accountForm>;
