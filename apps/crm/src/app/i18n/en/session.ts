import type { Texts } from '../texts.ts';

export const session: Texts['session'] = {
  title: 'Sign in',
  subtitle: 'The CRM of vehicle leasing and sales agencies',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  expired: 'Your session has expired. Sign in again.',
  loggingOut: 'Signing out…',
};
