import { newPassword, resetRequest, totpCode } from '@szansa/domain/account';
import { z } from 'zod';

import { endpoint } from '../contract/index.ts';
import { enrolment, signedInWithCodes } from './auth.ts';
import { nothing } from './records.ts';

/** Mailed links. Their tokens are sent in bodies, never in addresses of the API, so that they do not get into logs. */

const token = z.string('required').regex(/^[\w-]{43}$/, 'link_invalid');

export const activation = {
  open: endpoint({
    method: 'POST',
    path: '/auth/activation/open',
    access: 'public',
    done: null,
    summary: 'Whose account a link activates, and the secret for their authenticator app.',
    body: z.strictObject({ token }),
    refusals: ['link_invalid', 'too_many_requests'],
    unversioned: 'secret',
    response: z.object({
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      enrolment,
      isSecondFactorRequired: z.boolean(),
    }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/auth/activation',
    access: 'public',
    done: 'signed_in',
    summary: 'Sets the password, enrols the second factor when a code is given, and signs in.',
    body: z.strictObject({ token, password: newPassword, code: totpCode.optional() }),
    refusals: ['link_invalid', 'code_wrong', 'too_many_requests'],
    unversioned: 'secret',
    response: signedInWithCodes,
  }),
};

export const passwordReset = {
  request: endpoint({
    method: 'POST',
    path: '/auth/password-reset/request',
    access: 'public',
    done: 'reset_requested',
    summary: 'Mails a link for a new password; the answer is the same whether the e-mail is known or not.',
    body: resetRequest,
    refusals: ['too_many_requests'],
    unversioned: 'new',
    response: nothing,
  }),
  open: endpoint({
    method: 'POST',
    path: '/auth/password-reset/open',
    access: 'public',
    done: null,
    summary: 'Whether a link still works, and for whom.',
    body: z.strictObject({ token }),
    refusals: ['link_invalid', 'too_many_requests'],
    unversioned: 'secret',
    response: z.object({ email: z.string() }),
  }),
  finish: endpoint({
    method: 'POST',
    path: '/auth/password-reset',
    access: 'public',
    done: 'password_changed',
    summary: 'Sets a new password and ends all sessions; the second factor stays.',
    body: z.strictObject({ token, password: newPassword }),
    refusals: ['link_invalid', 'too_many_requests'],
    unversioned: 'secret',
    response: nothing,
  }),
};
