import { entities } from '@szansa/domain/access';
import { z } from 'zod';

const id = z.uuid();

const message = z.object({ customerFileId: id, messageId: id });

/**
 * What the server tells browsers, with a schema each. Payloads carry ids and little else: who hears of a change
 * asks for the record, and gets what they may see. Names with `customer-file-message` are the specification's.
 */
export const serverEvents = {
  'customer-file-message-new': message.extend({ isNote: z.boolean(), authorId: id }),
  'customer-file-message-edit': message,
  'customer-file-message-remove': message,
  'customer-file-message-mark-as-read': z.object({ customerFileId: id }),
  'customer-file-message-follow-chat': z.object({ customerFileId: id }),
  'customer-file-message-unfollow-chat': z.object({ customerFileId: id }),
  'customer-file-last-message-read-by': message.extend({ readerId: id }),
  /** An opportunity was created, moved or changed in any other way a list shows. */
  'customer-file-changed': z.object({ customerFileId: id }),
  'customer-changed': z.object({ customerId: id }),
  /** A record of any other kind was created, changed or removed. */
  'record-changed': z.object({ entity: z.enum(entities), id }),
  /** Long work of the reader's own has come further, or ended. */
  'operation-changed': z.object({ operationId: id }),
  /** The reader's rights, roles or hidden fields changed. */
  'access-changed': z.object({}),
} as const;

/** What browsers say: who they are, once after connecting. */
export const clientEvents = { init: z.strictObject({ userId: id }) } as const;

export type ServerEvent = keyof typeof serverEvents;
export type ServerPayload<E extends ServerEvent> = z.infer<(typeof serverEvents)[E]>;

export type ServerToClient = { [E in ServerEvent]: (payload: ServerPayload<E>) => void };
export type ClientToServer = {
  [E in keyof typeof clientEvents]: (
    payload: z.infer<(typeof clientEvents)[E]>,
    acknowledge?: (answer: { ok: boolean }) => void,
  ) => void;
};
