import type { Endpoints } from '@szansa/api-client/endpoints';

import type { ResourceHandlers } from '../platform.ts';
import { finishActivation, openActivation } from './activation.ts';
import { finishPasswordReset, openPasswordReset, requestPasswordReset } from './password-reset.ts';

export const activationRoutes: ResourceHandlers<Endpoints['activation']> = {
  open: ({ body, context }) => openActivation(context, body.token),
  finish: ({ body, context }) => finishActivation(context, body),
};

export const passwordResetRoutes: ResourceHandlers<Endpoints['passwordReset']> = {
  request: async ({ body, context }) => {
    await requestPasswordReset(context, body.email);
    return null;
  },
  open: ({ body, context }) => openPasswordReset(context, body.token),
  finish: async ({ body, context }) => {
    await finishPasswordReset(context, body);
    return null;
  },
};
