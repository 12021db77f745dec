/**
 * `node bench/imports.ts`: imports a table of 50,000 customers into an agency that has as many, and rolls it back.
 * Prints how long each step takes, by how much the server's peak memory rises, and the longest response time of another
 * user who requests the list of customers five times a second. IMPORT_XLSX=1 imports a workbook.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setInterval as every, setTimeout as pause } from 'node:timers/promises';

import { createClient, type Client, type Data, type Endpoints } from '@szansa/api-client/client';
import {
  applicationConnection,
  ensureApplicationDatabase,
  startTestCluster,
  textCell,
  workbook,
  connectionUrl,
} from '@szansa/server/testing';
import pg from 'pg';

import { freePort, startServerProcess, type ServerProcess } from '../tests/live/server-process.ts';
import { signInAt } from '../tests/sign-in.ts';

type Import = Data<Endpoints['imports']['get']>;

const count = Number(process.env['IMPORT_ROWS'] ?? 50_000);
const isWorkbook = process.env['IMPORT_XLSX'] === '1';
const password = 'Mierzymy-uczciwie-1';
const askedEveryMs = 200;
/** How long the other user's requests are measured before the import, as a baseline. */
const aloneMs = 10_000;
/** The longest acceptable response time. */
const lateMs = 100;
const megabyte = 1024 * 1024;

/** Creates the existing customers of the agency. */
async function seed(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into customer (id, first_name, last_name, city, emails, phones)
    select uuidv7(), 'Jan', 'Dawny' || n, 'Poznań', array['dawny' || n || '@agencja.example'],
      array['+4860' || lpad(n::text, 7, '0')]
    from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query('vacuum analyze customer');
  await client.end();
}

const headings = [
  'Imię',
  'Nazwisko',
  'E-mail',
  'Telefon',
  'Ulica',
  'Kod pocztowy',
  'Miasto',
  'Firma',
  'Uwagi',
];

/** Returns rows in the format of another system: every tenth with a firm, every hundredth a duplicate or invalid. */
function rowsOfTable(): string[][] {
  return Array.from({ length: count }, (_, row) => {
    const email =
      row % 100 === 1
        ? `dawny${row}@agencja.example`
        : row % 100 === 2
          ? 'bez adresu'
          : `nowy${row}@import.example`;
    const firm = row % 10 === 0 ? `Transport ${row} sp. z o.o.` : '';
    const phone = `51${String(row).padStart(7, '0')}`;
    const [postCode, street] = [`31-${String(row % 1000).padStart(3, '0')}`, `Długa ${row}`];
    return ['Łucja', `Nowak-${row}`, email, phone, street, postCode, 'Kraków', firm, 'Z targów'];
  });
}

/** Returns these rows as a CSV file or a workbook. */
function table(): File {
  const all = [headings, ...rowsOfTable()];
  if (!isWorkbook) return new File([all.map((row) => row.join(';')).join('\r\n')], 'klienci.csv');
  const xml = all.map((row, index) => {
    const cells = row.map((value, column) => textCell(`${'ABCDEFGHI'[column] ?? ''}${index + 1}`, value));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  return new File([workbook(xml.join(''))], 'klienci.xlsx');
}

/** Returns the resident memory of a process in bytes; only Linux reports it. */
async function memoryOf({ pid }: ServerProcess['child']): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** Measures another user's response times for the list and the server's memory until it is stopped. */
function watch(client: Client, server: ServerProcess) {
  const ended = new AbortController();
  const waits: number[] = [];
  let heaviest = 0;
  const asking = (async () => {
    for await (const _ of every(askedEveryMs)) {
      if (ended.signal.aborted) return;
      const since = performance.now();
      await client.customers.list({ query: { perPage: 25 } });
      waits.push(performance.now() - since);
      heaviest = Math.max(heaviest, await memoryOf(server.child));
    }
  })();
  return async () => {
    ended.abort();
    await asking;
    return { waits: waits.toSorted((one, other) => one - other), heaviest };
  };
}

/** Waits until an import has reached a step. */
async function reached(client: Client, id: string, step: Import['step']): Promise<Import> {
  for (;;) {
    const found = await client.imports.get({ params: { id } });
    if (found.isStopped) throw new Error(`The import stopped at ${found.step}`);
    if (found.step === step) return found;
    await pause(500);
  }
}

async function timed<T>(name: string, does: () => Promise<T>): Promise<T> {
  const since = performance.now();
  const result = await does();
  console.log(`${name.padEnd(28)} ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return result;
}

function printWaits(name: string, waits: readonly number[]): void {
  const at = (share: number) => (waits[Math.floor((waits.length - 1) * share)] ?? Number.NaN).toFixed(0);
  const late = waits.filter((wait) => wait > lateMs).length;
  console.log(
    `${name.padEnd(30)} ${at(0.5)} ms (p50), ${at(0.99)} ms (p99), ${at(1)} ms at most; ` +
      `${late} of ${waits.length} took longer than ${lateMs} ms`,
  );
}

const { cluster, remove } = await startTestCluster({ durable: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-imports-'));
let server: ServerProcess | undefined;
try {
  await ensureApplicationDatabase(cluster.address);
  const connection = applicationConnection(cluster.address);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  server = await startServerProcess({ port, dataDir, password, databaseUrl: connectionUrl(connection) });
  await seed(connection);
  const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
  const client = createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });
  await client.customers.list();
  const endAlone = watch(client, server);
  await pause(aloneMs);
  printWaits('a list of customers before', (await endAlone()).waits);
  const before = await memoryOf(server.child);
  const end = watch(client, server);

  const { id } = await client.imports.create({ body: { entity: 'customer' }, files: [table()] });
  const ready = await timed('read and checked', () => reached(client, id, 'ready'));
  const done = await timed('taken', async () => {
    await client.imports.start({ params: { id } });
    return reached(client, id, 'finished');
  });
  const undone = await timed('taken back', async () => {
    await client.imports.undo({ params: { id } });
    return reached(client, id, 'undone');
  });
  const { waits, heaviest } = await end();
  console.log('outcomes                    ', JSON.stringify(ready.outcomes));
  console.log(`created ${done.created}, taken back ${undone.undone}, touched ${undone.touched}`);
  console.log(
    `memory more at its height    ${((heaviest - before) / megabyte).toFixed(0)} MB of ${(heaviest / megabyte).toFixed(0)}`,
  );
  printWaits('a list of customers meanwhile', waits);
} finally {
  await server?.stop();
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
