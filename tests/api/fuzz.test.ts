import { createHash } from 'node:crypto';

import { openApiDocument } from '@szansa/api-client/openapi';
import { call, draws, testServer, type Reply, type SignedIn, type TestServer } from '@szansa/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { formOf, metricsToken, operations, tokenFor, type Operation } from './access/calls.ts';
import { fieldsOf, withField } from './field-kinds.ts';
import { nastyBody, nastyPart, nastyValue } from './nasty.ts';
import { recordsOf } from './records.ts';
import type { Records } from './sample.ts';
import { pathTo, sampleBody } from './samples.ts';

let server: TestServer;
let staff: SignedIn;
let records: Records;

beforeAll(async () => {
  server = await testServer({ config: { metricsToken } });
  // a user with all rights reaches the most code
  staff = await server.signIn('super@test.example');
  records = await recordsOf(server, { owner: staff.userId, role: 'WORKER' });
});
afterAll(() => server.close());

const token = (operation: Operation) => tokenFor(server, operation, staff);

/** Returns a path to existing records, so that an invalid request gets as far as possible. */
const goodPath = ({ definition }: Operation) => pathTo(definition.path, records);

const refusedAnswer = z.object({
  success: z.literal(false),
  data: z.looseObject({ code: z.string() }),
  message: z.string().min(1),
});

/** `null` when an answer is a success or a refusal in its envelope, else what is wrong with it. */
function wrongWith(reply: Reply): string | null {
  if (reply.status >= 500) return `status ${reply.status}: ${JSON.stringify(reply.body)}`;
  if (reply.status < 400) return null;
  return refusedAnswer.safeParse(reply.body).success ? null : `no envelope: ${JSON.stringify(reply.body)}`;
}

/** The registry's unavailability is an honest 503; nothing else may be one. */
const mayBeUnavailable: readonly string[] = ['registry.findCompany'];

/** Draws other cases for each call. */
const runsOf = ({ name }: Operation, usual: number, all: number) =>
  draws({ usual, all }, createHash('sha256').update(name).digest().readInt32LE());

const pathRuns = [2, 25] as const;
const queryRuns = [3, 25] as const;
const bodyRuns = [3, 25] as const;
const fieldRuns = [6, 60] as const;
const formRuns = [6, 25] as const;

async function sendOddPaths(operation: Operation): Promise<void> {
  const { method, path } = operation.definition;
  await fc.assert(
    fc.asyncProperty(nastyPart, async (part) => {
      const odd = path.replaceAll(/\{\w+\}/g, part);
      // two `..` parts leave the API and request a page
      if (!new URL(`/api${odd}`, 'http://localhost').pathname.startsWith('/api/')) return;
      const reply = await call(server, method, odd, { token: await token(operation) });
      if (mayBeUnavailable.includes(operation.name) && reply.status === 503) return;
      expect(wrongWith(reply)).toBeNull();
    }),
    runsOf(operation, ...pathRuns),
  );
}

async function sendOddQueries(operation: Operation): Promise<void> {
  const { method, query } = operation.definition;
  const names = ['page', 'sort', 'search', '__proto__', 'x', ...(query ? Object.keys(query.shape) : [])];
  const pair = fc.tuple(fc.constantFrom(...names), nastyPart).map(([name, value]) => `${name}=${value}`);
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 4 }), async (pairs) => {
      const path = `${goodPath(operation)}?${pairs.join('&').slice(0, 12_000)}`;
      expect(wrongWith(await call(server, method, path, { token: await token(operation) }))).toBeNull();
    }),
    runsOf(operation, ...queryRuns),
  );
}

async function sendOddBodies(operation: Operation): Promise<void> {
  const { method } = operation.definition;
  await fc.assert(
    fc.asyncProperty(nastyBody, async (body) => {
      const reply = await call(server, method, goodPath(operation), {
        token: await token(operation),
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(wrongWith(reply)).toBeNull();
    }),
    runsOf(operation, ...bodyRuns),
  );
}

async function sendOddFields(operation: Operation): Promise<void> {
  const { method } = operation.definition;
  const good = sampleBody(operation.name, records);
  const fields = fieldsOf(operation.definition);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), nastyValue, async (field, value) => {
      const reply = await call(server, method, goodPath(operation), {
        token: await token(operation),
        json: withField(good, field, value),
      });
      expect(wrongWith(reply)).toBeNull();
    }),
    runsOf(operation, ...fieldRuns),
  );
}

async function sendOddForms(operation: Operation): Promise<void> {
  const name = fc.constantFrom('files', 'message', 'customerFileId', 'isNote', 'type', '__proto__', 'x');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(name, nastyPart, fc.boolean()), { maxLength: 5 }), async (parts) => {
      const body = new FormData();
      for (const [field, value, isFile] of parts) {
        if (isFile) body.append(field, new Blob([value]), value);
        else body.append(field, value);
      }
      const reply = await call(server, 'POST', goodPath(operation), { token: await token(operation), body });
      expect(wrongWith(reply)).toBeNull();
    }),
    runsOf(operation, ...formRuns),
  );
}

async function refuseUnknownFilter(operation: Operation): Promise<void> {
  const reply = await call(server, operation.definition.method, `${goodPath(operation)}?nobody_knows=1`, {
    token: await token(operation),
    ...(operation.definition.files ? { body: formOf(operation, records) } : {}),
  });
  expect(reply).toMatchObject({ status: 422, body: { data: { code: 'validation' } } });
}

async function refuseUnknownField(operation: Operation): Promise<void> {
  const json = { ...sampleBody(operation.name, records), isUnknown: 1 };
  const reply = await call(server, operation.definition.method, goodPath(operation), {
    token: await token(operation),
    json,
  });
  expect(reply).toMatchObject({ status: 422, body: { data: { code: 'validation' } } });
}

it('covers every operation of the OpenAPI document', () => {
  const { paths } = openApiDocument('1.0.0');
  const described = Object.values(paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ name }) => name).toSorted()).toEqual(
    described.map(({ operationId }) => operationId).toSorted(),
  );
});

describe('whatever is sent, the answer is an envelope and never a 500; unknown names are refused, not ignored', () => {
  it.each(operations)('$name', async (operation) => {
    expect.hasAssertions();
    const { params, query, body, files, method } = operation.definition;
    // the names first: the rest may remove what they are about
    if (query) await refuseUnknownFilter(operation);
    if (body && !files) await refuseUnknownField(operation);
    if (params) await sendOddPaths(operation);
    await sendOddQueries(operation);
    if (method !== 'GET') await sendOddBodies(operation);
    if (body && !files) await sendOddFields(operation);
    if (files) await sendOddForms(operation);
  });
});
