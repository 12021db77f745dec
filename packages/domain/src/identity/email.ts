import { z } from 'zod';

/** An e-mail address, stored in lower case. */
export const email = z
  .string()
  .trim()
  .min(1, 'required')
  .toLowerCase()
  .max(254, 'email_invalid')
  .pipe(z.email('email_invalid'));
