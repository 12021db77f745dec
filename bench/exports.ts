/**
 * `node bench/exports.ts`: exports 300,000 opportunities. Prints how long the file takes, by how much the server's peak
 * memory rises, and the median response time of another user who requests a page of the list five times a second,
 * before and during the export. EXPORT_ROWS sets the number of rows, EXPORT_XLSX=1 exports a workbook.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setInterval as every, setTimeout as pause } from 'node:timers/promises';

import { createClient, type Client } from '@szansa/api-client/client';
import {
  applicationConnection,
  ensureApplicationDatabase,
  signInCrowd,
  startTestCluster,
  connectionUrl,
} from '@szansa/server/testing';
import pg from 'pg';

import { freePort, startServerProcess, type ServerProcess } from '../tests/live/server-process.ts';
import { signInAt } from '../tests/sign-in.ts';
import { salespeople, seedRecords } from './seed.ts';

const count = Number(process.env['EXPORT_ROWS'] ?? 300_000);
const format = process.env['EXPORT_XLSX'] === '1' ? 'xlsx' : 'csv';
const password = 'Mierzymy-uczciwie-1';
const askedEveryMs = 200;
const megabyte = 1024 * 1024;

/** Returns the resident memory of a process in bytes; only Linux reports it. */
async function memoryOf({ pid }: ServerProcess['child']): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** Measures another user's median response time for a page and the server's peak memory while `goesOn` runs. */
async function watched<T>(client: Client, server: ServerProcess, goesOn: () => Promise<T>) {
  const ended = new AbortController();
  const waits: number[] = [];
  let heaviest = 0;
  const asking = (async () => {
    for await (const _ of every(askedEveryMs)) {
      if (ended.signal.aborted) return;
      const since = performance.now();
      await client.opportunities.list({ query: { perPage: 25 } });
      waits.push(performance.now() - since);
      heaviest = Math.max(heaviest, await memoryOf(server.child));
    }
  })();
  const result = await goesOn();
  ended.abort();
  await asking;
  const median = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0;
  return { result, median, heaviest };
}

/** Queues an export of the list and waits for its file. @returns the duration in seconds */
async function exported({ exports }: Client): Promise<number> {
  const since = performance.now();
  const { id } = await exports.queue({ body: { source: 'CustomerFile', format } });
  for (;;) {
    const { items } = await exports.list();
    const found = items.find((one) => one.id === id);
    if (found?.status === 'failed') throw new Error(`The export failed: ${found.problem}`);
    if (found?.status === 'completed') return (performance.now() - since) / 1000;
    await pause(250);
  }
}

const { cluster, remove } = await startTestCluster({ durable: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-exports-'));
let server: ServerProcess | undefined;
try {
  const connection = applicationConnection(cluster.address);
  await ensureApplicationDatabase(cluster.address);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  server = await startServerProcess({ port, dataDir, password, databaseUrl: connectionUrl(connection) });
  await signInCrowd(connection, salespeople);
  const sql = new pg.Client(connection);
  await sql.connect();
  // one in ten is archived
  const opportunities = Math.ceil(count / 0.9);
  await seedRecords(sql, { customers: 10_000, opportunities, offers: opportunities, comments: 0 });
  await sql.end();
  const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
  const client = createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });

  const alone = await watched(client, server, () => pause(5000));
  const during = await watched(client, server, () => exported(client));
  console.log(`${count} rows as ${format}: ${during.result.toFixed(1)} s`);
  console.log(`memory: ${((during.heaviest - alone.heaviest) / megabyte).toFixed(0)} MB more`);
  console.log(
    `a page of the list: ${alone.median.toFixed(1)} ms before, ${during.median.toFixed(1)} ms meanwhile`,
  );
} finally {
  await server?.stop();
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
