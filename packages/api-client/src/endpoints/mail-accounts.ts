import {
  afterTakings,
  mailAccountInput,
  mailAccountPatch,
  mailAccountTrial,
  mailboxProblems,
  mailSecurities,
} from '@szansa/domain/mail-account';
import { calendarDate } from '@szansa/domain/shared';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { idParams, instant, nothing, version, versionQuery, id } from './records.ts';

/** Why mails cannot be fetched, and the server's own message if it sent one. */
const failure = z
  .object({ problem: z.enum(mailboxProblems), said: z.string().nullable() })
  .register(schemaNames, { id: 'MailboxFailure' });

/** An account that mails are fetched from. Its password is never returned. */
const mailAccount = z
  .object({
    id,
    host: z.string(),
    port: z.int(),
    security: z.enum(mailSecurities),
    userName: z.string(),
    folder: z.string(),
    afterTaking: z.enum(afterTakings),
    movedTo: z.string().nullable(),
    takenFrom: calendarDate,
    isActive: z.boolean(),
    /** When it was last checked for new mails. */
    checkedAt: instant.nullable(),
    /** Mails that were ingested from it. */
    takenCount: z.int(),
    /** Mails that are larger than mails may be and were left on the server. */
    leftOutCount: z.int(),
    /** Null while all is well. */
    failure: failure.extend({ since: instant }).nullable(),
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'MailAccount' });

export const mailAccounts = {
  list: endpoint({
    method: 'GET',
    path: '/mail-accounts',
    access: 'mail_account.get',
    summary: 'The accounts that mails are taken from.',
    response: z.array(mailAccount),
  }),
  get: endpoint({
    method: 'GET',
    path: '/mail-accounts/{id}',
    access: 'mail_account.get',
    summary: 'Shows an account.',
    params: idParams,
    response: mailAccount,
  }),
  create: endpoint({
    method: 'POST',
    path: '/mail-accounts',
    access: 'mail_account.create',
    summary: 'Writes down an account, and begins to take mails from it.',
    body: mailAccountInput,
    response: mailAccount,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/mail-accounts/{id}',
    access: 'mail_account.edit',
    summary: 'Changes fields of an account. A password that would be told somebody else is typed anew.',
    params: idParams,
    body: z.strictObject({ version, changes: mailAccountPatch }),
    response: mailAccount,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/mail-accounts/{id}',
    access: 'mail_account.edit',
    summary: 'Removes an account; mails that were taken stay.',
    params: idParams,
    query: versionQuery,
    response: nothing,
  }),
  tryOut: endpoint({
    method: 'POST',
    path: '/mail-accounts/try-out',
    access: 'mail_account.edit',
    done: null,
    summary: 'Signs in with what is typed and says what is wrong. Nothing is taken, nothing is changed.',
    body: mailAccountTrial,
    unversioned: 'noted',
    response: z.object({
      /** Null if mails could be fetched. */
      failure: failure.nullable(),
      /** Folders of the account, as far as one could sign in. */
      folders: z.array(z.string()),
      /** Mails in the folder; null if it is not there. */
      mailCount: z.int().nullable(),
    }),
  }),
  fetch: endpoint({
    method: 'POST',
    path: '/mail-accounts/{id}/fetch',
    access: 'mail_account.edit',
    done: null,
    summary: 'Asks for new mails now, also after a failure that waits for people.',
    params: idParams,
    unversioned: 'noted',
    response: mailAccount,
  }),
};
