import type { Module } from '#platform';
import { mailAccountById, mailAccountReaders, mailAccounts } from './answers.ts';
import { fetchMails } from './fetching.ts';
import { tryOut } from './trying.ts';
import { changeMailAccount } from './verbs/change.ts';
import { createMailAccount } from './verbs/create.ts';
import { fetchNow } from './verbs/fetch.ts';
import { removeMailAccount } from './verbs/remove.ts';
import { watchMailboxes } from './watching.ts';

/** Accounts of mail servers from which mails are ingested. */
export const mailAccountsModule = {
  routes: {
    mailAccounts: {
      list: ({ context }) => mailAccounts(context),
      get: ({ params, context }) => mailAccountById(context, params.id),
      create: ({ body, context }) => createMailAccount(context, body),
      update: ({ params, body, context }) => changeMailAccount(context, params.id, body),
      remove: ({ params, query, context }) => removeMailAccount(context, params.id, query.version),
      tryOut: ({ body, context }) => tryOut(context, body),
      fetch: ({ params, context }) => fetchNow(context, params.id),
    },
  },
  rooms: (actor) => (actor.can('mail_account.get') ? [mailAccountReaders] : []),
  jobs: [fetchMails],
  services: [watchMailboxes],
} as const satisfies Module;
