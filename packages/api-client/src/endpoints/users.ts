import { hiddenFieldsChange, roleKeys } from '@szansa/domain/access';
import { accountStates, invitation, languages, staffPatch } from '@szansa/domain/account';
import { z } from 'zod';

import { anyOf, endpoint, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { openSession } from './profile.ts';
import {
  excludableField,
  id,
  idParams,
  instant,
  nothing,
  person,
  pictureCrop,
  pictureId,
  picturePart,
  pictureRefusals,
  roleKey,
  version,
  versionQuery,
} from './records.ts';

/** Staff as administrators see them. */

export const staffListItem = z
  .object({
    id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string().nullable(),
    position: z.string().nullable(),
    pictureId,
    roles: z.array(roleKey),
    state: z.enum(accountStates),
    hasSecondFactor: z.boolean(),
    lastSeenAt: instant.nullable(),
    createdAt: instant,
  })
  .register(schemaNames, { id: 'StaffListItem' });

export const staffMember = staffListItem
  .extend({
    locale: z.enum(languages),
    version: z.int(),
    /** Hidden from this person, on top of what their roles hide. */
    excludedFields: z.array(excludableField),
    /** Hidden by their roles. */
    roleExcludedFields: z.array(excludableField),
    /**
     * When the latest invitation was created, until when its link works, and whether its mail is `kept` in the outbox.
     */
    invitation: z.object({ sentAt: instant, expiresAt: instant, isKept: z.boolean() }).nullable(),
    can: z.object({
      edit: z.boolean(),
      changeRoles: z.boolean(),
      deactivate: z.boolean(),
      reactivate: z.boolean(),
      resendInvitation: z.boolean(),
      resetSecondFactor: z.boolean(),
    }),
  })
  .register(schemaNames, { id: 'StaffMember' });

const staffParams = z.strictObject({ id, sessionId: id });

export const users = {
  list: endpoint({
    method: 'GET',
    path: '/users',
    access: 'user.get',
    summary: 'Staff, found by any fragment of name, e-mail, phone or position.',
    query: listQuery({
      sort: { name: null, email: null, lastSeenAt: null, createdAt: null },
      defaultSort: 'name',
      filters: { role: anyOf(z.enum(roleKeys)), state: anyOf(z.enum(accountStates)) },
    }),
    response: pageOf(staffListItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/users/{id}',
    access: 'user.get',
    summary: 'One member of staff.',
    params: idParams,
    response: staffMember,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/users',
    access: 'user.create',
    done: 'invited',
    summary: 'Adds a member of staff and mails the link that activates the account.',
    body: invitation,
    refusals: ['user_exists'],
    response: staffMember,
    creates: true,
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/users/{id}/resend-invitation',
    access: 'user.edit',
    done: 'invitation_renewed',
    summary: 'Mails a new activation link; the one before stops working.',
    params: idParams,
    refusals: ['wrong_state'],
    unversioned: 'new',
    response: staffMember,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/users/{id}',
    access: 'user.edit',
    summary: 'Changes the data or the roles of an account.',
    params: idParams,
    body: z.strictObject({ version, changes: staffPatch }),
    refusals: ['user_exists', 'own_account', 'last_administrator'],
    response: staffMember,
  }),
  workload: endpoint({
    method: 'GET',
    path: '/users/{id}/workload',
    access: 'user.get',
    summary: 'What somebody leaves behind when deactivated, and who could take it.',
    params: idParams,
    response: z.object({
      openOpportunities: z.int(),
      archivedOpportunities: z.int(),
      /** Active staff who may own opportunities. */
      successors: z.array(person),
    }),
  }),
  deactivate: endpoint({
    method: 'POST',
    path: '/users/{id}/deactivate',
    access: 'user.edit',
    done: 'deactivated',
    summary: 'Closes an account; open opportunities go to a successor, or to nobody (null).',
    params: idParams,
    body: z.strictObject({ version, successorId: id.nullable() }),
    refusals: ['wrong_state', 'own_account', 'last_administrator'],
    response: staffMember,
  }),
  savePicture: endpoint({
    method: 'POST',
    path: '/users/{id}/picture',
    access: 'user.edit',
    done: 'saved',
    summary: 'Gives a member of staff a picture in the place of the one before.',
    params: idParams,
    query: versionQuery,
    body: pictureCrop,
    files: picturePart,
    refusals: pictureRefusals,
    response: staffMember,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/users/{id}/picture',
    access: 'user.edit',
    summary: 'Removes the picture of a member of staff.',
    params: idParams,
    query: versionQuery,
    response: staffMember,
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/users/{id}/reactivate',
    access: 'user.edit',
    done: 'reactivated',
    summary: 'Opens a closed account again; opportunities do not come back by themselves.',
    params: idParams,
    body: z.strictObject({ version }),
    refusals: ['wrong_state'],
    response: staffMember,
  }),
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/users/{id}/reset-second-factor',
    access: 'user.edit',
    done: 'second_factor_off',
    summary:
      'Forgets the authenticator app and the recovery codes of somebody who lost them; ends their sessions.',
    params: idParams,
    refusals: ['own_account', 'wrong_state'],
    unversioned: 'state',
    response: staffMember,
  }),
  changeHiddenFields: endpoint({
    method: 'PATCH',
    path: '/users/{id}/hidden-fields',
    access: 'permission.edit',
    summary: 'Hides fields from a person, or shows them again.',
    params: idParams,
    body: hiddenFieldsChange,
    refusals: ['role_keeps_everything'],
    unversioned: 'parts',
    response: staffMember,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/users/{id}/sessions',
    access: 'user.get',
    summary: 'Where somebody is signed in.',
    params: idParams,
    response: z.array(openSession),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/users/{id}/sessions/{sessionId}',
    access: 'user.edit',
    done: 'session_ended',
    summary: 'Ends one session of somebody.',
    params: staffParams,
    unversioned: 'final',
    response: nothing,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/users/{id}/sessions/end',
    access: 'user.edit',
    done: 'sessions_ended',
    summary: 'Signs somebody out everywhere.',
    params: idParams,
    unversioned: 'final',
    response: nothing,
  }),
};
