import type { Module } from '#platform';
import { allRoles } from './answers.ts';
import { rolesStart } from './demo.ts';
import {
  changeHiddenColumnsOf,
  changeHiddenFieldsOf,
  changeRightsOf,
  requireSecondFactor,
} from './verbs/change.ts';

/** Roles: their rights, hidden fields and hidden columns. */
export const rolesModule = {
  routes: {
    roles: {
      list: ({ context }) => allRoles(context),
      update: ({ params, body, context }) =>
        requireSecondFactor(context, params.key, body.requiresSecondFactor),
      changeRights: ({ params, body, context }) => changeRightsOf(context, params.key, body),
      changeHiddenFields: ({ params, body, context }) => changeHiddenFieldsOf(context, params.key, body),
      changeHiddenColumns: ({ params, body, context }) => changeHiddenColumnsOf(context, params.key, body),
    },
  },
  start: rolesStart,
} as const satisfies Module;
