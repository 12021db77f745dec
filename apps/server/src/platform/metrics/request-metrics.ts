import type { Registry } from 'prom-client';

/** The package, which is loaded where metrics are on. */
export type Prometheus = typeof import('prom-client');

/** Seconds up to which the durations of requests are counted. */
const durations = [0.01, 0.05, 0.1, 0.25, 1, 5];

const knownMethods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);
const statusClasses = ['other', '1xx', '2xx', '3xx', '4xx', '5xx'] as const;

const labelNames = ['method', 'route', 'status_class'] as const;

/** Counts an answered request; `route` is the pattern of its route, undefined for an address that has none. */
export type CountRequest = (
  method: string,
  route: string | undefined,
  status: number,
  seconds: number,
) => void;

/** Registers the metrics of requests. Returns the function that counts one. */
export function requestMetrics({ Counter, Histogram }: Prometheus, register: Registry): CountRequest {
  const name = 'szansa_http_request_seconds';
  const seconds = new Histogram({
    name,
    help: 'Seconds from the arrival of a request until its answer was sent.',
    labelNames,
    buckets: durations,
    registers: [register],
  });
  const requests = new Counter({
    name: 'szansa_http_requests_total',
    help: 'Answered requests, by the pattern of their route.',
    labelNames,
    registers: [],
    // a second metric would take as long again at each request
    async collect() {
      const { values } = await seconds.get();
      this.reset();
      for (const { metricName, labels, value } of values) {
        if (metricName === `${name}_count`) this.inc(labels, value);
      }
    },
  });
  register.registerMetric(requests);
  return (method, route = 'other', status, took) => {
    const labels = {
      method: knownMethods.has(method) ? method : 'other',
      route,
      status_class: statusClasses[Math.floor(status / 100)] ?? 'other',
    };
    seconds.observe(labels, took);
  };
}
