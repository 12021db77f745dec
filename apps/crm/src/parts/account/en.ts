import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const session: Translated<typeof polish.session> = {
  title: 'Sign in',
  subtitle: 'The CRM of vehicle leasing and sales agencies',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  loggingOut: 'Signing out…',
  language: 'Language',
  forgot: 'Forgotten your password?',
  backToLogin: 'Back to sign in',
  proceed: 'Continue',
  copy: { done: 'Copied', failed: 'Could not copy', failedHint: 'Select the text and copy it by hand.' },
  proof: { currentPassword: 'Current password', anyCode: 'Code from the app, or a recovery code' },
  secondFactor: {
    title: 'Two-step verification',
    hint: 'Enter the code your authenticator app is showing now.',
    appCode: 'Code from the app',
    sixDigits: 'Enter 6 digits',
    useRecovery: 'Use a recovery code',
    recoveryCode: 'Recovery code',
    recoveryHint: 'Enter one of your recovery codes. Each works only once.',
    useApp: 'Use a code from the app',
  },
  enrolment: {
    title: 'Scan the QR code',
    required: 'Your role requires two-step verification. Turn it on to sign in.',
    scanHint:
      'Open an authenticator app on your phone (e.g. Google Authenticator or Microsoft Authenticator) and scan the code. Then enter the 6 digits it shows.',
    qrCode: 'QR code for the authenticator app',
    secretHint: 'Cannot scan it? Enter this key in the app:',
    copySecret: 'Copy the key',
    confirm: 'Confirm',
  },
  recoveryCodes: {
    title: 'Recovery codes',
    hint: 'They let you sign in when you do not have your phone. Each works once. You see them only now, so keep them in a safe place.',
    documentTitle: 'Szansa: recovery codes',
    fileName: 'szansa-recovery-codes.txt',
    print: 'Print',
    saved: 'The codes are kept in a safe place',
    saveFirst: 'Save the codes first, then tick this box.',
  },
  newPassword: {
    password: 'New password',
    repeated: 'Repeat the new password',
    rules: 'The password needs:',
    rule: {
      password_short: 'at least {{least}} characters',
      password_capital: 'a capital letter',
      password_digit: 'a digit',
      password_special: 'a special character',
    },
    met: '(met)',
    unmet: '(missing)',
  },
  reset: {
    title: 'Reset password',
    hint: 'Enter the e-mail you sign in with. We will send a link to set a new password.',
    submit: 'Send the link',
    sent: 'Check your mailbox',
    sentHint:
      'If {{email}} belongs to an account in Szansa, we have sent it a link to set a new password. The link works for an hour and only once.',
    another: 'Enter another address',
  },
  set: {
    title: 'Set a new password',
    account: 'Account: {{email}}',
    submit: 'Set the password',
    done: 'Your password has been changed. Sign in with the new one.',
    invalid: 'This link no longer works',
    invalidHint: 'A link to set a password works for an hour and only once. Ask for a new one.',
    requestAgain: 'Ask for a new link',
  },
  activation: {
    title: 'Account activation',
    failed: 'An error occurred while confirming the account',
    greeting: 'Hello, {{name}}! Set a password for {{email}}.',
    steps: { password: 'Password', authenticator: 'App', codes: 'Recovery codes' },
    optional:
      'Two-step verification protects your account even if somebody learns your password. You can also turn it on later in your profile.',
    skip: 'Skip',
    enter: 'Go to Szansa',
    noLink: 'You need the link from the message',
    noLinkHint:
      'To activate your account, open the link from the invitation message. If you do not have it, ask an administrator to send it again.',
    invalid: 'This link no longer works',
    invalidHint:
      'An activation link works for 7 days and only once. If your account is not active yet, ask an administrator for a new invitation.',
  },
  sessions: {
    none: 'No open sessions',
    unknownDevice: 'Unknown device',
    signOut: 'Sign out',
    end: 'End',
    current: 'this device',
    lastUsed: 'Last used {{when}}',
    created: 'Signed in {{when}}',
  },
  leaving: {
    title: 'Sign out without sending?',
    description_one: 'One message has not been sent yet. Signing out removes it from this device.',
    description_other:
      '{{count, number}} messages have not been sent yet. Signing out removes them from this device.',
  },
};
