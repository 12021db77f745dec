import { ApiError } from '@szansa/api-client/client';

/** Whether a read failed because the record is not there for the reader any more: what was read before is not shown. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}
