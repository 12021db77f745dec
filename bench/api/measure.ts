import autocannon from 'autocannon';

import type { Call, Calls } from './scenarios.ts';

export interface Figures {
  /** Responses per second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of CPU time per response: of the server, and of the database. */
  readonly ofServer: number;
  readonly ofDatabase: number;
}

/** A measured server: its URL, and the CPU time that the server and the database have used so far. */
export interface Target {
  readonly url: string;
  readonly processor: () => Promise<number>;
  readonly databaseProcessor: () => Promise<number>;
}

const connections = 16;
const warmUpSeconds = 2;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);

const wired = ({ headers = {}, ...call }: Call): autocannon.Request => ({ ...call, headers: { ...headers } });

/** Creates a new call for each request. The connection's context stores the callback for its response. */
function remade(make: Exclude<Calls, readonly Call[]>): autocannon.Request {
  return {
    setupRequest: (_request, context: { answered?: (() => void) | undefined }) => {
      const { call, answered } = make();
      context.answered = answered;
      return wired(call);
    },
    onResponse: (_status, _body, context: { answered?: (() => void) | undefined }) => context.answered?.(),
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Loads a server over sixteen connections, after a warm-up.
 * @throws when a response has a status of 300 or above, or a body that contains errors.
 */
export async function measure(
  { url, processor, databaseProcessor }: Target,
  calls: Calls,
  headers: Readonly<Record<string, string>> = {},
): Promise<Figures> {
  const times: number[] = [];
  const options: autocannon.Options = {
    url,
    connections,
    duration: warmUpSeconds + seconds,
    requests:
      typeof calls === 'function'
        ? [remade(calls)]
        : calls.map((call) => wired({ ...call, headers: { ...call.headers, ...headers } })),
    // PostGraphile reports errors with status 200
    verifyBody: (body) => !String(body).startsWith('{"errors"'),
  };
  const spent = async () => ({ server: await processor(), database: await databaseProcessor() });
  let isWarm = false;
  let before = { server: Number.NaN, database: Number.NaN };
  async function begin(): Promise<void> {
    before = await spent();
    isWarm = true;
  }
  const warmUp = setTimeout(() => void begin(), warmUpSeconds * 1000);
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(options, (error, result) => {
      if (error) reject(error);
      else if (result.mismatches > 0) reject(new Error(`${url} answered with errors`));
      else resolve();
    });
    run.on('response', (_client, status, _bytes, time) => {
      if (status >= 300) reject(new Error(`${url} answered ${status}`));
      if (isWarm) times.push(time);
    });
  }).finally(() => clearTimeout(warmUp));
  const after = await spent();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    rate: times.length / seconds,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    ofServer: (after.server - before.server) / times.length,
    ofDatabase: (after.database - before.database) / times.length,
  };
}
