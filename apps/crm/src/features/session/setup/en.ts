import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const setup: Translated<typeof polish.setup> = {
  label: 'First set-up',
  steps: { account: 'You', agency: 'Agency', second_factor: 'Verification', mailbox: 'Mail' },
  titles: {
    account: 'Welcome to Szansa',
    agency: 'Your agency',
    second_factor: 'Two-step verification',
    mailbox: 'A mailbox for mails of customers',
  },
  hints: {
    account: 'Start with your account. You will administer the system and invite the rest of your team.',
    agency: 'Type the tax id, and the register fills in name and address. They are printed on offers.',
    second_factor: 'Signing in will need a code of an app on your phone besides the password.',
    mailbox:
      'Mails of customers are fetched from it into “Received mails”. Add more accounts in the admin panel.',
  },
  account: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    emailHint: 'You sign in with it.',
    submit: 'Create the account',
    failed: 'The account could not be created',
  },
  next: 'Save and continue',
  proceed: 'Continue',
  later: 'Later',
  logo: 'Logo on offers',
  confirmPassword: 'Type the password of your account, to confirm that it is you.',
  outgoing:
    'Outgoing mails are sent by the server in the variable SMTP_URL, which the person who runs the installation sets. Without it mails are stored in the outbox.',
  opening: 'The link could not be opened',
  invalid: {
    title: 'This link does not work any more',
    hint: 'The link of the first set-up works once, for 7 days. If there is an account already, sign in. If not, restart the server: it prints a new link.',
  },
};
