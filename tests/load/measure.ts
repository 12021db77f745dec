import autocannon from 'autocannon';

import type { Request } from './scenarios.ts';

export interface Figures {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const connections = 16;
const warmUpSeconds = 2;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const boundary = 'szansa-bench';

function multipart(form: NonNullable<Request['form']>): string {
  const parts = Object.entries(form).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

function wired(base: string, { method, path, form }: Request): autocannon.Request {
  if (!form) return { method, path: base + path };
  return {
    method,
    path: base + path,
    body: multipart(form),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    // each comment is another one, as the client sends them
    setupRequest: (request) => ({
      ...request,
      headers: { ...request.headers, 'idempotency-key': crypto.randomUUID() },
    }),
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Loads a server with sixteen connections, after a warm-up. @throws when it answers anything but success. */
export async function measure(target: {
  readonly url: string;
  readonly requests: readonly Request[];
  readonly token?: string;
}): Promise<Figures> {
  const { origin, pathname } = new URL(target.url);
  const base = pathname === '/' ? '' : pathname;
  const times: number[] = [];
  const options: autocannon.Options = {
    url: origin,
    connections,
    duration: warmUpSeconds + seconds,
    requests: target.requests.map((request) => wired(base, request)),
    headers: target.token ? { authorization: `Bearer ${target.token}` } : {},
  };
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(options, (error) => (error ? reject(error) : resolve()));
    run.on('response', (_client, status, _bytes, time) => {
      if (status >= 300) reject(new Error(`${target.url} answered ${status}`));
      if (performance.now() - started > warmUpSeconds * 1000) times.push(time);
    });
  });
  const sorted = times.toSorted((one, other) => one - other);
  return { rate: times.length / seconds, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}
