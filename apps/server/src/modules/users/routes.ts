import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { staffMemberById } from './described.ts';
import { deactivate, reactivate, workloadOf } from './leaving.ts';
import {
  changeHiddenFields,
  changeStaffMember,
  inviteStaff,
  listOfStaff,
  resendInvitation,
} from './service.ts';
import { endSessionOf, endSessionsOf, resetSecondFactor, sessionsOf } from './signed-in.ts';

export const userRoutes: ResourceHandlers<Endpoints['users']> = {
  list: ({ query, context }) => listOfStaff(context, query),
  get: ({ params, context }) => staffMemberById(context, params.id),
  invite: ({ body, context }) => inviteStaff(context, body),
  resendInvitation: ({ params, context }) => resendInvitation(context, params.id),
  update: ({ params, body, context }) => changeStaffMember(context, params.id, body),
  workload: ({ params, context }) => workloadOf(context, params.id),
  deactivate: ({ params, body, context }) => deactivate(context, params.id, body),
  reactivate: ({ params, body, context }) => reactivate(context, params.id, body),
  resetSecondFactor: ({ params, context }) => resetSecondFactor(context, params.id),
  changeHiddenFields: ({ params, body, context }) => changeHiddenFields(context, params.id, body),
  sessions: ({ params, context }) => sessionsOf(context, params.id),
  endSession: async ({ params, context }) => {
    await endSessionOf(context, params.id, params.sessionId);
    return null;
  },
  endSessions: async ({ params, context }) => {
    await endSessionsOf(context, params.id);
    return null;
  },
};
