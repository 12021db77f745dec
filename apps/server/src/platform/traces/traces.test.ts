import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

import { endpoint } from '@szansa/api-client/contract';
import { call, testServer } from '@szansa/server/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { jobKind } from '../jobs/job-kind.ts';
import { systemVerb } from '../verb.ts';

const attributes = z.array(
  z
    .object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
    .transform(({ key, value }) => [key, Object.values(value)[0]] as const),
);
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              parentSpanId: z.string().optional(),
              attributes,
              status: z.object({ code: z.number() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A collector that receives spans by OTLP over HTTP, as JSON. */
async function collector() {
  const received: z.output<typeof exported>['resourceSpans'] = [];
  const server = createServer((request, response) => {
    json(request)
      .then((body) => received.push(...exported.parse(body).resourceSpans))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
      .finally(() => response.setHeader('content-type', 'application/json').end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, received, close: () => server.close() };
}

const done = Promise.withResolvers<string>();
const greet = jobKind({
  name: 'test.greet',
  data: z.strictObject({ text: z.string() }),
  policy: 'standard',
  retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 },
  run: async ({ requestId }) => done.resolve(requestId),
});

const endpoints = {
  things: {
    get: endpoint({
      method: 'GET',
      path: '/things/{id}',
      access: 'public',
      summary: 'Enqueues a job.',
      params: z.object({ id: z.string() }),
      query: z.object({ search: z.string().optional() }),
      response: z.null(),
    }),
    fail: endpoint({
      method: 'GET',
      path: '/failing',
      access: 'public',
      summary: 'Fails.',
      response: z.null(),
    }),
  },
};

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a span of each request and job reaches the collector of the standard variables', async () => {
  const { url, received, close } = await collector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url);
  vi.stubEnv('OTEL_SERVICE_NAME', 'crm');
  const server = await testServer({
    config: { sendsTraces: true },
    kinds: [greet],
    modules: {
      endpoints,
      handlers: {
        things: {
          get: async ({ context }) => {
            const { platform, requestId } = context;
            await systemVerb(platform, (work) =>
              platform.jobs.enqueue({ ...work, requestId }, greet, { text: 'hello' }),
            );
            return null;
          },
          fail: () => Promise.reject(new Error('a defect')),
        },
      },
    },
  });
  const traceId = 'a'.repeat(32);
  const parent = 'b'.repeat(16);
  const { headers } = await call(server, 'GET', '/things/7?search=Kowalski', {
    headers: { traceparent: `00-${traceId}-${parent}-01` },
  });
  const requestId = headers.get('x-request-id');
  await call(server, 'GET', '/failing');
  await call(server, 'GET', '/nowhere');
  // a job has the id of the request that caused it
  expect(await done.promise).toBe(requestId);
  await server.close();
  close();

  expect(received.map(({ resource }) => new Map(resource.attributes).get('service.name'))).toContain('crm');
  const spans = received.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: some }) => some));
  const spanOf = (name: string) => {
    const span = spans.find((one) => one.name === name);
    return span && { ...span, attributes: Object.fromEntries(span.attributes) };
  };
  expect(spanOf('GET /api/things/:id')).toMatchObject({
    traceId,
    parentSpanId: parent,
    status: { code: 0 },
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/things/:id',
      'http.response.status_code': 200,
      'url.path': '/api/things/7',
      'szansa.request_id': requestId,
    },
  });
  expect(spanOf('GET /api/failing')).toMatchObject({ status: { code: 2 } });
  expect(spanOf('GET')).toMatchObject({ attributes: { 'http.response.status_code': 404 } });
  expect(spanOf('test.greet')).toMatchObject({ attributes: { 'szansa.request_id': requestId } });
  expect(JSON.stringify(spans)).not.toContain('Kowalski');
});
