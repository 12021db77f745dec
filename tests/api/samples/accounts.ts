import { testPassword } from '@szansa/server/testing';

import type { Sample } from '../sample.ts';

/** As long as the tokens of links and sign-ins, but not valid. */
const token = 'x'.repeat(43);
const password = 'Nowe-haslo-1';

export const sample = {
  bodies: {
    activation: () => ({ open: { token }, finish: { token, password } }),
    agency: () => ({ update: { version: 1, changes: {} } }),
    auth: () => ({
      login: { email: 'nobody@test.example', password: 'wrong' },
      loginTotp: { ticket: token, code: '123456' },
      startEnrolment: { ticket: token },
      finishEnrolment: { ticket: token, code: '123456' },
      savePreferences: {},
      rememberPage: { lastPage: '/' },
    }),
    bulkChanges: ({ id }) => ({
      previewOpportunities: { chosen: { ids: [id('opportunity')] }, change: { kind: 'unarchive' } },
      previewCustomers: { chosen: { ids: [id('customer')] }, change: { kind: 'unarchive' } },
      previewOrganisations: { chosen: { filters: { search: 'Nikt' } }, change: { kind: 'unarchive' } },
    }),
    lists: () => ({
      saveColumns: { visibility: {}, order: [], widths: {}, pinned: [], compact: false },
      createView: { name: 'Widok', search: {} },
      updateView: { name: 'Zmiana' },
    }),
    outbox: () => ({ read: { currentPassword: testPassword } }),
    passwordReset: () => ({
      request: { email: 'nobody@test.example' },
      open: { token },
      finish: { token, password },
    }),
    profile: () => ({
      savePicture: {},
      update: { version: 1, changes: {} },
      changePassword: { currentPassword: 'wrong', password },
      startSecondFactor: { currentPassword: 'wrong' },
      confirmSecondFactor: { code: '123456' },
      removeSecondFactor: { currentPassword: 'wrong', code: '123456' },
      renewRecoveryCodes: { currentPassword: 'wrong', code: '123456' },
      endSessions: { keepThis: true },
      chooseNotification: { kind: 'comment_new', channel: 'summary' },
    }),
    roles: () => ({
      update: { requiresSecondFactor: false },
      changeRights: {},
      changeHiddenFields: {},
      changeHiddenColumns: {},
    }),
    setup: () => ({
      open: { token },
      createAccount: { token, firstName: 'Jan', lastName: 'Lis', email: 'nobody@test.example', password },
      postpone: { step: 'mailbox' },
      dismissFirstSteps: { isDismissed: true },
    }),
    users: ({ email, role }) => ({
      savePicture: {},
      invite: { email, firstName: 'Jan', lastName: 'Lis', roles: [role] },
      update: { version: 1, changes: { position: 'Zmiana' } },
      deactivate: { version: 1, successorId: null },
      reactivate: { version: 1 },
      changeHiddenFields: {},
    }),
  },
  queries: {
    'agency.saveLogo': () => ({ version: '1' }),
    'agency.removeLogo': () => ({ version: '1' }),
    'profile.savePicture': () => ({ version: '1' }),
    'profile.removePicture': () => ({ version: '1' }),
    'users.savePicture': () => ({ version: '1' }),
    'users.removePicture': () => ({ version: '1' }),
  },
  paths: {
    '/lists': 'view',
    '/users': 'user',
    '/people-pictures': 'personPicture',
    '/outbox': 'mail',
    '/operations': 'operation',
    '/bulk-changes': 'bulkChange',
    '/profile/sessions': 'session',
  },
} as const satisfies Sample;
