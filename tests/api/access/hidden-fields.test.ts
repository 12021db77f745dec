import { endpoints } from '@szansa/api-client/endpoints';
import { serverEvents } from '@szansa/api-client/realtime';
import { withNames } from '@szansa/api-client/stored-auth';
import { call, testServer, type Reply, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { recordsOf } from '../records.ts';
import type { Records } from '../sample.ts';
import { pathTo, sampleBody, samples } from '../samples.ts';
import { attempt, operations, partsOf, titleOf, type Operation } from './calls.ts';
import { markedFields, markedSorts } from './marked-fields.ts';

const hidden = samples.flatMap((sample) => sample.hidden ?? []);
/** What is written down, under the field that hides it; nothing else of the records looks like it. */
const secrets: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  hidden.flatMap(({ texts }) => Object.entries(texts)),
);

let server: TestServer;
let superAdmin: SignedIn;
let reader: SignedIn;
let records: Records;
/** The responses the reader gets while nothing is hidden. */
let shown: readonly Notified[];

beforeAll(async () => {
  server = await testServer();
  superAdmin = await server.signIn('super@test.example');
  // reads everything, so that nothing is absent for another reason
  reader = await server.signIn('admin@test.example');
  const { client, userId } = await server.signIn('worker@test.example');
  records = await recordsOf(server, { owner: userId, role: 'WORKER' });
  for (const { write } of hidden) await write(client, records.id);
  await hideOnly(null);
  shown = await notified(readings);
});
afterAll(() => server.close());

/** Hides one field from the reader, and shows the others again. */
async function hideOnly(field: string | null): Promise<void> {
  const params = { id: reader.userId };
  const { excludedFields } = await superAdmin.client.users.get({ params });
  const hide = field === null ? [] : [field as (typeof excludedFields)[number]];
  await superAdmin.client.users.changeHiddenFields({
    params,
    body: { hide, show: excludedFields.filter((one) => one !== field) },
  });
}

const asText = ({ body }: Reply) => (typeof body === 'string' ? body : JSON.stringify(body));

/** All calls that return data: GET calls, and the call that reveals. PDFs have a test of their own. */
const readings = operations.filter(
  ({ name, definition }) =>
    (definition.method === 'GET' || name === 'customers.revealPersonalId') && definition.access !== 'public',
);

interface Notified {
  readonly operation: Operation;
  /** The whole answer. */
  readonly text: string;
}

/** Returns the responses of these calls to the reader. */
async function notified(calls: readonly Operation[]): Promise<Notified[]> {
  const found: Notified[] = [];
  for (const operation of calls) {
    found.push({ operation, text: asText(await attempt(server, operation, records, reader.token)) });
  }
  return found;
}

/** Returns the calls whose response contains any of the texts. */
const notifying = (answers: readonly Notified[], texts: readonly string[]) =>
  answers.filter(({ text }) => texts.some((one) => text.includes(one))).map(({ operation }) => operation);

const lists = operations.filter(
  ({ definition }) => definition.method === 'GET' && definition.query?.shape['search'] !== undefined,
);

/** Lists that find something by a text. */
async function finding(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { definition } of lists) {
    const path = `${pathTo(definition.path, records)}?search=${encodeURIComponent(text)}`;
    const { body } = await call(server, 'GET', path, { token: reader.token });
    const answered = JSON.stringify(body);
    if (answered.includes(records.id('customer')) || answered.includes(records.id('opportunity'))) {
      found.push(path.split('?')[0] ?? '');
    }
  }
  return found;
}

/** The value of a field in a write or a filter, by its path or the last part of it. */
const values: Readonly<Record<string, unknown>> = Object.assign({}, ...hidden.map((one) => one.values));

/** A copy with a value put in at a path. */
function withValue(whole: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole)) return [withValue(whole[0], rest, value)];
  const object = (whole ?? {}) as Readonly<Record<string, unknown>>;
  return { ...object, [step]: withValue(object[step], rest, value) };
}

const writes = operations.flatMap((operation) =>
  markedFields(operation.definition.body).map(({ field, path }) => ({ operation, field, path })),
);
const filters = operations.flatMap((operation) =>
  markedFields(operation.definition.query).map(({ field, path }) => ({
    operation,
    field,
    key: path.join('.'),
  })),
);
const sorts = operations.flatMap((operation) =>
  markedSorts(operation.definition).map(([sort, field]) => ({ operation, field, sort })),
);

const pathOf = ({ definition }: Operation) => pathTo(definition.path, records);

const refusedAt = (path: string) => ({
  status: 403,
  body: { data: { code: 'field_excluded', fields: [{ path, code: 'field_excluded' }] } },
});

it('there is something to hide of every field that can be hidden', async () => {
  const { excludableFields } = withNames(await reader.client.auth.session());
  expect(Object.keys(secrets).toSorted()).toEqual(excludableFields.toSorted());
});

