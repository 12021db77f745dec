import { allRights } from '@szansa/domain/access';
import { testServer, type TestServer } from '@szansa/server/testing';
import { CamelCasePlugin, Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { findAlike, type Actor, type Database } from '#platform';
import { listOpportunities } from '../opportunities/list-queries.ts';
import { vehicleRecords } from '../vehicles/module.ts';
import { listCustomers } from './queries.ts';

const rows = 5000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await sql`
    insert into customer (id, first_name, last_name, city, tax_id_number, emails)
    select gen_random_uuid(), 'Anna', 'Nazwisko' || n, 'Miasto' || (n * 7919) % 5000,
      case when n % 3 = 0 then (5000000000 + n)::text end, array['klient' || n || '@firma.example']
    from generate_series(1, ${sql.lit(rows)}) n
  `.execute(server.db);
  await sql`
    insert into vehicle (id, manufacturer, model, version) select gen_random_uuid(), 'Marka' || n % 40, 'Model' || n, 'Wersja' || n
    from generate_series(1, ${sql.lit(rows)}) n
  `.execute(server.db);
  await sql`
    insert into customer_file (id, customer_id, status) select gen_random_uuid(), id, 'lead' from customer
  `.execute(server.db);
  await sql`vacuum analyze customer`.execute(server.db);
  await sql`vacuum analyze vehicle`.execute(server.db);
  await sql`vacuum analyze customer_file`.execute(server.db);
});
afterAll(() => server.close());

const node = z.looseObject({
  'Node Type': z.string(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  'Rows Removed by Index Recheck': z.number().optional(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.looseObject({ Plan: node })]) })]);

/** How many rows of a table a plan has looked at. */
function rowsRead(plan: z.infer<typeof node>, table: string): number {
  const loops = plan['Actual Loops'];
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = plan['Relation Name'] === table ? (plan['Actual Rows'] + removed) * loops : 0;
  return (plan.Plans ?? []).reduce((sum, inner) => sum + rowsRead(inner, table), own);
}

/** Returns how many rows of a table a query that `request` sends reads: the one that has a text in it, of several. */
async function readBy(
  table: string,
  request: (db: Kysely<Database>) => Promise<unknown>,
  text = '',
): Promise<number> {
  const requested: CompiledQuery[] = [];
  const { pool } = server.platform;
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void requested.push(query),
  });
  await request(db);
  const query = requested.find((one) => one.sql.includes(text));
  const { rows: lines } = await pool.query(`explain (analyze, format json) ${query?.sql}`, [
    ...(query?.parameters ?? []),
  ]);
  const [found] = explained.parse(lines);
  return rowsRead(found['QUERY PLAN'][0].Plan, table);
}

const everyone = { scope: 'all', searchColumn: 'customer.searchText', isArchived: false } as const;
const page = { page: 1, perPage: 25 } as const;

const actor: Actor = {
  userId: '01890000-0000-7000-8000-000000000001',
  sessionId: '01890000-0000-7000-8000-000000000002',
  firstName: 'Ada',
  lastName: 'Nowak',
  pictureId: null,
  email: 'ada@test.example',
  locale: 'pl',
  roles: ['ADMIN'],
  rights: new Set(allRights),
  excludedFields: new Set(),
  can: () => true,
};

describe('a page of a long list reads little more than it shows', () => {
  it.each(['city', '-city', 'taxIdNumber', '-taxIdNumber', 'name', 'updatedAt'] as const)(
    'of customers sorted by %s',
    async (sort) => {
      const read = await readBy('customer', (db) =>
        listCustomers(db, everyone, { sort, ...page }, 'filtered').execute(),
      );
      expect(read).toBeLessThanOrEqual(30);
    },
  );

  it('of customers whom a word finds that half of them have', async () => {
    const filters = { ...everyone, search: 'nazwisko' };
    const read = await readBy('customer', (db) =>
      listCustomers(db, filters, { sort: 'name', ...page }, 'walked').execute(),
    );
    expect(read).toBeLessThan(200);
  });

  it.each(['wersja4999', 'rsja499'])('of vehicles found by %s', async (search) => {
    const read = await readBy(
      'vehicle',
      async (db) => {
        const query = { search, sort: '-createdAt' as const, ...page };
        const found = vehicleRecords.found({ platform: server.platform, actor, language: 'pl', db }, query);
        await (typeof found.rows === 'function' ? found.rows(db, 'filtered') : found.rows).execute();
      },
      // the rows and not their number, which is counted meanwhile
      ' limit ',
    );
    expect(read).toBeLessThan(200);
  });

  it.each(['nazwisko', '19'])('of opportunities whose customers are often found by %s', async (search) => {
    const filters = { ...everyone, search, isUnassigned: false };
    const read = await readBy('customer_file', (db) =>
      listOpportunities(db, filters, { sort: '-lastActivityAt', ...page }, 'walked').execute(),
    );
    expect(read).toBeLessThan(1500);
  });

  it.each(['4999', '499'])('of opportunities found by the digits %s', async (search) => {
    const filters = { ...everyone, search, isUnassigned: false };
    const read = await readBy('customer_file', (db) =>
      listOpportunities(db, filters, { sort: '-lastActivityAt', ...page }, 'filtered').execute(),
    );
    expect(read).toBeLessThan(1500);
  });
});

describe('looking for very similar names', () => {
  it('reads what the index of trigrams finds alone', async () => {
    const names = ['zenobiusz brzeczyszczykiewicz', 'gaja pszczolkowska'];
    // another query sets how similar they have to be
    const read = await readBy('customer', (db) => findAlike(db, 'customer', names), 'from unnest');
    expect(read).toBeLessThan(50);
  });
});
