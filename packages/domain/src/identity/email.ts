import { z } from 'zod';

import { typedText } from '../shared/index.ts';

/** An e-mail address, stored in lower case. */
export const email = typedText()
  .trim()
  .min(1, 'required')
  .toLowerCase()
  .max(254, 'email_invalid')
  .pipe(z.email('email_invalid'));
