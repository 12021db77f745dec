import {
  credentials,
  languages,
  preferences,
  secondFactorCode,
  themes,
  totpCode,
} from '@szansa/domain/account';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import {
  excludableField,
  id,
  instant,
  nothing,
  pictureId,
  right,
  roleKey,
  status,
  tableColumn,
} from './records.ts';

export const authenticatedUser = z
  .object({
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
    pictureId,
    roles: z.array(z.object({ key: roleKey, name: z.string() })),
  })
  .register(schemaNames, { id: 'SignedInUser' });

export const statusSetting = z
  .object({
    slug: status,
    name: z.object({ pl: z.string().nullable(), en: z.string().nullable() }),
    /** Days after which an opportunity in it is stale; 0 for never. */
    dayLimit: z.int(),
  })
  .register(schemaNames, { id: 'StatusSetting' });

/** An announcement the user has not confirmed; socket events update the list of them. */
export const pendingNotice = z
  .object({
    id,
    title: z.string(),
    isImportant: z.boolean(),
    sentAt: instant,
    readAt: instant.nullable(),
  })
  .register(schemaNames, { id: 'PendingNotice' });

/** Announcements the user has yet to confirm, the newest first. */
const workControlNotifications = z.array(pendingNotice);

/** Rights or fields by their category, each an item with its name (specification, section 3). */
const setOf = <Name extends z.ZodType<string>>(name: Name) =>
  z.array(z.object({ category: z.string(), items: z.array(z.object({ name })) }));

const rightSet = setOf(right).register(schemaNames, { id: 'PermissionSet' });
const fieldSet = setOf(excludableField).register(schemaNames, { id: 'FieldSet' });

/**
 * What the browser stores of a session (specification, section 3), all but the token; `withNames` turns sets into
 * lists.
 */
export const session = z
  .object({
    user: authenticatedUser,
    /** Rights of the user's roles together. */
    permissions: rightSet,
    /** The same rights, limited to those the user really has; screens check these. */
    userPermissions: rightSet,
    excludableFields: fieldSet,
    userExcludedFields: fieldSet,
    /** Columns of tables hidden from every one of the user's roles. */
    hiddenColumns: z.array(tableColumn),
    tokenData: z.object({ workControlNotifications }),
    /** The agency's name, and its own words for the statuses, in the order of the board's columns. */
    agency: z.object({ name: z.string(), statuses: z.array(statusSetting) }),
  })
  .register(schemaNames, { id: 'Session' });

/** The token that starts a session. */
export const newToken = z
  .object({ accessToken: z.string(), lastPage: z.string().nullable() })
  .register(schemaNames, { id: 'NewToken' });

const tokenData = newToken.extend({ workControlNotifications }).register(schemaNames, { id: 'TokenData' });

export const signedIn = session.extend({ tokenData }).register(schemaNames, { id: 'SignedIn' });

/** A secret, URL-safe text that identifies a user between two steps or in a mailed link. */
export const ticket = z.string('required').regex(/^[\w-]{43}$/, 'ticket_invalid');

/** What an authenticator app needs: the secret to type, or the address its QR code carries. */
export const enrolment = z
  .object({ secret: z.string(), uri: z.string() })
  .register(schemaNames, { id: 'Enrolment' });

/** Shown once, never again. */
export const recoveryCodes = z.array(z.string()).register(schemaNames, { id: 'RecoveryCodes' });

/** A first sign-in with a second factor also returns the recovery codes for a lost phone. */
export const signedInWithCodes = signedIn
  .extend({ recoveryCodes })
  .register(schemaNames, { id: 'SignedInWithCodes' });

/** The password was right, and something is still missing: a code, or the enrolment a role requires. */
const nextStep = z
  .object({ step: z.enum(['totp', 'enrolment']), ticket: z.string() })
  .register(schemaNames, { id: 'NextStep' });

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    done: null,
    summary: 'Signs in with e-mail and password; where a second factor is due, only begins to.',
    body: credentials,
    refusals: ['wrong_credentials', 'too_many_requests'],
    unversioned: 'secret',
    response: z.union([signedIn, nextStep]),
  }),
  loginTotp: endpoint({
    method: 'POST',
    path: '/auth/login/totp',
    access: 'public',
    done: 'signed_in',
    summary: 'Finishes signing in with a code of the authenticator app, or a recovery code.',
    body: z.strictObject({ ticket, code: secondFactorCode }),
    refusals: ['ticket_invalid', 'wrong_credentials', 'code_wrong', 'too_many_requests'],
    unversioned: 'secret',
    response: signedIn,
  }),
  startEnrolment: endpoint({
    method: 'POST',
    path: '/auth/login/enrolment',
    access: 'public',
    done: null,
    summary: 'The secret for the authenticator app of somebody whose role requires one at sign-in.',
    body: z.strictObject({ ticket }),
    refusals: ['ticket_invalid', 'too_many_requests'],
    unversioned: 'secret',
    response: enrolment,
  }),
  finishEnrolment: endpoint({
    method: 'POST',
    path: '/auth/login/enrolment/confirm',
    access: 'public',
    done: 'signed_in',
    summary: 'Confirms the new authenticator app by one code, and finishes signing in.',
    body: z.strictObject({ ticket, code: totpCode }),
    refusals: ['ticket_invalid', 'code_wrong', 'too_many_requests'],
    unversioned: 'secret',
    response: signedInWithCodes,
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
    done: 'signed_out',
    summary: 'Ends the session.',
    unversioned: 'own',
    response: nothing,
  }),
  savePreferences: endpoint({
    method: 'PATCH',
    path: '/auth/preferences',
    access: 'signed-in',
    summary: 'Changes the own language, theme or activity mode.',
    body: preferences,
    unversioned: 'own',
    response: session,
  }),
  rememberPage: endpoint({
    method: 'PUT',
    path: '/auth/last-page',
    access: 'signed-in',
    done: null,
    summary: 'Remembers the page to come back to after signing in again.',
    body: z.strictObject({
      lastPage: z
        .string()
        .max(2000, 'text_too_long')
        .regex(/^\/(?!\/)[\x21-\x7e]*$/, 'format_invalid'),
    }),
    unversioned: 'own',
    response: nothing,
  }),
};
