import { testServer, type TestServer } from '@szansa/server/testing';
import { expressionBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from './schema.ts';
import { containsAll } from './searching.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const columns = ['customer.searchText', 'customer.searchName'] as const;

function condition(column: (typeof columns)[number], search: string) {
  return containsAll(expressionBuilder<Database, 'customer'>().ref(column), search);
}

it('loses no fragment of a text, wherever it starts and however long it is', async () => {
  const { rows } = await sql<{ fragments: number; lost: string[] }>`
    select count(*)::int as fragments,
      coalesce(array_agg(fragment) filter (where not search_pieces(text) @> sought_pieces(fragment)), '{}') as lost
    from (values ('swietoslawa.brzeczyszczykiewicz@kancelaria-lesna.example'), ('9991079302'), ('zolw'), ('a')) t (text),
      generate_series(1, length(text)) first, generate_series(1, length(text)) last,
      substr(text, first, greatest(last - first + 1, 0)) fragment
    where last >= first`.execute(server.db);
  expect(rows).toEqual([{ fragments: 1596 + 55 + 10 + 1, lost: [] }]);
});

describe.each(columns)('searching %s', (column) => {
  const name = column === 'customer.searchText' ? 'customer_search_text' : 'customer_search_name';

  it.each([
    ['Żół', `on ${name} `],
    ['Żółkiewska', `on ${name}_pieces `],
    ['107-93-02', `on ${name}_pieces `],
    ['Łucja Żółkiewska', `on ${name}_pieces `],
  ])('finds "%s" by an index', async (search, index) => {
    // a sequential scan is faster with so few rows, which is not tested here
    const plan = await server.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_indexscan = off`.execute(transaction);
      return transaction
        .selectFrom('customer')
        .select('id')
        .where(condition(column, search))
        .explain('text', sql`costs off`);
    });
    expect(plan.map((line) => `${Object.values(line).join(' ')} `).join('\n')).toContain(index);
  });
});
