import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { currentSession, rememberPage, savePreferences, signOut } from './service.ts';
import { finishEnrolment, signIn, signInWithCode, startEnrolment } from './signing-in.ts';

export const authRoutes: ResourceHandlers<Endpoints['auth']> = {
  login: ({ body, context }) => signIn(context, body),
  loginTotp: ({ body, context }) => signInWithCode(context, body),
  startEnrolment: ({ body, context }) => startEnrolment(context, body.ticket),
  finishEnrolment: ({ body, context }) => finishEnrolment(context, body),
  session: ({ context }) => currentSession(context),
  logout: async ({ context }) => {
    await signOut(context);
    return null;
  },
  savePreferences: ({ body, context }) => savePreferences(context, body),
  rememberPage: async ({ body, context }) => {
    await rememberPage(context, body.lastPage);
    return null;
  },
};
