import type { Endpoints } from '@szansa/api-client/endpoints';

import { listSessions } from '../auth/session-queries.ts';
import type { ResourceHandlers } from '../platform.ts';
import { changePassword } from './password.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './second-factor.ts';
import { changeProfile, endOwnSession, endOwnSessions, ownProfile } from './service.ts';

export const profileRoutes: ResourceHandlers<Endpoints['profile']> = {
  get: ({ context }) => ownProfile(context),
  update: ({ body, context }) => changeProfile(context, body),
  changePassword: ({ body, context }) => changePassword(context, body),
  startSecondFactor: ({ body, context }) => startSecondFactor(context, body),
  confirmSecondFactor: ({ body, context }) => confirmSecondFactor(context, body.code),
  removeSecondFactor: async ({ body, context }) => {
    await removeSecondFactor(context, body);
    return null;
  },
  renewRecoveryCodes: ({ body, context }) => renewRecoveryCodes(context, body),
  sessions: ({ context }) => listSessions(context.db, context.actor.userId, context.actor.sessionId),
  endSession: async ({ params, context }) => {
    await endOwnSession(context, params.id);
    return null;
  },
  endSessions: async ({ body, context }) => {
    await endOwnSessions(context, body.keepThis);
    return null;
  },
};
