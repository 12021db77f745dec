import { listSessions } from '#modules/auth';
import type { Module } from '#platform';
import { ownProfile } from './answers.ts';
import { changePassword } from './verbs/change-password.ts';
import { changeProfile } from './verbs/change.ts';
import { endOwnSession, endOwnSessions } from './verbs/end-sessions.ts';
import { removeOwnPicture, saveOwnPicture } from './verbs/picture.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './verbs/second-factor.ts';

/** The own account. */
export const profileModule = {
  routes: {
    profile: {
      get: ({ context }) => ownProfile(context),
      update: ({ body, context }) => changeProfile(context, body),
      savePicture: ({ query, body, files, context }) => saveOwnPicture(context, query, { ...body, files }),
      removePicture: ({ query, context }) => removeOwnPicture(context, query),
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
    },
  },
} as const satisfies Module;
