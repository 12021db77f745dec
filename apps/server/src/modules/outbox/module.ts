import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { proven } from '#modules/auth';
import { listAnswer, mailPurpose, type Module, type StaffContext } from '#platform';
import { described, mailById, mailsFound, visibleMail } from './answers.ts';

type ReadMail = Data<Endpoints['outbox']['read']>;

/**
 * Returns a mail with its text, as long as that is stored here. A text may contain a link into a user's account, so the
 * actor's password is required, and reading it is logged.
 * @throws 400 `wrong_password`, 404, 429
 */
async function readMail(context: StaffContext, id: string, currentPassword: string): Promise<ReadMail> {
  const { userId, body, row } = await visibleMail(context, id);
  return proven(context, { currentPassword }, async (work) => {
    if (row.state !== 'kept' || body === null) return { ...described(row), text: null };
    await work.audit({
      entity: 'user',
      entityId: userId ?? id,
      action: 'read_mail',
      after: { mailId: id, subject: row.subject },
    });
    const text = work.platform.secrets.open(mailPurpose(id), body).toString('utf8');
    return { ...described(row), text };
  });
}

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
