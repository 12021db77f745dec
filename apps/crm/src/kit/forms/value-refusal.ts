import { ApiError } from '@szansa/api-client/client';

import { messageOf } from '#kit/toasts/toasts.ts';

/** Returns the server's messages about the values of a change, else about the call. */
export function valueRefusal(error: unknown): string {
  const fields = error instanceof ApiError ? error.fields : [];
  return fields.length > 0 ? fields.map(({ message }) => message).join(' ') : messageOf(error);
}
