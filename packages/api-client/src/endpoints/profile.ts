import { newPassword, profilePatch, secondFactorCode, totpCode } from '@szansa/domain/account';
import { notificationChannels, notificationGroups, notificationKinds } from '@szansa/domain/notification';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { authenticatedUser, enrolment, newToken, recoveryCodes } from './auth.ts';
import {
  id,
  idParams,
  instant,
  nothing,
  pictureCrop,
  picturePart,
  pictureRefusals,
  version,
  versionQuery,
} from './records.ts';

/** Proves that the signed-in user owns the account. */
export const currentPassword = z.string('required').min(1, 'required').max(200, 'text_too_long');

/** The own account, with what only its owner is shown. */
export const ownProfile = authenticatedUser
  .extend({
    version: z.int(),
    secondFactor: z.object({
      enrolledAt: instant.nullable(),
      recoveryCodesLeft: z.int(),
      /** A role requires it, so it can be replaced but not removed. */
      isRequired: z.boolean(),
    }),
  })
  .register(schemaNames, { id: 'OwnProfile' });

/** One session of a user. */
export const openSession = z
  .object({
    id,
    userAgent: z.string().nullable(),
    address: z.string().nullable(),
    createdAt: instant,
    lastUsedAt: instant,
    isCurrent: z.boolean(),
  })
  .register(schemaNames, { id: 'OpenSession' });

const notificationKind = z.enum(notificationKinds, 'value_not_allowed');
const notificationChannel = z.enum(notificationChannels, 'value_not_allowed');

/** How a user is notified of each kind of notification they may get. */
export const notificationChoices = z
  .array(
    z.object({
      kind: notificationKind,
      group: z.enum(notificationGroups),
      channel: notificationChannel,
    }),
  )
  .register(schemaNames, { id: 'NotificationChoices' });

export const profile = {
  get: endpoint({
    method: 'GET',
    path: '/profile',
    access: 'signed-in',
    summary: 'The own account.',
    response: ownProfile,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/profile',
    access: 'signed-in',
    summary: 'Changes the own name, phone or position.',
    body: z.strictObject({ version, changes: profilePatch }),
    response: ownProfile,
  }),
  savePicture: endpoint({
    method: 'POST',
    path: '/profile/picture',
    access: 'signed-in',
    done: 'saved',
    summary: 'Gives the own account a picture in the place of the one before.',
    query: versionQuery,
    body: pictureCrop,
    files: picturePart,
    refusals: pictureRefusals,
    response: ownProfile,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/profile/picture',
    access: 'signed-in',
    summary: 'Removes the own picture.',
    query: versionQuery,
    response: ownProfile,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/profile/password',
    access: 'signed-in',
    done: 'password_changed',
    summary: 'Changes the own password; every session ends, and this one goes on with a new token.',
    body: z.strictObject({ currentPassword, password: newPassword }),
    refusals: ['wrong_password', 'too_many_requests'],
    unversioned: 'secret',
    response: z.object({ tokenData: newToken }),
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    path: '/profile/second-factor/start',
    access: 'signed-in',
    done: null,
    summary: 'A new secret for the authenticator app; replacing one asks for a code of the old.',
    body: z.strictObject({ currentPassword, code: secondFactorCode.optional() }),
    refusals: ['wrong_password', 'code_wrong', 'wrong_state', 'too_many_requests'],
    unversioned: 'secret',
    response: enrolment,
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/profile/second-factor',
    access: 'signed-in',
    done: 'second_factor_on',
    summary: 'Confirms the new authenticator app by one code; gives new recovery codes.',
    body: z.strictObject({ code: totpCode }),
    refusals: ['code_wrong', 'wrong_state', 'too_many_requests'],
    unversioned: 'secret',
    response: z.object({ recoveryCodes }),
  }),
  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/profile/second-factor/remove',
    access: 'signed-in',
    done: 'second_factor_off',
    summary: 'Turns the second factor off where no role requires it.',
    body: z.strictObject({ currentPassword, code: secondFactorCode }),
    refusals: ['wrong_password', 'code_wrong', 'wrong_state', 'second_factor_required', 'too_many_requests'],
    unversioned: 'secret',
    response: nothing,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/profile/recovery-codes',
    access: 'signed-in',
    done: 'codes_renewed',
    summary: 'New recovery codes; the old ones stop working.',
    body: z.strictObject({ currentPassword, code: totpCode }),
    refusals: ['wrong_password', 'code_wrong', 'wrong_state', 'too_many_requests'],
    unversioned: 'secret',
    response: z.object({ recoveryCodes }),
  }),
  notifications: endpoint({
    method: 'GET',
    path: '/profile/notifications',
    access: 'signed-in',
    summary: 'How one is told of each kind of notification, by what they are about.',
    response: notificationChoices,
  }),
  chooseNotification: endpoint({
    method: 'PATCH',
    path: '/profile/notifications',
    access: 'signed-in',
    summary: 'Chooses how one is told of a kind of notification from now on.',
    body: z.strictObject({ kind: notificationKind, channel: notificationChannel }),
    unversioned: 'own',
    response: notificationChoices,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/profile/sessions',
    access: 'signed-in',
    summary: 'Where one is signed in, the last used first.',
    response: z.array(openSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/profile/sessions/{id}',
    access: 'signed-in',
    done: 'session_ended',
    summary: 'Ends one of the own sessions.',
    params: idParams,
    unversioned: 'own',
    response: nothing,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/profile/sessions/end',
    access: 'signed-in',
    done: 'sessions_ended',
    summary: 'Signs out everywhere, or everywhere but here.',
    body: z.strictObject({ keepThis: z.boolean() }),
    unversioned: 'own',
    response: nothing,
  }),
};
