/**
 * `node bench/cars.ts`: measures the car catalogue with 100,000 variants of 24,000 offers. Prints the time until a page
 * and its facets have arrived, at the 50th and the 95th percentile, for each search and for all. CARS_ROWS sets the
 * number of variants, CARS_CALLS the number of calls.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { createClient, type Client, type Endpoints, type Input } from '@szansa/api-client/client';
import {
  applicationConnection,
  ensureApplicationDatabase,
  startTestCluster,
  connectionUrl,
} from '@szansa/server/testing';
import pg from 'pg';

import { freePort, startServerProcess, type ServerProcess } from '../tests/live/server-process.ts';
import { signInAt } from '../tests/sign-in.ts';

type Query = NonNullable<Input<Endpoints['carOffers']['facets']>['query']>;

const count = Number(process.env['CARS_ROWS'] ?? 100_000);
const calls = Number(process.env['CARS_CALLS'] ?? 20);
const goal = 300;
const password = 'Mierzymy-uczciwie-1';

/** The measured searches, from all cars to a single one. */
const asked: Readonly<Record<string, Query>> = {
  everything: {},
  'a sentence': { search: 'octavia kombi automat do 150 tys' },
  'a word that fits many': { search: 'automat' },
  'a word that fits none': { search: 'nieistniejący' },
  'a price': { price: ['to150'] },
  'a price and a condition': { price: ['to150'], carCondition: ['new'] },
  'a sentence and a status': { search: 'suv hybryda od 2025', status: ['active'] },
};

/** Copies the demo offers with different prices, years and counts until there are enough variants. */
async function multiply(sql: pg.Client): Promise<number> {
  await sql.query(`
    create temp table few as
      select o.id, row_number() over (order by o.id) - 1 as place, count(v.id) as variants
      from car_offer o join car_variant v on v.car_offer_id = o.id group by o.id`);
  const { rows } = await sql.query<{ variants: number }>('select sum(variants)::int as variants from few');
  const copies = Math.ceil(count / (rows[0]?.variants ?? Number.NaN));
  await sql.query(`
    create temp table copied as
      select few.id as source, uuidv7() as id, n, place from few, generate_series(1, ${copies}) n;
    insert into car_offer (
      id, status, brand_id, model_id, version_id, car_body_type_id, car_drive_type_id, car_fuel_type_id,
      car_transmission_type_id, car_type_id, engine_power, engine_power_unit, engine_size, doors_count, seats_count,
      name, search_text, created_at, updated_at
    )
    select c.id, (array['active', 'active', 'active', 'inactive', 'pending'])[1 + n % 5], brand_id, model_id,
      version_id, car_body_type_id, car_drive_type_id, car_fuel_type_id, car_transmission_type_id, car_type_id,
      engine_power + n * 7 % 90, engine_power_unit, engine_size, doors_count, seats_count, name, search_text,
      created_at - n * interval '1 minute', updated_at - n * interval '1 minute'
    from copied c join car_offer o on o.id = c.source;
    insert into car_variant (
      id, car_offer_id, sort_order, car_color_id, car_availability_id, availability, catalog_price,
      catalog_discount_price, availability_count, dealer_id, year, prod_time, car_condition, mileage,
      first_registration, real_availability_date, show_availability_information
    )
    select uuidv7(), c.id, sort_order, car_color_id, car_availability_id, availability, catalog_price + n * 37 % 9000,
      catalog_discount_price + n * 37 % 9000, availability_count + n % 15, dealer_id, year - n % 4, prod_time,
      car_condition, mileage + n * 13 % 40000, first_registration, real_availability_date,
      show_availability_information
    from copied c join car_variant v on v.car_offer_id = c.source;
    drop table few, copied`);
  await sql.query('vacuum (analyze)');
  const found = await sql.query<{ variants: number }>('select count(*)::int as variants from car_variant');
  return found.rows[0]?.variants ?? 0;
}

/** Measures what the screen loads: a page and its facets, requested concurrently. */
async function waited({ carOffers }: Client, query: Query): Promise<number> {
  const since = performance.now();
  await Promise.all([carOffers.list({ query }), carOffers.facets({ query })]);
  return performance.now() - since;
}

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? Number.NaN;

const said = (values: readonly number[]) =>
  `${percentile(values, 0.5).toFixed(0)} ms, ${percentile(values, 0.95).toFixed(0)} ms at p95`;

const { cluster, remove } = await startTestCluster({ durable: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-cars-'));
let server: ServerProcess | undefined;
try {
  const connection = applicationConnection(cluster.address);
  await ensureApplicationDatabase(cluster.address);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  server = await startServerProcess({
    port,
    dataDir,
    password,
    demo: true,
    databaseUrl: connectionUrl(connection),
  });
  const sql = new pg.Client(connection);
  await sql.connect();
  const variants = await multiply(sql);
  await sql.end();
  const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
  const client = createClient({ baseUrl: `${url}/api`, token: () => tokenData.accessToken });
  const all: number[] = [];
  console.log(`${variants} variants, ${calls} calls each: a page with its facets`);
  for (const [name, query] of Object.entries(asked)) {
    const waits: number[] = [];
    for (let done = -3; done < calls; done += 1) {
      const wait = await waited(client, query);
      if (done >= 0) waits.push(wait);
    }
    all.push(...waits);
    console.log(`  ${said(waits)}: ${name}`);
  }
  console.log(`  ${said(all)}: all of them (goal: under ${goal} at p95)`);
} finally {
  await server?.stop();
  await remove();
  await rm(dataDir, { recursive: true, force: true });
}
