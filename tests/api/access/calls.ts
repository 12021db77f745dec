import { endpoints } from '@szansa/api-client/endpoints';
import type { EndpointDefinition } from '@szansa/api-client/contract';
import { call, type Reply, type TestServer } from '@szansa/server/testing';

import { sampleBody } from '../bodies.ts';

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

/** What a call is about. */
export interface Records {
  readonly customer: string;
  readonly opportunity: string;
  readonly opportunityVersion: number;
  readonly offer: string;
  readonly document: string;
  readonly file: string;
  readonly comment: string;
  /** Of the list of customers. */
  readonly view: string;
  readonly bank: string;
  readonly otherBank: string;
  readonly archiveReason: string;
  /** A member of staff, a session and a mail of theirs. */
  readonly user: string;
  readonly session: string;
  readonly mail: string;
  readonly operation: string;
  /** A role to give. */
  readonly role: 'SUPER_ADMIN' | 'WORKER';
}

const ids: readonly (readonly [RegExp, keyof Records])[] = [
  [/^\/customers/, 'customer'],
  [/^\/opportunities/, 'opportunity'],
  [/^\/offers/, 'offer'],
  [/^\/documents/, 'document'],
  [/^\/files/, 'file'],
  [/^\/comment\/(edit|remove|update-last-read-message)/, 'comment'],
  [/^\/comment/, 'opportunity'],
  [/^\/banks/, 'bank'],
  [/^\/lists/, 'view'],
  [/^\/users/, 'user'],
  [/^\/outbox/, 'mail'],
  [/^\/operations/, 'operation'],
  [/^\/profile\/sessions/, 'session'],
];

/** @throws for a path nobody said which record it means. */
function pathTo(path: string, records: Records): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
    if (parameter === 'taxIdNumber') return '9991000111';
    if (parameter === 'key') return 'WORKER';
    if (parameter === 'list') return 'customers';
    if (parameter === 'sessionId') return records.session;
    const found = ids.find(([pattern]) => pattern.test(path))?.[1];
    if (!found) throw new Error(`Which record does ${path} mean?`);
    return String(records[found]);
  });
}

/** Queries that cannot be left out. */
function queryOf(name: string, records: Records): string {
  return name === 'banks.mergePreview' ? `?into=${records.otherBank}` : '';
}

let invited = 0;

function bodyOf(name: string, records: Records): Readonly<Record<string, unknown>> {
  invited += 1;
  return sampleBody(name, { ...records, email: `invited${invited}@test.example` });
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const logo = () => new File([Buffer.from(onePixel, 'base64')], 'logo.png');

function formOf({ name, definition }: Operation, records: Records): FormData {
  const form = new FormData();
  const parts = definition.body ? bodyOf(name, records) : {};
  for (const [part, value] of Object.entries(parts)) form.set(part, String(value));
  if (name === 'agency.saveLogo') form.set('file', logo());
  else form.set('files', new File(['treść'], 'notatka.txt'));
  return form;
}

/** Makes a call on some records, as the holder of a token or as nobody. */
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
