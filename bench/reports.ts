/**
 * `node bench/reports.ts`: opens a report of 20,000 entries. Prints the median times of the HTTP calls of its screen in
 * milliseconds, some beside hand-written SQL for the same data, and the time to save one cell. REPORT_ENTRIES sets the
 * number of entries.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { createClient } from '@szansa/api-client/client';
import {
  applicationConnection,
  ensureApplicationDatabase,
  startTestCluster,
  connectionUrl,
} from '@szansa/server/testing';
import pg from 'pg';

import { freePort, startServerProcess, type ServerProcess } from '../tests/live/server-process.ts';
import { signInAt } from '../tests/sign-in.ts';

const count = Number(process.env['REPORT_ENTRIES'] ?? 20_000);
const password = 'Mierzymy-uczciwie-1';
const times = 15;

const report = '0198c0de-0000-7000-8000-000000000001';

/** A report of a year with twenty banks; each entry belongs to one of the months and one of five users. */
const seeding = `
  with worker as (
    select id, first_name || ' ' || last_name as name, row_number() over (order by id) - 1 as place
    from app_user limit 5
  ), made as (
    insert into report (id, type, range_type, date_from, date_to, tiers, created_by)
    select '${report}', 'deal_signing_date', 'selected_range', '2026-01-01', '2026-12-31',
      '[{"since":null,"tiers":[{"from":"0.00","percent":"20"},{"from":"10000.00","percent":"25"}]}]', id from worker limit 1
  )
  insert into report_entry (id, report_id, position, worker_id, worker_name, client_name, description, leasing_company,
    month_of_income, netto_transaction_value, own_share, net_commitment_value, commision_amount, total_commission,
    sum_of_commissions, worker_commission, total_sum_of_commissions, conctract_date)
  select uuidv7(), '${report}', n, worker.id, worker.name, 'Klient ' || n, 'Škoda Octavia', 'Bank ' || n % 20,
    '2026-' || lpad((n % 12 + 1)::text, 2, '0'), 150000, 15000, 135000, 1000 + n % 977, 1000 + n % 977, 1000 + n % 977,
    250, 400000, '2026-01-01'::date + n % 365
  from generate_series(0, $1::int - 1) n join worker on worker.place = n % (select count(*) from worker)`;

async function median(what: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  await what();
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await what();
    taken.push(performance.now() - begun);
  }
  return taken.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

async function print(name: string, what: () => Promise<unknown>): Promise<void> {
  console.log(name.padEnd(34), `${(await median(what)).toFixed(1)} ms`);
}

const { cluster, remove } = await startTestCluster({ durable: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-reports-'));
let server: ServerProcess | undefined;
try {
  const connection = applicationConnection(cluster.address);
  await ensureApplicationDatabase(cluster.address);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  server = await startServerProcess({ port, dataDir, password, databaseUrl: connectionUrl(connection) });
  const sql = new pg.Client(connection);
  await sql.connect();
  await sql.query(seeding, [count]);
  await sql.query('vacuum analyze report_entry');
  const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
  const { reports } = createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });
  const params = { id: report };
  const page = { params, query: { perPage: 100 } } as const;
  const middle = { params, query: { perPage: 100, page: Math.floor(count / 200) } } as const;

  await print('the whole screen at once', () =>
    Promise.all([reports.get({ params }), reports.summary({ params }), reports.entries(page)]),
  );
  await print('sums', () => reports.summary({ params }));
  await print('sums in SQL', () =>
    sql.query(
      `select worker_id, month_of_income, leasing_company, count(*), sum(total_commission), sum(sum_of_commissions),
        sum(worker_commission) from report_entry where report_id = $1
        group by grouping sets ((), (worker_id), (month_of_income), (leasing_company), (worker_id, month_of_income))`,
      [report],
    ),
  );
  await print('the first hundred entries', () => reports.entries(page));
  await print('a hundred from the middle', () => reports.entries(middle));
  await print('a hundred from the middle in SQL', () =>
    sql.query('select * from report_entry where report_id = $1 order by position limit 100 offset $2', [
      report,
      count / 2,
    ]),
  );
  await print('one cell written', async () => {
    const { items } = await reports.entries(page);
    const [entry] = items;
    if (!entry) throw new Error('a report without entries');
    const { id, version } = entry;
    const clientCommission = `${version}.00`;
    await reports.changeCells({
      params,
      body: { entries: [{ id, version, changes: { clientCommission } }] },
    });
  });
  await sql.end();
} finally {
  await server?.stop();
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
