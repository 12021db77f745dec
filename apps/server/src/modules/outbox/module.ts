import type { Module } from '#platform';
import { listOfMails } from './answers.ts';
import { readMail } from './verbs/read-mail.ts';

/** Mails the server has written. */
export const outboxModule = {
  routes: {
    outbox: {
      list: ({ query, context }) => listOfMails(context, query),
      get: ({ params, context }) => readMail(context, params.id),
    },
  },
} as const satisfies Module;
