import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Platform } from '../platform.ts';
import { traceParentOf } from '../traces/trace-parent.ts';

/** Names the id of a request in its answer, as in the log. */
export const requestIdHeader = 'x-request-id';

const isOfApi = ({ url }: FastifyRequest) => url.startsWith('/api/');

/** The pattern of the route that answers, `/api/customers/:id`; undefined for an address that has none. */
const routeOf = ({ is404, routeOptions }: FastifyRequest) => (is404 ? undefined : routeOptions.url);

/**
 * Sends the id of each request of the API with its answer, counts requests where metrics are on, and makes a span of
 * each request of the API where traces are.
 */
export function observeRequests(app: FastifyInstance, { metrics, traces }: Platform): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOfApi(request)) void reply.header(requestIdHeader, request.id);
    done();
  });
  if (metrics) {
    app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
      metrics.countRequest(request.method, routeOf(request), statusCode, elapsedTime / 1000);
      done();
    });
  }
  if (traces) {
    const ends = new WeakMap<FastifyRequest, (status: number) => void>();
    app.addHook('onRequest', (request, _reply, done) => {
      if (isOfApi(request)) {
        const { method, id: requestId } = request;
        const [path = ''] = request.url.split('?');
        const parent = traceParentOf(request.headers.traceparent);
        ends.set(request, traces.startRequest({ method, route: routeOf(request), path, requestId, parent }));
      }
      done();
    });
    app.addHook('onResponse', (request, { statusCode }, done) => {
      ends.get(request)?.(statusCode);
      done();
    });
  }
}
