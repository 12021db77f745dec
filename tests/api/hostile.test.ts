import { call, testServer, type CallOptions, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { operations, tokenFor, type Operation } from './access/calls.ts';
import { fieldsOf, withField } from './body-fields.ts';
import { hostileQueries, hostileTexts, hostileValues } from './hostile-shapes.ts';
import { recordsOf } from './records.ts';
import type { Records } from './sample.ts';
import { pathTo, sampleBody } from './samples.ts';

let server: TestServer;
let staff: SignedIn;
let records: Records;

beforeAll(async () => {
  server = await testServer();
  staff = await server.signIn('super@test.example');
  records = await recordsOf(server, { owner: staff.userId, role: 'WORKER' });
  for (let made = 0; made < 40; made += 1) least = Math.min(least, await ordinary());
});
afterAll(() => server.close());

/** The shortest an ordinary call has been, in milliseconds. */
let least = Infinity;

/** How many times as long as an ordinary call any other may hold the server: 50 ms where that takes 5. */
const mostTimes = 10;

/**
 * Milliseconds this thread works on a call, the caller's part as well: never less than the event loop is held, and
 * the same on a busy machine.
 */
async function held(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** What the list of opportunities takes, in milliseconds. */
function ordinary(): Promise<number> {
  return held(() => call(server, 'GET', '/opportunities', { token: staff.token }));
}

/**
 * Whether a call is over soon: beside the shortest ordinary call, or beside one of the same moment, because the machine
 * may be slower then. A call's first tries run code that is not compiled yet, and a collection of garbage may fall into
 * some.
 */
async function isShort(work: () => Promise<unknown>): Promise<boolean> {
  for (let tried = 0; tried < 20; tried += 1) {
    const taken = await held(work);
    if (taken < least * mostTimes || taken < (await ordinary()) * mostTimes) return true;
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

/** Just under the bytes a call takes. */
const sizeOf = ({ definition }: Operation) => (definition.access === 'public' ? 15 : 250) * 1024;

const withJson = operations.filter(({ definition }) => definition.body && !definition.files);

describe('no request holds up the others', () => {
  it.each(withJson)('$name: hostile values', async (operation) => {
    const send = await sending(operation);
    const size = sizeOf(operation);
    const [field = ['']] = fieldsOf(operation.definition);
    for (const [name, shape] of Object.entries(hostileValues)) {
      for (const body of [shape(size), `{"${field[0]}":${shape(size)}}`]) {
        expect.soft(await isShort(() => send(jsonOf(body))), name).toBe(true);
      }
    }
  });

  it.each(withJson)('$name: hostile texts', async (operation) => {
    const send = await sending(operation);
    const good = sampleBody(operation.name, records);
    for (const field of fieldsOf(operation.definition)) {
      for (const [name, text] of Object.entries(hostileTexts)) {
        const body = JSON.stringify(withField(good, field, text(sizeOf(operation))));
        const found = await isShort(() => send(jsonOf(body)));
        expect.soft(found, `${field.join('.')}: ${name}`).toBe(true);
      }
    }
  });

  it.each(operations)('$name: hostile queries', async (operation) => {
    const send = await sending(operation);
    for (const [name, query] of Object.entries(hostileQueries)) {
      expect.soft(await isShort(() => send({ query })), name).toBe(true);
    }
  });

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

const refused = z.object({
  data: z.object({ fields: z.array(z.object({ path: z.string().max(200) })).max(20) }),
});

describe('what is refused is told shortly', () => {
  it.each(withJson)('$name: unknown fields', async (operation) => {
    const send = await sending(operation);
    const names = Array.from({ length: 100 }, (_, index) => `${'k'.repeat(100)}${index}`);
    const json = Object.fromEntries(names.map((name) => [name, 0]));
    const { status, body } = await send({ json });
    expect(status).toBe(422);
    expect(() => refused.parse(body)).not.toThrow();
    expect(JSON.stringify(body).length).toBeLessThan(10_000);
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

  it.each(withJson.filter(({ definition }) => definition.access === 'public'))(
    '$name: who is not known sends 16 kB at most',
    async (operation) => {
      const send = await sending(operation);
      expect((await send(bodyOf(16 * 1024))).status).toBe(413);
      expect((await send(bodyOf(15 * 1024))).status).toBe(422);
    },
  );

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
