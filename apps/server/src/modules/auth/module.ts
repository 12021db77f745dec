import type { Module } from '#platform';
import { currentSession } from './answers.ts';
import { sweepTickets } from './ticket-queries.ts';
import { finishActivation, openActivation } from './verbs/activate.ts';
import { rememberPage } from './verbs/remember-page.ts';
import { finishPasswordReset, openPasswordReset, requestPasswordReset } from './verbs/reset-password.ts';
import { savePreferences } from './verbs/save-preferences.ts';
import { finishEnrolment, signIn, signInWithCode, startEnrolment } from './verbs/sign-in.ts';
import { signOut } from './verbs/sign-out.ts';

/** Signing in and out, activation links, new passwords, the second factor. */
export const authModule = {
  routes: {
    auth: {
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
    },
    activation: {
      open: ({ body, context }) => openActivation(context, body.token),
      finish: ({ body, context }) => finishActivation(context, body),
    },
    passwordReset: {
      request: async ({ body, context }) => {
        await requestPasswordReset(context, body.email);
        return null;
      },
      open: ({ body, context }) => openPasswordReset(context, body.token),
      finish: async ({ body, context }) => {
        await finishPasswordReset(context, body);
        return null;
      },
    },
  },
  sweeps: [sweepTickets],
} as const satisfies Module;
