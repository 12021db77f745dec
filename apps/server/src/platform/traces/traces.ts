import { setTimeout as pause } from 'node:timers/promises';

import type { Attributes, SpanContext } from '@opentelemetry/api';
import type { Sampler } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';

import type { TraceParent } from './trace-parent.ts';

/** Spans of requests and jobs, which are sent to a collector. */
export interface Traces {
  /** Starts the span of a request. Returns what ends it, called with the status of the answer. */
  startRequest(request: {
    readonly method: string;
    /** The pattern of its route; undefined where it has none. */
    readonly route: string | undefined;
    /** Without the query, which contains users' searches. */
    readonly path: string;
    readonly requestId: string;
    readonly parent: TraceParent | null;
  }): (status: number) => void;
  /** Runs a job of a queue in a span of its own. */
  job(queue: string, requestId: string, run: () => Promise<void>): Promise<void>;
  /** Sends the spans that have ended. */
  close(): Promise<void>;
}

/** Milliseconds in which the last spans are sent; a collector that is away must not delay the end of the server. */
const patienceMs = 2000;

type Sdk = typeof import('@opentelemetry/sdk-trace');
type Environment = Readonly<Record<string, string | undefined>>;

/** The sampler that `OTEL_TRACES_SAMPLER` names; every trace that no caller has decided about, unless it is set. */
function samplerOf(sdk: Sdk, env: Environment, log: Logger): Sampler {
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? 1);
  const parentBased = (root: Sampler) => new sdk.ParentBasedSampler({ root });
  const samplers: Readonly<Record<string, () => Sampler>> = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(ratio),
    parentbased_always_on: () => parentBased(new sdk.AlwaysOnSampler()),
    parentbased_always_off: () => parentBased(new sdk.AlwaysOffSampler()),
    parentbased_traceidratio: () => parentBased(new sdk.TraceIdRatioBasedSampler(ratio)),
  };
  const name = env['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on';
  const sampler = samplers[name];
  if (!sampler) log.warn({ sampler: name }, 'OTEL_TRACES_SAMPLER is not known: every trace is sampled');
  return (sampler ?? samplers['parentbased_always_on'])?.() ?? new sdk.AlwaysOnSampler();
}

/**
 * Starts sending spans by OTLP over HTTP, as JSON, to where the standard variables of OpenTelemetry say. Its packages
 * are loaded here and nowhere else: a server that sends no traces has nothing of them in memory.
 */
export async function openTraces(log: Logger, env: Environment = process.env): Promise<Traces> {
  const [
    { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    sdk,
    resources,
    { OTLPTraceExporter },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const report = (message: string) => log.warn({ detail: message }, 'spans could not be sent');
  const ignore = () => undefined;
  const reporting = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(reporting, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const { defaultResource, detectResources, resourceFromAttributes } = resources;
  const detectors = [resources.resourceAttributesEnvDetector, resources.serviceNameEnvDetector];
  const provider = new sdk.TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'szansa' }))
      .merge(detectResources({ detectors })),
    sampler: samplerOf(sdk, env, log),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('szansa');

  function contextOf(parent: TraceParent | null) {
    if (!parent) return ROOT_CONTEXT;
    const { traceId, spanId, flags: traceFlags } = parent;
    const remote: SpanContext = { traceId, spanId, traceFlags, isRemote: true };
    return trace.setSpanContext(ROOT_CONTEXT, remote);
  }

  return {
    startRequest({ method, route, path, requestId, parent }) {
      const attributes: Attributes = {
        'http.request.method': method,
        'url.path': path,
        'szansa.request_id': requestId,
        ...(route === undefined ? {} : { 'http.route': route }),
      };
      const name = route === undefined ? method : `${method} ${route}`;
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, contextOf(parent));
      return (status) => {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    async job(queue, requestId, run) {
      const attributes = { 'messaging.destination.name': queue, 'szansa.request_id': requestId };
      const span = tracer.startSpan(queue, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT);
      try {
        await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    async close() {
      const sent = provider.shutdown().catch((error: unknown) => report(String(error)));
      await Promise.race([sent, pause(patienceMs, undefined, { ref: false })]);
    },
  };
}
