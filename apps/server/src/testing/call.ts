import type { RefusalCode } from '@szansa/api-client/contract';
import { expect } from 'vitest';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed envelope, or the text of anything else. */
  readonly body: unknown;
}

export interface CallOptions {
  readonly token?: string;
  readonly json?: unknown;
  readonly body?: NonNullable<RequestInit['body']>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One raw request, for what the typed client would not let through. */
export async function call(
  server: { readonly url: string },
  method: string,
  path: string,
  { token, json, body, headers = {} }: CallOptions = {},
): Promise<Reply> {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(json === undefined ? (body === undefined ? {} : { body }) : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** What a refused call is expected to fail with: an `ApiError` of this code and HTTP status. */
export const refusal = (code: RefusalCode, status: number, more: object = {}): unknown =>
  expect.objectContaining({ code, status, ...more });
