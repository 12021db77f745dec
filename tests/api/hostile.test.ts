import {
  call,
  runsAll,
  testServer,
  type CallOptions,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { metricsToken, operations, tokenFor, type Operation } from './access/calls.ts';
import { fieldsOf, kindOf, queryKindOf, typeOf, withField, type FieldPath } from './field-kinds.ts';
import { hostileQueries, hostileTexts, hostileValues } from './hostile-shapes.ts';
import { recordsOf } from './records.ts';
import type { Records } from './sample.ts';
import { pathTo, queryOf, sampleBody } from './samples.ts';

let server: TestServer;
let staff: SignedIn;
let records: Records;

beforeAll(async () => {
  server = await testServer({ config: { metricsToken } });
  staff = await server.signIn('super@test.example');
  records = await recordsOf(server, { owner: staff.userId, role: 'WORKER' });
  for (let made = 0; made < 40; made += 1) least = Math.min(least, await ordinary());
});
afterAll(() => server.close());

/** The shortest an ordinary call has been, in milliseconds. */
let least = Infinity;

/** How many times as long as an ordinary call any other may block the server: 50 ms where that takes 5. */
const mostTimes = 10;

/**
 * Returns the CPU milliseconds this thread spends on a call, including the caller's part: at least as long as the event
 * loop is blocked, and the same on a busy machine.
 */
async function locked(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Returns the duration of the list of opportunities, in milliseconds. */
function ordinary(): Promise<number> {
  return locked(() => call(server, 'GET', '/opportunities', { token: staff.token }));
}

/**
 * Whether a call is over soon: beside the shortest ordinary call, or beside one of the same moment, because the machine
 * may be slower then. A call's first tries run code that is not compiled yet, and a collection of garbage may fall into
 * some.
 */
async function isShort(work: () => Promise<unknown>): Promise<boolean> {
  for (let tried = 0; tried < 20; tried += 1) {
    const accepted = await locked(work);
    if (accepted < least * mostTimes || accepted < (await ordinary()) * mostTimes) return true;
  }
  return false;
}

async function sending(operation: Operation) {
  const { method, path } = operation.definition;
  const token = await tokenFor(server, operation, staff);
  return ({ query = '', ...options }: CallOptions & { query?: string }) =>
    call(server, method, pathTo(path, records) + query, { token, ...options });
}

const jsonOf = (body: string): CallOptions => ({
  body: Buffer.from(body),
  headers: { 'content-type': 'application/json' },
});

/** A form of so many texts, written beforehand. */
async function formOf(count: number, length: number): Promise<CallOptions> {
  const form = new FormData();
  for (let part = 0; part < count; part += 1) form.append(`part${part}`, 'a'.repeat(length));
  const written = new Response(form);
  const type = written.headers.get('content-type') ?? '';
  return { body: Buffer.from(await written.arrayBuffer()), headers: { 'content-type': type } };
}

/** Returns slightly less than the maximum body size of a call, in bytes. */
const sizeOf = ({ definition }: Operation) => (definition.access === 'public' ? 15 : 250) * 1024;

/** Replaced in a body by a value that is written by hand. */
const placeholder = '\u00abvalue\u00bb';

const withJson = operations.filter(({ definition }) => definition.body && !definition.files);

/** The first of each kind; all of them by `npm run test:all`. */
function ofEachKind<Item>(items: readonly Item[], kindOfItem: (item: Item) => string): readonly Item[] {
  return runsAll ? items : [...new Map(items.toReversed().map((item) => [kindOfItem(item), item])).values()];
}

interface Field {
  readonly operation: Operation;
  readonly field: FieldPath;
}

const fields = withJson.flatMap((operation): Field[] =>
  fieldsOf(operation.definition).map((field) => ({ operation, field })),
);

/** Fields of each kind, by the call that they are sent with. */
function byCall(kindOfField: (field: Field) => string) {
  const found = Map.groupBy(ofEachKind(fields, kindOfField), ({ operation }) => operation);
  return [...found].map(([operation, those]) => ({ name: operation.name, operation, those }));
}

const ofEachType = byCall(({ operation, field }) => typeOf(operation.definition, field));
const ofEachSchema = byCall(({ operation, field }) => kindOf(operation.name, operation.definition, field));

/** Returns what determines how a body is parsed before its schema is. */
const bodyKindOf = ({ definition }: Operation) => `${definition.access === 'public'} ${definition.method}`;

describe('no request blocks the others', () => {
  it.each(ofEachKind(withJson, bodyKindOf))('$name: hostile values', async (operation) => {
    const send = await sending(operation);
    const size = sizeOf(operation);
    for (const [name, shape] of Object.entries(hostileValues)) {
      expect.soft(await isShort(() => send(jsonOf(shape(size)))), name).toBe(true);
    }
  });

  it.each(ofEachType)('$name: hostile values in a field of each type', async ({ operation, those }) => {
    const send = await sending(operation);
    const good = sampleBody(operation.name, records);
    for (const { field } of those) {
      const [before, after] = JSON.stringify(withField(good, field, placeholder)).split(`"${placeholder}"`);
      for (const [name, shape] of Object.entries(hostileValues)) {
        const body = `${before}${shape(sizeOf(operation))}${after}`;
        expect.soft(await isShort(() => send(jsonOf(body))), `${field.join('.')}: ${name}`).toBe(true);
      }
    }
  });

  it.each(ofEachSchema)('$name: hostile texts in a field of each kind', async ({ operation, those }) => {
    const send = await sending(operation);
    const good = sampleBody(operation.name, records);
    for (const { field } of those) {
      for (const [name, text] of Object.entries(hostileTexts)) {
        const body = JSON.stringify(withField(good, field, text(sizeOf(operation))));
        expect.soft(await isShort(() => send(jsonOf(body))), `${field.join('.')}: ${name}`).toBe(true);
      }
    }
  });

  it('fields of many kinds were found to be tried', () => {
    expect(ofEachType.length).toBeGreaterThan(5);
    expect(ofEachSchema.length).toBeGreaterThan(20);
  });

  it.each(ofEachKind(operations, ({ definition }) => queryKindOf(definition)))(
    '$name: hostile queries',
    async (operation) => {
      const send = await sending(operation);
      for (const [name, query] of Object.entries(hostileQueries)) {
        expect.soft(await isShort(() => send({ query })), name).toBe(true);
      }
    },
  );

  it.each(operations.filter(({ definition }) => definition.files))(
    '$name: hostile forms',
    async (operation) => {
      const send = await sending(operation);
      for (const [count, length] of [
        [2000, 1],
        [10, 60 * 1024],
      ] as const) {
        const form = await formOf(count, length);
        expect.soft(await isShort(() => send(form)), `${count} parts`).toBe(true);
      }
    },
  );
});

const searched = operations.filter(
  ({ definition }) => definition.query && 'search' in definition.query.shape,
);

/** Milliseconds until a call is answered, the work of the database among them. */
async function answeredIn(work: () => Promise<{ readonly status: number }>): Promise<number> {
  const started = performance.now();
  const { status } = await work();
  const accepted = performance.now() - started;
  expect(status).toBeLessThan(500);
  return accepted;
}

describe('no search is slow', () => {
  it.each(searched)('$name', async (operation) => {
    const send = await sending(operation);
    const search = (text: string) => {
      const query = new URLSearchParams(queryOf(operation.name, records));
      query.set('search', text);
      return answeredIn(() => send({ query: `?${query}` }));
    };
    // beside a search of the same moment, because the machine may be slower then
    async function isSoon(text: string): Promise<boolean> {
      for (let tried = 0; tried < 20; tried += 1) {
        if ((await search(text)) < (await search('jan')) * mostTimes) return true;
      }
      return false;
    }
    expect.soft(await isSoon('a '.repeat(100).trim()), 'a hundred letters').toBe(true);
    expect.soft(await isSoon('ab '.repeat(66).trim()), 'many words').toBe(true);
    expect.soft(await isSoon('x'.repeat(200)), 'a long word').toBe(true);
  });

  it('endpoints with a search were found', () => {
    expect(searched.length).toBeGreaterThan(20);
  });
});

const refused = z.object({
  data: z.object({ fields: z.array(z.object({ path: z.string().max(200) })).max(20) }),
});

describe('a refusal is short', () => {
  it('unknown fields, by every call', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `${'k'.repeat(100)}${index}`);
    const json = Object.fromEntries(names.map((name) => [name, 0]));
    for (const operation of withJson) {
      const send = await sending(operation);
      const { status, body } = await send({ json });
      expect.soft(status, operation.name).toBe(422);
      expect.soft(refused.safeParse(body).error, operation.name).toBeUndefined();
      expect.soft(JSON.stringify(body).length, operation.name).toBeLessThan(10_000);
    }
  });

  it('of many wrong values as well, each once', async () => {
    const wrong = Array.from({ length: 10 }, () => 'x');
    const unknown = Object.fromEntries(wrong.map((value, index) => [`k${index}`, value]));
    const { status, body } = await call(server, 'POST', '/customers', {
      token: staff.token,
      json: { emails: wrong, phones: wrong, ...unknown },
    });
    expect(status).toBe(422);
    const paths = refused.parse(body).data.fields.map(({ path }) => path);
    expect(paths).toHaveLength(20);
    expect(new Set(paths).size).toBe(20);
  });
});

describe('sizes', () => {
  const bodyOf = (bytes: number) => jsonOf(JSON.stringify({ email: 'a'.repeat(bytes) }));

  it('who is not known sends 16 kB at most, by every call', async () => {
    for (const operation of withJson.filter(({ definition }) => definition.access === 'public')) {
      const send = await sending(operation);
      expect.soft((await send(bodyOf(16 * 1024))).status, operation.name).toBe(413);
      expect.soft((await send(bodyOf(15 * 1024))).status, operation.name).toBe(422);
    }
  });

  it('who is known sends 256 kB at most, and no more values than anything has', async () => {
    const [operation] = withJson.filter(({ name }) => name === 'customers.create');
    if (!operation) throw new Error('no such call');
    const send = await sending(operation);
    expect((await send(bodyOf(256 * 1024))).status).toBe(413);
    expect((await send(bodyOf(255 * 1024))).status).toBe(422);
    const tooMany = JSON.stringify({ emails: Array.from({ length: 2000 }, () => '') });
    expect(await send(jsonOf(tooMany))).toMatchObject({
      status: 413,
      body: { data: { code: 'body_too_large' } },
    });
  });
});
