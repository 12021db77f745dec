/**
 * `pnpm bench`: the whole HTTP stack against a bare `node:http` + `pg` server with the same SQL, in one run, on a
 * tenth of the data and on all of it. Figures of one run compare; figures of two runs do not.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import {
  admissionCost,
  applicationConnection,
  ensureApplicationDatabase,
  startTestCluster,
  type AdmissionCost,
} from '@szansa/server/testing';
import pg from 'pg';

import { freePort, startServerProcess } from '../live/server-process.ts';
import { signInAt } from '../sign-in.ts';
import { connectionUrl } from './connection-url.ts';
import { measure, type Figures } from './measure.ts';
import { requestsOf, type Request, type Scenario, type Statement } from './scenarios.ts';
import { seedRecords, seedStaff, type Amounts } from './seed.ts';

const scale = Number(process.env['BENCH_SCALE'] ?? 1);
const all: Amounts = {
  customers: 200_000 * scale,
  opportunities: 300_000 * scale,
  offers: 400_000 * scale,
  comments: 1_000_000 * scale,
};
const password = 'Mierzymy-uczciwie-1';

const share = (part: number): Amounts => ({
  customers: Math.round(all.customers * part),
  opportunities: Math.round(all.opportunities * part),
  offers: Math.round(all.offers * part),
  comments: Math.round(all.comments * part),
});

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  stop(): Promise<void>;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function startApp(databaseUrl: string, dataDir: string, recordTo?: string): Promise<Running> {
  const port = await freePort();
  const { child } = await startServerProcess({
    port,
    dataDir,
    password,
    databaseUrl,
    env: { NODE_ENV: 'production', LOG_LEVEL: 'error', RECORD_SQL: recordTo ?? '' },
    ...(recordTo === undefined ? {} : { preload: path.join(import.meta.dirname, 'record-sql.ts') }),
  });
  return { child, url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
}

async function startBare(
  connection: pg.ClientConfig,
  scenarios: readonly Scenario[],
  folder: string,
): Promise<Running> {
  const connectionFile = path.join(folder, 'connection.json');
  const scenariosFile = path.join(folder, 'scenarios.json');
  await writeFile(connectionFile, JSON.stringify(connection));
  await writeFile(
    scenariosFile,
    JSON.stringify(Object.fromEntries(scenarios.map((one) => [one.name, one.recorded]))),
  );
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'bare-server.ts'), connectionFile, scenariosFile],
    {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, url: `http://127.0.0.1:${port}`, stop: () => stop(child) };
}

function send(url: string, token: string, request: Request): Promise<Response> {
  const form = request.form && new FormData();
  for (const [name, value] of Object.entries(request.form ?? {})) form?.append(name, value);
  return fetch(`${url}/api${request.path}`, {
    method: request.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(form ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(form ? { body: form } : {}),
  });
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function uuidsOf(statements: readonly Statement[]): string[] {
  return statements.flatMap(({ values }) =>
    values.filter((value): value is string => uuid.test(String(value))),
  );
}

/** Asks the real server each request twice and keeps what the second, warm one did. */
async function record(
  databaseUrl: string,
  dataDir: string,
  folder: string,
  requests: Record<string, Request[]>,
): Promise<Scenario[]> {
  const file = path.join(folder, 'sql.jsonl');
  await writeFile(file, '');
  const app = await startApp(databaseUrl, dataDir, file);
  const token = await signIn(app.url);
  const statementsOf = async (request: Request): Promise<Statement[]> => {
    await writeFile(file, '');
    const response = await send(app.url, token, request);
    if (!response.ok) throw new Error(`${request.path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    return lines
      .map((line) => JSON.parse(line) as Statement)
      .filter(({ text }) => !/notify|listen/i.test(text));
  };
  const scenarios: Scenario[] = [];
  for (const [name, variants] of Object.entries(requests)) {
    const recorded: Scenario['recorded'][number][] = [];
    for (const request of variants) {
      const first = new Set(uuidsOf(await statementsOf(request)));
      const statements = await statementsOf(request);
      recorded.push({ statements, fresh: [...new Set(uuidsOf(statements))].filter((id) => !first.has(id)) });
    }
    scenarios.push({ name, requests: variants, recorded });
  }
  await app.stop();
  return scenarios;
}

async function signIn(url: string): Promise<string> {
  const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
  return tokenData.accessToken;
}

interface Row {
  readonly name: string;
  readonly app: Figures;
  readonly bare: Figures;
}

async function measureAll(databaseUrl: string, connection: pg.ClientConfig, dataDir: string): Promise<Row[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'szansa-bench-'));
  const client = new pg.Client(connection);
  await client.connect();
  const requests = await requestsOf(client);
  await client.end();
  const scenarios = await record(databaseUrl, dataDir, folder, requests);
  const app = await startApp(databaseUrl, dataDir);
  const bare = await startBare(connection, scenarios, folder);
  const token = await signIn(app.url);
  const rows: Row[] = [];
  for (const scenario of scenarios) {
    rows.push({
      name: scenario.name,
      app: await measure({ url: `${app.url}/api`, requests: scenario.requests, token }),
      bare: await measure({
        url: bare.url,
        requests: [{ method: 'GET', path: `/${encodeURIComponent(scenario.name)}` }],
      }),
    });
  }
  await app.stop();
  await bare.stop();
  await rm(folder, { recursive: true, force: true });
  return rows;
}

function print(title: string, rows: readonly Row[], before?: readonly Row[]): void {
  console.log(`\n${title}`);
  console.log(
    '                 requests/s       of bare    p50 ms  p99 ms   bare req/s  p50 ms  p99 ms   p50 grew',
  );
  for (const { name, app, bare } of rows) {
    const small = before?.find((row) => row.name === name);
    const cells = [
      name.padEnd(16),
      app.rate.toFixed(0).padStart(10),
      `${((app.rate / bare.rate) * 100).toFixed(0)} %`.padStart(13),
      app.p50.toFixed(1).padStart(9),
      app.p99.toFixed(1).padStart(7),
      bare.rate.toFixed(0).padStart(12),
      bare.p50.toFixed(1).padStart(7),
      bare.p99.toFixed(1).padStart(7),
      small ? `${(app.p50 / small.app.p50).toFixed(2)}×`.padStart(10) : '',
    ];
    console.log(cells.join(' '));
  }
}

/** Of a list request's share of the processor, how much is finding out who calls and whether they may. */
function printAdmission({ coldMs, warmMs }: AdmissionCost, rows: readonly Row[]): void {
  const list = rows.find(({ name }) => name === 'list');
  if (!list) return;
  // read anew once a second and session, else remembered
  const spentInASecond = warmMs * list.app.rate + coldMs;
  console.log(
    `\nSession and rights: ${coldMs.toFixed(3)} ms read anew, ${warmMs.toFixed(4)} ms from memory; ` +
      `${(spentInASecond / 10).toFixed(2)} % of the time of ${list.app.rate.toFixed(0)} lists a second, ` +
      `${((coldMs / (1000 / list.app.rate)) * 100).toFixed(0)} % if every one read them anew`,
  );
}

const { cluster, remove } = await startTestCluster({ durable: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-bench-data-'));
let client: pg.Client | undefined;
try {
  await ensureApplicationDatabase(cluster.address);
  const connection = applicationConnection(cluster.address);
  const databaseUrl = connectionUrl(connection);
  // the first start migrates and makes the administrator everything is asked as
  await (await startApp(databaseUrl, dataDir)).stop();

  client = new pg.Client(connection);
  await client.connect();
  await seedStaff(client);
  console.log('seeding a tenth …');
  await seedRecords(client, share(0.1));
  const tenth = await measureAll(databaseUrl, connection, dataDir);
  print('On a tenth of the data', tenth);
  console.log('\nseeding the rest …');
  await seedRecords(client, share(0.9));
  const whole = await measureAll(databaseUrl, connection, dataDir);
  print('On all of the data', whole, tenth);
  printAdmission(await admissionCost(connection, 'admin@szansa.example'), whole);
} finally {
  await client?.end();
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
