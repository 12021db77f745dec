/**
 * `pnpm bench`: compares the whole HTTP stack with a minimal `node:http` + `pg` server and with PostGraphile, on one
 * database, in one run, with a tenth of the data and with all of it. Only figures of the same run are comparable.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import {
  admissionCost,
  applicationConnection,
  ensureApplicationDatabase,
  signInCrowd,
  startTestCluster,
  type CrowdMember,
  connectionUrl,
} from '@szansa/server/testing';
import pg from 'pg';

import { foundCustomers } from './api/graphql.ts';
import { measure, type Figures } from './api/measure.ts';
import { processorOfDatabase } from './api/processor.ts';
import { scenariosOf } from './api/scenarios.ts';
import { installPeer, startBare, startPeer, startProduct, type Contestant } from './contestants.ts';
import { salespeople, seedRecords, totalsStored, type Amounts } from './seed.ts';

const { values: flags } = parseArgs({
  options: {
    /** Skips PostGraphile, which is installed otherwise. */
    alone: { type: 'boolean', default: false },
    /** Measures only the scenarios whose names contain this text. */
    only: { type: 'string', default: '' },
  },
});
const scale = Number(process.env['BENCH_SCALE'] ?? 1);
const all: Amounts = {
  customers: 10_000 * scale,
  opportunities: 30_000 * scale,
  offers: 40_000 * scale,
  comments: 100_000 * scale,
};
const password = 'Mierzymy-uczciwie-1';
/** Number of concurrent users. */
const asking = 16;

const share = (part: number): Amounts => ({
  customers: Math.round(all.customers * part),
  opportunities: Math.round(all.opportunities * part),
  offers: Math.round(all.offers * part),
  comments: Math.round(all.comments * part),
});

interface Row {
  readonly name: string;
  readonly product: Figures;
  readonly bare: Figures;
  readonly peer: Figures | null;
}

interface Measured {
  readonly rows: readonly Row[];
  /** The list with compressed responses. */
  readonly compressed: Figures;
  /** Peak memory in megabytes. */
  readonly memory: number;
}

interface Setting {
  readonly connection: pg.ClientConfig;
  readonly connectionFile: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly client: pg.Client;
  readonly people: readonly CrowdMember[];
}

async function measureAll(setting: Setting): Promise<Measured> {
  const { client, people, connectionFile, databaseUrl, dataDir } = setting;
  const scenarios = await scenariosOf(client, people);
  const product = await startProduct(databaseUrl, dataDir, password);
  await totalsStored(client);
  const bare = await startBare(connectionFile);
  const peer = flags.alone ? null : await startPeer(connectionFile);
  const rows: Row[] = [];
  const databaseProcessor = () => processorOfDatabase(client);
  const target = (of: Contestant) => ({
    url: of.url,
    processor: () => of.processor(),
    databaseProcessor,
  });
  for (const scenario of scenarios.filter(({ name }) => name.includes(flags.only))) {
    rows.push({
      name: scenario.name,
      product: await measure(target(product), scenario.product),
      bare: await measure(target(bare), scenario.bare),
      peer: peer && (await measure(target(peer), scenario.peer)),
    });
  }
  const compressed = await measure(target(product), scenarios[0]?.product ?? [], {
    'accept-encoding': 'br, gzip',
  });
  const memory = await product.peakMemory();
  for (const each of [product, bare, peer]) await each?.stop();
  return { rows, compressed, memory };
}

const cell = (text: string) => text.padStart(10);

/** Formats responses per second, p50 and p99 in ms, and the CPU time per response of server and database in ms. */
function figures(name: string, of: Figures): string {
  const times = [of.p50, of.p99, of.ofServer, of.ofDatabase].map((ms) => cell(ms.toFixed(2)));
  return [`  ${name}`.padEnd(14), cell(of.rate.toFixed(0)), ...times].join('');
}

/** Formats the product's rate as a multiple of the other server's, and the same for responses per CPU time. */
function beside(product: Figures, other: Figures): string {
  const spent = ({ ofServer, ofDatabase }: Figures) => ofServer + ofDatabase;
  return `${(product.rate / other.rate).toFixed(2)} of this; ${(spent(other) / spent(product)).toFixed(2)} by processor`;
}

function print(title: string, { rows, compressed, memory }: Measured, before?: Measured): void {
  console.log(`\n${title}`);
  const heads = ['a second', 'p50 ms', 'p99 ms', 'server ms', 'db ms'];
  console.log([' '.repeat(14), ...heads.map(cell)].join(''));
  for (const { name, product, bare, peer } of rows) {
    const small = before?.rows.find((row) => row.name === name);
    const growth = small ? `p50 ${(product.p50 / small.product.p50).toFixed(2)} × that of a tenth` : '';
    console.log(name);
    console.log(`${figures('Szansa', product)}   ${growth}`);
    console.log(`${figures('bare', bare)}   ${beside(product, bare)}`);
    if (peer) console.log(`${figures('PostGraphile', peer)}   ${beside(product, peer)}`);
  }
  const plain = rows.find(({ name }) => name.startsWith('list'))?.product;
  const dearer = plain
    ? `, ${((compressed.ofServer / plain.ofServer - 1) * 100).toFixed(0)} % more of the server`
    : '';
  console.log(`A list, compressed: ${compressed.rate.toFixed(0)} a second${dearer}`);
  console.log(`Memory of the product at most: ${memory.toFixed(0)} MB`);
}

async function printAdmission({ connection }: Setting): Promise<void> {
  const { coldMs, warmMs } = await admissionCost(connection, 'osoba1@crowd.example');
  console.log(
    `Session and rights: ${coldMs.toFixed(3)} ms read anew, once a second and session at most; ` +
      `${warmMs.toFixed(4)} ms from memory`,
  );
}

if (!flags.alone) installPeer();
const { cluster, remove } = await startTestCluster({ durable: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-bench-data-'));
let client: pg.Client | undefined;
try {
  await ensureApplicationDatabase(cluster.address);
  const connection = applicationConnection(cluster.address);
  const databaseUrl = connectionUrl(connection);
  const connectionFile = path.join(dataDir, 'connection.json');
  await writeFile(connectionFile, JSON.stringify(connection));
  // the first start runs the migrations
  await (await startProduct(databaseUrl, dataDir, password)).stop();
  const people = (await signInCrowd(connection, salespeople)).slice(0, asking);

  client = new pg.Client(connection);
  await client.connect();
  await client.query(foundCustomers);
  const setting = { connection, connectionFile, databaseUrl, dataDir, client, people };
  console.log('seeding a tenth …');
  await seedRecords(client, share(0.1));
  const tenth = await measureAll(setting);
  print('On a tenth of the data', tenth);
  console.log('\nseeding the rest …');
  await seedRecords(client, share(0.9));
  const whole = await measureAll(setting);
  print('On all of the data', whole, tenth);
  await printAdmission(setting);
} finally {
  await client?.end();
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
