import { z } from 'zod';

import { anyOf, endpoint, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { currentPassword } from './profile.ts';
import { id, idParams, instant } from './records.ts';

/**
 * `kept`: no mail server is set, so the mail can be read here instead until there is one. `expired`: it became useless
 * before a mail server received it, such as a link that has stopped working. `in_doubt`: a mail to a customer that a
 * mail server may or may not have received, because the connection broke at that moment; it is not sent again.
 */
export const mailStates = ['queued', 'sent', 'failed', 'kept', 'expired', 'in_doubt'] as const;
export const mailKinds = ['activation', 'password_reset', 'notice', 'customer_notice'] as const;

const outboxItem = z
  .object({
    id,
    kind: z.enum(mailKinds),
    state: z.enum(mailStates),
    to: z.string(),
    subject: z.string(),
    createdAt: instant,
    sentAt: instant.nullable(),
    attempts: z.int(),
    /** The mail server's message when it refused. */
    lastError: z.string().nullable(),
    /** The name of the file it brings along. */
    attachment: z.string().nullable(),
  })
  .register(schemaNames, { id: 'OutboxItem' });

export const outbox = {
  list: endpoint({
    method: 'GET',
    path: '/outbox',
    access: 'user.edit',
    summary:
      'Mails of the product, the latest first; links of administrators and mails to super administrators for the latter.',
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
    summary: 'A mail without its text.',
    params: idParams,
    response: outboxItem,
  }),
  read: endpoint({
    method: 'POST',
    path: '/outbox/{id}/read',
    access: 'user.edit',
    done: null,
    summary:
      'The text of a kept mail, for the own password; reading it is logged. A mail that was sent has none.',
    params: idParams,
    body: z.strictObject({ currentPassword }),
    refusals: ['wrong_password', 'too_many_requests'],
    unversioned: 'noted',
    response: outboxItem.extend({ text: z.string().nullable() }),
  }),
};