describe.each(Object.entries(secrets))('%s, hidden from a person', (field, texts) => {
  it('is in no answer to them, and was in some before', async () => {
    // a call that does not return it while everything is shown cannot return it while less is
    const calls = notifying(shown, texts);
    expect(calls.length).toBeGreaterThan(0);
    await hideOnly(field);
    expect(notifying(await notified(calls), texts).map(titleOf)).toEqual([]);
  });

  it('finds nothing for them', async () => {
    await hideOnly(field);
    for (const text of texts) expect(await finding(text)).toEqual([]);
  });

  it('is neither written, filtered nor sorted by', async () => {
    await hideOnly(field);
    for (const { operation, path } of writes.filter((write) => write.field === field)) {
      const value = values[path.join('.')] ?? values[path.at(-1) ?? ''];
      expect([titleOf(operation), value]).not.toContain(undefined);
      const json = withValue(sampleBody(operation.name, records), path, value);
      const { method, files } = operation.definition;
      const answered = files ? { body: partsOf(json) } : { json };
      const reply = await call(server, method, pathOf(operation), { token: reader.token, ...answered });
      expect(reply).toMatchObject(refusedAt(path.join('.')));
    }
    for (const { operation, key } of filters.filter((filter) => filter.field === field)) {
      const query = `${key}=${encodeURIComponent(String(values[key]))}`;
      const reply = await call(server, 'GET', `${pathOf(operation)}?${query}`, { token: reader.token });
      expect(reply).toMatchObject(refusedAt(key));
    }
    for (const { operation, sort } of sorts.filter((one) => one.field === field)) {
      for (const query of [`sort=${sort}`, `sort=-${sort}`]) {
        const reply = await call(server, 'GET', `${pathOf(operation)}?${query}`, { token: reader.token });
        expect(reply).toMatchObject(refusedAt('sort'));
      }
    }
  });
});

it('writes, filters and sorts were found to be tried', () => {
  const fields = new Set([...writes, ...filters, ...sorts].map(({ field }) => field));
  expect([...fields].toSorted()).toEqual(Object.keys(secrets).toSorted());
});

it('what is searched by before it is hidden is found', async () => {
  await hideOnly(null);
  for (const field of ['customer.taxIdNumber', 'customer.phones', 'customer.emails']) {
    for (const text of secrets[field] ?? []) {
      expect(await finding(text)).toEqual([
        '/analytics',
        '/customers',
        '/offers',
        '/opportunities',
        '/opportunities/board',
      ]);
    }
  }
});

it('no event contains a field that can be hidden: only ids, flags, kinds of records, and what every reader of a list or a conversation sees', () => {
  const marks = (schema: z.ZodType) =>
    JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })).includes('"excludable"');
  expect(marks(endpoints.opportunities.get.response)).toBe(true);
  const parts = Object.entries(serverEvents).flatMap(([event, schema]) =>
    Object.entries(schema.shape).map(([key, part]) => ({ at: `${event}.${key}`, def: part.def, part })),
  );
  const others = parts.filter(
    ({ def }) => !['boolean', 'enum'].includes(def.type) && !('format' in def && def.format === 'uuid'),
  );
  expect(others.map(({ at }) => at)).toEqual([
    // published to those who may read the conversation
    'customer-file-message-new.message',
    'customer-file-message-edit.message',
    'customer-file-message-remove.message',
    'customer-file-last-message-read-by.reader',
    'customer-file-last-message-read-by.readAt',
    'enquiry-message-new.message',
    'enquiry-message-edit.message',
    'enquiry-message-remove.message',
    'internal-enquiry-last-message-read-by.reader',
    'internal-enquiry-last-message-read-by.readAt',
    // the id of its customer, and which lists are concerned
    'customer-file-changed.customerId',
    'customer-file-changed.lists',
    // that the record was there before
    'record-changed.isChange',
    // published to those whom the request concerns
    'customer-file-reassign-request.number',
    'customer-file-reassign-request.targetWorkerName',
    'customer-file-reassign-response.number',
    'customer-file-reassign-response.targetWorkerName',
    // that it has joined another one of the same person's
    'notification-new.isJoined',
    'notification-mark-as-read.notificationId',
    // when an export ended, published to its requester
    'export-request-response.completedAt',
    // published to the recipients of an announcement
    'work-control-new.title',
    'work-control-new.sentAt',
    'work-control-new.readAt',
    'work-control-read.readAt',
    // names of those who have a record open, published to those who may read it
    'record-presence.people',
    // ids of people the reader looks for
    'people-online.online',
    'people-online.offline',
    // the longest delay
    'access-changed.withinMs',
  ]);
  expect(parts.filter(({ part }) => marks(part)).map(({ at }) => at)).toEqual([]);
  expect(parts.length).toBeGreaterThan(10);
});
