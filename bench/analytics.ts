/**
 * `node bench/analytics.ts`: measures analytics and the dashboard with 30,000 opportunities and 40,000 offers, then
 * with ten times as many. Prints the 50th and the 95th percentile of the response time of each call in milliseconds,
 * and the growth of the latter; for some calls also the time of a hand-written SQL query for the same sums over
 * opportunities and offers. ANALYTICS_ROWS sets the final number of opportunities, ANALYTICS_CALLS the number of calls.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

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
import { salespeople, seedRecords, totalsStored } from './seed.ts';

const count = Number(process.env['ANALYTICS_ROWS'] ?? 300_000);
const calls = Number(process.env['ANALYTICS_CALLS'] ?? 40);
const password = 'Mierzymy-uczciwie-1';

const offersOf = (opportunities: number) => Math.round((opportunities * 4) / 3);

const lastMonth = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7);

/** The measured API calls, each sent as an administrator who may read all records. */
const asked: Readonly<Record<string, (client: Client, person: string) => Promise<unknown>>> = {
  'a page of the table': ({ analytics }) => analytics.list({ query: {} }),
  'the sums of the table': ({ analytics }) => analytics.sums({ query: {} }),
  'the pictures of everything': ({ analytics }) => analytics.pictures({ query: {} }),
  'the pictures of this month': ({ analytics }) => analytics.pictures({ query: { months: 'current' } }),
  'the pictures of one salesperson': ({ analytics }, workerId) => analytics.pictures({ query: { workerId } }),
  'the pictures of a type of offer': ({ analytics }) =>
    analytics.pictures({ query: { offerType: 'leasing' } }),
  'the pictures of a status': ({ analytics }) => analytics.pictures({ query: { status: 'lead' } }),
  'the pictures of this month, by registration': ({ analytics }) =>
    analytics.pictures({ query: { months: 'current', monthsBy: 'vehicle_registration_date' } }),
  'the pictures of contracts that end': ({ analytics }) => analytics.pictures({ query: { endsSoon: true } }),
  'the pictures of half a month': ({ analytics }) =>
    analytics.pictures({ query: { from: `${lastMonth}-01`, to: `${lastMonth}-15` } }),
  'the pictures since a day': ({ analytics }) => analytics.pictures({ query: { from: `${lastMonth}-10` } }),
  'the pictures of this month of one salesperson': ({ analytics }, workerId) =>
    analytics.pictures({ query: { workerId, months: 'current' } }),
  'the pictures of what is open of a type of offer': ({ analytics }) =>
    analytics.pictures({ query: { state: 'open', offerType: 'leasing' } }),
  'the pictures of a status of a type of offer': ({ analytics }) =>
    analytics.pictures({ query: { status: 'lead', offerType: 'leasing' } }),
  'the pictures of a status of one salesperson': ({ analytics }, workerId) =>
    analytics.pictures({ query: { workerId, status: 'lead' } }),
  'the dashboard of everybody': ({ dashboards }) => dashboards.get({ query: { person: 'all' } }),
  'the dashboard of one salesperson': ({ dashboards }, person) => dashboards.get({ query: { person } }),
};

/** Returns plain SQL for the counts and sums of some charts by status, month, source, reason and salesperson. */
const countedByHand = (condition: string) => `
  with found as materialized (
    select f.status, f.is_archived, f.vehicle_value, f.lead_source_id, f.archive_reason_id, f.worker_id, o.commision_amount,
      date_trunc('month', f.created_at at time zone 'Europe/Warsaw') as month
    from customer_file f left join offer o on o.id = f.shown_offer_id
    where ${condition}
  )
  select status, month, lead_source_id, archive_reason_id, worker_id, is_archived, count(*), sum(vehicle_value),
    sum(commision_amount)
  from found
  group by grouping sets (
    (status, is_archived), (month, is_archived, status), (lead_source_id, is_archived, status),
    (archive_reason_id, is_archived, status), (worker_id, is_archived, status)
  )`;

const byHand: Readonly<Record<string, string>> = {
  'the sums of the table': `
    select count(*), sum(f.vehicle_value), sum(o.commision_amount)
    from customer_file f left join offer o on o.id = f.shown_offer_id`,
  'the pictures of everything': countedByHand('true'),
  'the pictures of half a month': countedByHand(`
    f.created_at >= timestamp '${lastMonth}-01' at time zone 'Europe/Warsaw'
    and f.created_at < timestamp '${lastMonth}-16' at time zone 'Europe/Warsaw'`),
  'the pictures of a status of a type of offer': countedByHand(
    `f.status = 'lead' and o.offer_type = 'leasing'`,
  ),
};

