import { allRights, excludableFields, roleKeys } from '@szansa/domain/access';
import { credentials, languages, preferences, themes } from '@szansa/domain/account';
import { z } from 'zod';

import { endpoint } from '../contract/index.ts';
import { id, nothing } from './records.ts';

export const authenticatedUser = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  position: z.string().nullable(),
  locale: z.enum(languages),
  theme: z.enum(themes),
  newActivityMode: z.boolean(),
  isActive: z.boolean(),
  roles: z.array(z.object({ key: z.enum(roleKeys), name: z.string() })),
});

/** What the browser keeps of a session (specification, section 3), all but the token. */
export const session = z.object({
  user: authenticatedUser,
  /** Rights of the user's roles together. */
  permissions: z.array(z.enum(allRights as [string, ...string[]])),
  /** The same, as far as the user really has them; what screens ask. */
  userPermissions: z.array(z.enum(allRights as [string, ...string[]])),
  excludableFields: z.array(z.enum(excludableFields)),
  userExcludedFields: z.array(z.enum(excludableFields)),
});

export const tokenData = z.object({ accessToken: z.string(), lastPage: z.string().nullable() });

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Signs in with e-mail and password.',
    body: credentials,
    response: session.extend({ tokenData }),
  }),
  session: endpoint({
    method: 'GET',
    path: '/auth/session',
    access: 'signed-in',
    summary: 'Who is signed in, and with which rights.',
    response: session,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'signed-in',
    summary: 'Ends the session.',
    response: nothing,
  }),
  savePreferences: endpoint({
    method: 'PATCH',
    path: '/auth/preferences',
    access: 'signed-in',
    summary: 'Changes the own language, theme or activity mode.',
    body: preferences,
    response: session,
  }),
  rememberPage: endpoint({
    method: 'PUT',
    path: '/auth/last-page',
    access: 'signed-in',
    summary: 'Remembers the page to come back to after signing in again.',
    body: z.strictObject({
      lastPage: z
        .string()
        .max(2000, 'text_too_long')
        .regex(/^\/(?!\/)[\x21-\x7e]*$/, 'format_invalid'),
    }),
    response: nothing,
  }),
};
