import { endpoints } from '@szansa/api-client/endpoints';
import type { EndpointDefinition } from '@szansa/api-client/contract';
import { call, type Reply, type SignedIn, type TestServer } from '@szansa/server/testing';

import type { Records } from '../sample.ts';
import { pathTo, queryOf, sampleBody } from '../samples.ts';

/** An endpoint by its name, `customers.list`. */
export interface Operation {
  readonly name: string;
  readonly resource: string;
  readonly definition: EndpointDefinition;
}

export const operations: readonly Operation[] = Object.entries(endpoints).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([name, definition]) => ({ name: `${resource}.${name}`, resource, definition })),
);

/** `GET /customers/{id}`: how a call is named where people read it. */
export const titleOf = ({ definition }: Operation) => `${definition.method} ${definition.path}`;

/** The operator's token, where a server is started with it. */
export const metricsToken = 'operators-token-of-tests';

const endsSession: readonly string[] = [
  'auth.logout',
  'profile.changePassword',
  'profile.endSession',
  'profile.endSessions',
];

/**
 * Returns the caller's token; for a call that ends sessions, the token of a session used nowhere else, and for one of
 * the operator theirs.
 */
export async function tokenFor(
  server: TestServer,
  { name, definition }: Operation,
  caller: SignedIn,
): Promise<string> {
  if (definition.access === 'operator') return metricsToken;
  return endsSession.includes(name) ? (await server.signIn('worker2@test.example')).token : caller.token;
}

let invited = 0;

function bodyOf(name: string, records: Records): Readonly<Record<string, unknown>> {
  invited += 1;
  return sampleBody(name, { ...records, email: `invited${invited}@test.example` });
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const logo = () => new File([Buffer.from(onePixel, 'base64')], 'logo.png');

/** A body as the parts of a form: what is no text is written as JSON. */
export function partsOf(body: unknown): FormData {
  const form = new FormData();
  for (const [part, value] of Object.entries(body ?? {})) {
    form.set(part, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

export function formOf({ name, definition }: Operation, records: Records): FormData {
  const form = partsOf(definition.body ? bodyOf(name, records) : {});
  if (definition.files?.field === 'file') form.set('file', logo());
  else form.set('files', new File(['treść'], 'notatka.txt'));
  return form;
}

/** Makes a call on some records, with a token or without a session. */
export function attempt(
  server: TestServer,
  operation: Operation,
  records: Records,
  token: string | null,
): Promise<Reply> {
  const { name, definition } = operation;
  const path = `${pathTo(definition.path, records)}${queryOf(name, records)}`;
  return call(server, definition.method, path, {
    ...(token === null ? {} : { token }),
    ...(definition.files ? { body: formOf(operation, records) } : {}),
    ...(definition.body && !definition.files ? { json: bodyOf(name, records) } : {}),
  });
}
