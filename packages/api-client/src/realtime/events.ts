import type { HasExcludable } from '@szansa/domain/access';
import { z } from 'zod';

import { message, readMark } from '../endpoints/comments.ts';

const id = z.uuid();

/** What everyone in a room hears alike. A schema with a field that may be hidden from some does not compile. */
function heardAlike<Schema extends z.ZodType>(
  schema: HasExcludable<Schema> extends true ? never : Schema,
): Schema {
  return schema;
}

const heardMessage = heardAlike(z.object({ message }));

/**
 * What the server tells browsers, with a schema each. Payloads carry ids, and what is small and nobody's secret among
 * those who hear it; who hears of anything else asks for the record. Names with `customer-file-message` are the
 * specification's.
 */
export const serverEvents = {
  'customer-file-message-new': heardMessage,
  'customer-file-message-edit': heardMessage,
  'customer-file-message-remove': heardMessage,
  'customer-file-message-mark-as-read': z.object({ customerFileId: id }),
  'customer-file-message-follow-chat': z.object({ customerFileId: id }),
  'customer-file-message-unfollow-chat': z.object({ customerFileId: id }),
  'customer-file-last-message-read-by': heardAlike(readMark.extend({ customerFileId: id })),
  /** An opportunity was created, moved or changed in any other way a list shows. */
  'customer-file-changed': z.object({ customerFileId: id }),
  'customer-changed': z.object({ customerId: id }),
  'bank-changed': z.object({ bankId: id }),
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
