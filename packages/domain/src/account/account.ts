import { z } from 'zod';

import { languages, themes } from './settings.ts';

/** What is typed to sign in; anything else than the right pair gets one and the same answer. */
export const credentials = z.strictObject({
  email: z.string().trim().min(1, 'required').max(254, 'email_invalid'),
  password: z.string().min(1, 'required').max(200, 'text_too_long'),
});

/** What people set for themselves. */
export const preferences = z.strictObject({
  locale: z.enum(languages, 'value_not_allowed').optional(),
  theme: z.enum(themes, 'value_not_allowed').optional(),
  newActivityMode: z.boolean().optional(),
});
