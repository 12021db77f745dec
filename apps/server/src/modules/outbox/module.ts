import { listAnswer, type Module } from '#platform';
import { mailById, mailsFound } from './answers.ts';
import { readMail } from './verbs/read-mail.ts';

/** Mails the server has written. */
export const outboxModule = {
  routes: {
    outbox: {
      list: ({ query, context }) => listAnswer(query, mailsFound(context, query)),
      get: ({ params, context }) => mailById(context, params.id),
      read: ({ params, body, context }) => readMail(context, params.id, body.currentPassword),
    },
  },
} as const satisfies Module;
