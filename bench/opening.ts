/**
 * `node bench/opening.ts`: compares an opportunity with 5,000 entries in its timeline and 5,000 messages with one that
 * has 10 of each. Opens the timeline and the messages of both in a browser and records the calls of the page. Then
 * repeats each call 30 times, alternating between the two, and prints the medians in milliseconds and the ratio of
 * their sums.
 */
import {
  applicationConnection,
  ensureApplicationDatabase,
  startTestCluster,
  connectionUrl,
} from '@szansa/server/testing';
import pg from 'pg';

import { median, whileBrowsing, type Browsing } from './browsing.ts';
import { writeBefore } from './talk/agency.ts';

const amounts = { long: 5000, short: 10 } as const;
const calls = 30;
/** Unmeasured warm-up calls, which prepare statements. */
const unmeasured = 3;
const goal = 1.5;
const tabs = ['timeline', 'messages'] as const;

/** Creates an opportunity with `count` entries each in timeline and conversation, none grouped with the next. */
async function filled({ client }: Browsing, database: pg.Client, count: number): Promise<string> {
  const customer = await client.customers.create({
    body: { lastName: `Z historią ${count}`, emails: [`historia${count}@pomiar.example`] },
  });
  const { id } = await client.opportunities.create({ body: { customerId: customer.id } });
  const { rows: people } = await database.query<{ id: string }>(
    'select id from app_user order by email limit 2',
  );
  const [one, other] = people.map((person) => person.id);
  if (!one || !other) throw new RangeError('nobody is there');
  await database.query('delete from timeline_event where customer_file_id = $1', [id]);
  await database.query(
    `insert into timeline_event (id, customer_file_id, type, actor_id, at, data)
     select uuidv7(), $1, 'offer_added', ($2::uuid[])[1 + n % 2], now() - make_interval(mins => n * 2),
       jsonb_build_object('name', 'Škoda Octavia ' || n)
     from generate_series(1, $3::int) n`,
    [id, [one, other], count],
  );
  await writeBefore(database, { id, authors: [one, other] }, count);
  return id;
}

interface Call {
  readonly address: string;
  readonly authorization: string;
}

/** Records the calls of a page until the network is idle. */
async function callsOf({ signedIn, url }: Browsing, address: string): Promise<Call[]> {
  const context = await signedIn();
  const page = await context.newPage();
  const made: Call[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(`${url}/api/`)) return;
    made.push({ address: request.url(), authorization: request.headers()['authorization'] ?? '' });
  });
  await page.goto(url + address, { waitUntil: 'networkidle' });
  await context.close();
  return made;
}

/** Returns the name of a call, which is the same for both opportunities. */
const nameOf = ({ address }: Call, id: string) =>
  decodeURIComponent(new URL(address).pathname + new URL(address).search).replaceAll(id, '{id}');

async function timeOf({ address, authorization }: Call): Promise<number> {
  const since = performance.now();
  const answer = await fetch(address, { headers: { authorization } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return performance.now() - since;
}

const ms = (time: number) => `${time.toFixed(1)} ms`;

/** Prints the times of a page of the long opportunity and of the short one. */
async function printPage(
  browsing: Browsing,
  tab: (typeof tabs)[number],
  ids: Record<keyof typeof amounts, string>,
) {
  const addressOf = (id: string) => `/sales-opportunity/${id}?tab=${tab}`;
  const made = {
    long: await callsOf(browsing, addressOf(ids.long)),
    short: await callsOf(browsing, addressOf(ids.short)),
  };
  const sizes = ['long', 'short'] as const;
  const medians = { long: 0, short: 0 };
  console.log(`${tab}: ${made.long.length} calls of the long one, ${made.short.length} of the short one`);
  const names = [
    ...new Set(sizes.flatMap((size) => made[size].map((one) => nameOf(one, ids[size])))),
  ].toSorted();
  for (const name of names) {
    const ofSize = (size: keyof typeof amounts) =>
      made[size].filter((one) => nameOf(one, ids[size]) === name);
    const took: Record<keyof typeof amounts, number[]> = { long: [], short: [] };
    for (let call = -unmeasured; call < calls; call += 1) {
      for (const size of sizes) {
        let sum = 0;
        for (const one of ofSize(size)) sum += await timeOf(one);
        if (call >= 0) took[size].push(sum);
      }
    }
    for (const size of sizes) medians[size] += median(took[size]);
    console.log(
      `  ${ms(median(took.long)).padStart(9)} ${ms(median(took.short)).padStart(9)}  ${name.slice(0, 90)}`,
    );
  }
  const ratio = medians.long / medians.short;
  console.log(
    `  all calls: ${ms(medians.long)} with ${amounts.long}, ${ms(medians.short)} with ${amounts.short}; ` +
      `ratio ${ratio.toFixed(2)} (goal: at most ${goal})`,
  );
}

const { cluster, remove } = await startTestCluster({ durable: true });
try {
  await ensureApplicationDatabase(cluster.address);
  const connection = applicationConnection(cluster.address);
  await whileBrowsing(
    async (browsing) => {
      const database = new pg.Client(connection);
      await database.connect();
      const ids = {
        long: await filled(browsing, database, amounts.long),
        short: await filled(browsing, database, amounts.short),
      };
      await database.query('vacuum analyze timeline_event');
      await database.query('vacuum analyze comment');
      for (const tab of tabs) await printPage(browsing, tab, ids);
      await database.end();
    },
    { databaseUrl: connectionUrl(connection) },
  );
} finally {
  await remove();
}
