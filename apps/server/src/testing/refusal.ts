import type { RefusalCode } from '@szansa/api-client/contract';
import { expect } from 'vitest';

/** What a refused call is expected to fail with: an `ApiError` of this code and HTTP status. */
export const refusal = (code: RefusalCode, status: number, more: object = {}): unknown =>
  expect.objectContaining({ code, status, ...more });