/** Fills the data that analytics read: sources, reasons, banks, commissions, and the time spent in each status. */
async function fillIn(sql: pg.Client): Promise<void> {
  await sql.query(`
    create temp table contacts as
      select row_number() over (order by r.id) - 1 as n, r.id from representative r where r.bank_id is not null;
    create temp table sources as select row_number() over (order by position) - 1 as n, id from lead_source;
    create temp table reasons as select row_number() over (order by position) - 1 as n, id from archive_reason;
    update offer o set
      bank_representative_id = c.id, commision_amount = 500 + g.n % 4000, deal_end_date = current_date + (g.n % 1200)::int,
      vehicle_registration_date = current_date - (g.n % 700)::int
    from (select id, row_number() over () as n from offer where commision_amount is null) g
    join contacts c on c.n = g.n % (select count(*) from contacts)
    where o.id = g.id;
    update customer_file f set
      lead_source_id = s.id, archive_reason_id = case when f.is_archived then r.id end,
      created_at = now() - (g.n % 31536000) * interval '1 second',
      status_changed_at = now() - (g.n * 7 % 31536000) * interval '1 second'
    from (
      select id, row_number() over () * 104729 as n from customer_file
      where id not in (select customer_file_id from stage_stay)
    ) g
    join sources s on s.n = g.n % (select count(*) from sources)
    join reasons r on r.n = g.n % (select count(*) from reasons)
    where f.id = g.id;
    -- what the trigger writes for each event is written at once
    alter table timeline_event disable trigger status_left;
    create temp table moves as
      select f.id, f.created_at, step.* from customer_file f cross join (values
        (1, 'lead', 'first_contact'), (2, 'first_contact', 'presentation_proposal'),
        (3, 'presentation_proposal', 'application'), (4, 'application', 'conclusion_agreement')
      ) as step (n, status, next)
      where f.id not in (select customer_file_id from stage_stay);
    insert into timeline_event (id, customer_file_id, type, at, data)
      select uuidv7(), id, 'status_changed', created_at + n * interval '3 days',
        jsonb_build_object('from', status, 'to', next)
      from moves order by id, n;
    insert into stage_stay (customer_file_id, status, entered_at, left_at, left_for, days)
      select id, status, created_at + (n - 1) * interval '3 days', created_at + n * interval '3 days', next, 3
      from moves order by id, n;
    alter table timeline_event enable trigger status_left;
    drop table moves;
    drop table contacts, sources, reasons`);
  await sql.query('vacuum (analyze)');
}

interface Waited {
  readonly median: number;
  readonly p95: number;
}

/** Measures sequential calls in milliseconds, after three unmeasured warm-up calls. */
async function waited(ask: () => Promise<unknown>): Promise<Waited> {
  const waits: number[] = [];
  for (let done = -3; done < calls; done += 1) {
    const since = performance.now();
    await ask();
    if (done >= 0) waits.push(performance.now() - since);
  }
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

interface Measured extends Waited {
  /** The hand-written SQL query for the same result. */
  readonly hand?: Waited | undefined;
}

async function measured(client: Client, sql: pg.Client, person: string): Promise<Map<string, Measured>> {
  const found = new Map<string, Measured>();
  for (const [name, ask] of Object.entries(asked)) {
    const text = byHand[name];
    found.set(name, {
      ...(await waited(() => ask(client, person))),
      hand: text === undefined ? undefined : await waited(() => sql.query(text)),
    });
  }
  return found;
}

const { cluster, remove } = await startTestCluster({ durable: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-analytics-'));
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
  await sql.query(`
    insert into bank (id, name) select uuidv7(), 'Bank ' || n from generate_series(1, 8) n;
    insert into representative (id, bank_id, first_name, last_name) select uuidv7(), id, 'Ewa', name from bank`);
  const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
  const client = createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });
  const { rows } = await sql.query<{ id: string }>(
    `select id from app_user where email = 'osoba1@crowd.example'`,
  );
  const person = rows[0]?.id ?? '';

  const tenth = Math.round(count / 10);
  await seedRecords(sql, { customers: 3000, opportunities: tenth, offers: offersOf(tenth), comments: 0 });
  await fillIn(sql);
  await totalsStored(sql);
  const small = await measured(client, sql, person);
  await seedRecords(sql, {
    customers: 7000,
    opportunities: count - tenth,
    offers: offersOf(count - tenth),
    comments: 0,
  });
  await fillIn(sql);
  await totalsStored(sql);
  const large = await measured(client, sql, person);
  await sql.end();
  console.log(`${count} opportunities, ${calls} calls each: ms in the middle, at p95, and growth of p95`);
  for (const [name, { median, p95, hand }] of large) {
    const before = small.get(name)?.p95 ?? Number.NaN;
    const beside = hand
      ? `; by hand ${hand.median.toFixed(0)}, ${hand.p95.toFixed(0)}: ${(median / hand.median).toFixed(2)} of it`
      : '';
    console.log(`${name}: ${median.toFixed(0)}, ${p95.toFixed(0)}, ${(p95 / before).toFixed(1)}×${beside}`);
  }
} finally {
  await server?.stop();
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
