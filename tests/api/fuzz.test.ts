import { openApiDocument } from '@szansa/api-client/openapi';
import { call, testServer, type Reply, type SignedIn, type TestServer } from '@szansa/server/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { formOf, operations, tokenFor, type Operation } from './access/calls.ts';
import { fieldsOf, withField } from './body-fields.ts';
import { nastyBody, nastyPart, nastyValue } from './nasty.ts';
import { recordsOf } from './records.ts';
import type { Records } from './sample.ts';
import { pathTo, sampleBody } from './samples.ts';

let server: TestServer;
let staff: SignedIn;
let records: Records;

beforeAll(async () => {
  server = await testServer();
  // whoever may do everything reaches farthest
  staff = await server.signIn('super@test.example');
  records = await recordsOf(server, { owner: staff.userId, role: 'WORKER' });
});
afterAll(() => server.close());

const token = (operation: Operation) => tokenFor(server, operation, staff);

/** A path to records that exist, so that whatever is wrong reaches as far as it can. */
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

const runs = { numRuns: 25 };

describe('whatever is sent, the answer is an envelope and never a 500', () => {
  it('covers every operation of the OpenAPI document', () => {
    const { paths } = openApiDocument('1.0.0');
    const described = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      described.map(({ operationId }) => operationId).toSorted(),
    );
  });

  it.each(operations.filter(({ definition }) => definition.params))('$name: odd paths', async (operation) => {
    const { method, path } = operation.definition;
    await fc.assert(
      fc.asyncProperty(nastyPart, async (part) => {
        const odd = path.replaceAll(/\{\w+\}/g, part);
        // two parts that climb ask for a page, not for the API
        if (!new URL(`/api${odd}`, 'http://localhost').pathname.startsWith('/api/')) return;
        const reply = await call(server, method, odd, { token: await token(operation) });
        if (mayBeUnavailable.includes(operation.name) && reply.status === 503) return;
        expect(wrongWith(reply)).toBeNull();
      }),
      runs,
    );
  });

  it.each(operations)('$name: odd queries', async (operation) => {
    const { method, query } = operation.definition;
    const names = ['page', 'sort', 'search', '__proto__', 'x', ...(query ? Object.keys(query.shape) : [])];
    const pair = fc.tuple(fc.constantFrom(...names), nastyPart).map(([name, value]) => `${name}=${value}`);
    await fc.assert(
      fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 4 }), async (pairs) => {
        const path = `${goodPath(operation)}?${pairs.join('&').slice(0, 12_000)}`;
        expect(wrongWith(await call(server, method, path, { token: await token(operation) }))).toBeNull();
      }),
      runs,
    );
  });

  it.each(operations.filter(({ definition }) => definition.method !== 'GET'))(
    '$name: odd bodies',
    async (operation) => {
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
        runs,
      );
    },
  );

  it.each(operations.filter(({ definition }) => definition.body && !definition.files))(
    '$name: one odd field in a good body',
    async (operation) => {
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
        { numRuns: 60 },
      );
    },
  );

  it.each(operations.filter(({ definition }) => definition.files))('$name: odd forms', async (operation) => {
    const name = fc.constantFrom('files', 'message', 'customerFileId', 'isNote', 'type', '__proto__', 'x');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, nastyPart, fc.boolean()), { maxLength: 5 }), async (parts) => {
        const body = new FormData();
        for (const [field, value, isFile] of parts) {
          if (isFile) body.append(field, new Blob([value]), value);
          else body.append(field, value);
        }
        const reply = await call(server, 'POST', goodPath(operation), {
          token: await token(operation),
          body,
        });
        expect(wrongWith(reply)).toBeNull();
      }),
      runs,
    );
  });
});

describe('unknown names are refused, not ignored', () => {
  it.each(operations.filter(({ definition }) => definition.query))(
    '$name: an unknown filter',
    async (operation) => {
      const reply = await call(server, operation.definition.method, `${goodPath(operation)}?nobody_knows=1`, {
        token: await token(operation),
        ...(operation.definition.files ? { body: formOf(operation, records) } : {}),
      });
      expect(reply).toMatchObject({ status: 422, body: { data: { code: 'validation' } } });
    },
  );

  it.each(operations.filter(({ definition }) => definition.body && !definition.files))(
    '$name: an unknown field',
    async (operation) => {
      const json = { ...sampleBody(operation.name, records), nobodyKnows: 1 };
      const reply = await call(server, operation.definition.method, goodPath(operation), {
        token: await token(operation),
        json,
      });
      expect(reply).toMatchObject({ status: 422, body: { data: { code: 'validation' } } });
    },
  );
});
