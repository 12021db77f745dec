import { z } from 'zod';

import { anyOf, endpoint, listQuery, pageOf } from '../contract/index.ts';
import { id, idParams, instant } from './records.ts';

/** `kept`: no mail server is set, so the mail can be read here instead. */
export const mailStates = ['queued', 'sent', 'failed', 'kept'] as const;
export const mailKinds = ['activation', 'password_reset', 'notice'] as const;

const outboxItem = z.object({
  id,
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  to: z.string(),
  subject: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
  attempts: z.int(),
  /** What the mail server said when it refused. */
  lastError: z.string().nullable(),
});

export const outbox = {
  list: endpoint({
    method: 'GET',
    path: '/outbox',
    access: 'user.edit',
    summary: 'Mails of the product, the latest first; those to super administrators only for their like.',
    query: listQuery({
      sort: { createdAt: null },
      defaultSort: '-createdAt',
      filters: { state: anyOf(z.enum(mailStates)), kind: anyOf(z.enum(mailKinds)) },
    }),
    response: pageOf(outboxItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/outbox/{id}',
    access: 'user.edit',
    summary: 'A kept mail with its text; reading it is logged. A mail handed to a server is not kept.',
    params: idParams,
    response: outboxItem.extend({ text: z.string().nullable() }),
  }),
};
