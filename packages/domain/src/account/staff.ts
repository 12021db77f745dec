import { z } from 'zod';

import { roleKeys } from '../access/index.ts';
import { email, phone } from '../identity/index.ts';
import { line, orEmpty } from '../shared/index.ts';
import { languages } from './settings.ts';

/** The state of an account: invited and not yet activated, in use, or closed. */
export const accountStates = ['invited', 'active', 'deactivated'] as const;
export type AccountState = (typeof accountStates)[number];

const roles = z
  .array(z.enum(roleKeys, 'value_not_allowed'))
  .min(1, 'required')
  .max(roleKeys.length, 'too_many')
  .transform((keys) => [...new Set(keys)]);

/** A new member of staff; the link that activates the account goes to the e-mail. */
export const invitation = z.strictObject({
  email,
  firstName: line(100),
  lastName: line(100),
  phoneNumber: orEmpty(phone).default(null),
  position: orEmpty(line(100)).default(null),
  locale: z.enum(languages, 'value_not_allowed').default('pl'),
  roles,
});

export type Invitation = z.output<typeof invitation>;

/** What an administrator changes of an account; what is left out stays. */
export const staffPatch = z.strictObject({
  email: email.optional(),
  firstName: line(100).optional(),
  lastName: line(100).optional(),
  phoneNumber: orEmpty(phone).optional(),
  position: orEmpty(line(100)).optional(),
  locale: z.enum(languages, 'value_not_allowed').optional(),
  roles: roles.optional(),
});

export type StaffPatch = z.output<typeof staffPatch>;
