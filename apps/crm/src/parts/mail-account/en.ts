import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const mailAccounts: Translated<typeof polish.mailAccounts> = {
  add: 'Add account',
  empty: 'There are no mail accounts yet',
  emptyHint: 'Mails of customers are taken from an account. They appear in “Received mails”.',
  hint: 'Mails are taken from these accounts into “Received mails”. Each mail is taken once.',
  list: 'Mail accounts',
  fields: {
    host: 'Server (IMAP)',
    port: 'Port',
    security: 'Connection',
    userName: 'User',
    password: 'Password',
    folder: 'Folder',
    takenFrom: 'Mails since',
    afterTaking: 'Once taken, a mail on the server',
    movedTo: 'Move to the folder',
    isActive: 'Take mails from this account',
  },
  hints: {
    takenFrom: 'Mails that came earlier are left alone.',
    movedTo: 'The folder has to exist on the server.',
    password: 'Some servers want an app password instead of that of the mailbox.',
  },

  passwordStored: 'Leave it empty to keep it.',
  security: {
    tls: 'Encrypted (TLS)',
    starttls: 'Encrypted after the greeting (STARTTLS)',
    none: 'Not encrypted',
  },
  afterTaking: {
    leave: 'Stays as it is',
    mark_read: 'Is marked as read',
    move: 'Is moved to another folder',
  },
  sections: { server: 'Server', mails: 'Mails' },
  form: {
    createTitle: 'New mail account',
    editTitle: 'Account {{name}}',
    description: 'The password is kept encrypted. Nobody can read it in the application.',
  },
  state: { works: 'Works', failing: 'Needs attention', inactive: 'Off', unseen: 'Not checked yet' },
  ingested_one: '{{count, number}} mail taken',
  ingested_other: '{{count, number}} mails taken',
  leftOut_one: '{{count, number}} mail was too large and stayed on the server',
  leftOut_other: '{{count, number}} mails were too large and stayed on the server',
  checked: 'Checked',
  since: 'Since',
  said: 'The server answered: {{said}}',
  problems: {
    host_unknown: 'There is no server of this address. Check the spelling.',
    connection_refused: 'The server takes no connections on this port. Check address and port.',
    timed_out: 'The server did not answer in time. Check the port and the kind of connection.',
    not_tls: 'On this port the server does not encrypt from the start. Choose STARTTLS or port 993.',
    certificate_invalid: 'The certificate of the server is invalid or not made for its address.',
    starttls_missing:
      'The server offers no STARTTLS. Choose an encrypted connection (TLS), usually on port 993.',
    password_wrong:
      'The server did not accept user or password. It is not tried again until they are changed.',
    folder_missing: 'The account has no such folder.',
    target_missing: 'The account has no folder that taken mails could be moved to.',
    connection_lost: 'The connection to the server broke. It will be tried again.',
  },
  tryOut: {
    action: 'Check the connection',
    incomplete: 'Fill in the required fields to check the connection.',
    works: 'The connection works',
    failed: 'The connection does not work',
    mails_one: 'There is {{count, number}} mail in the folder.',
    mails_other: 'There are {{count, number}} mails in the folder.',
    folders: 'Folders of the account: {{folders}}',
  },
  fetchOne: 'Check now: {{name}}',
  editOne: 'Edit account: {{name}}',
  removeOne: 'Remove account: {{name}}',
  remove: {
    title: 'Remove the account {{name}}?',
    description: 'Mails that were taken stay. No new ones are taken from this account.',
  },
  done: { created: 'Account added', removed: 'Account removed', fetching: 'Looking for new mails' },
};
