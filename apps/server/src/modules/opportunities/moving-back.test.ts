import type { SignedIn } from '@szansa/server/testing';
import { sql } from 'kysely';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { historyOf, testAgency, type TestAgency } from './test-agency.ts';
import { openOpportunity } from './test-deals.ts';

let agency: TestAgency;
beforeAll(async () => {
  agency = await testAgency();
});
afterAll(() => agency.server.close());

/** An opportunity that has been a lead for 16 days. */
async function openLongAgo(): Promise<string> {
  const { id } = await openOpportunity(agency.server, agency.worker);
  await agency.server.db
    .updateTable('customerFile')
    .set({ statusChangedAt: sql`now() - interval '16 days'`, createdAt: sql`now() - interval '16 days'` })
    .where('id', '=', id)
    .execute();
  return id;
}

async function move({ client }: SignedIn, id: string, status: OpportunityStatus): Promise<string> {
  const { version } = await client.opportunities.get({ params: { id } });
  const { statusChangedAt } = await client.opportunities.move({ params: { id }, body: { status, version } });
  return statusChangedAt;
}

const sinceOf = async (id: string) =>
  (await agency.worker.client.opportunities.get({ params: { id } })).statusChangedAt;

/** Returns the statuses that ended, with their durations in days. */
async function staysOf(id: string): Promise<readonly (readonly [string, number])[]> {
  const { rows } = await sql<{ status: string; days: number }>`
    select status, days from stage_stay where customer_file_id = ${id} order by left_at
  `.execute(agency.server.db);
  return rows.map(({ status, days }) => [status, days]);
}

test('ST3 a move that is undone leaves the days in the status as they were', async () => {
  const { worker } = agency;
  const id = await openLongAgo();
  const before = await sinceOf(id);
  await move(worker, id, 'negotiations');
  expect(await staysOf(id)).toEqual([['lead', 16]]);
  expect(await move(worker, id, 'lead')).toBe(before);
  expect(await sinceOf(id)).toBe(before);
  expect(await staysOf(id)).toEqual([]);
  expect((await historyOf(id, worker)).map(({ data }) => [data.from, data.to])).toEqual([
    [undefined, undefined],
    ['lead', 'negotiations'],
    ['negotiations', 'lead'],
  ]);

  // an undo cannot be undone itself, and what comes after it counts from the first day
  expect(Date.parse(await move(worker, id, 'negotiations'))).toBeGreaterThan(Date.parse(before));
  expect(await staysOf(id)).toEqual([['lead', 16]]);
  expect(await move(worker, id, 'lead')).toBe(before);
  await move(worker, id, 'first_contact');
  expect(await staysOf(id)).toEqual([['lead', 16]]);
});

test('ST3 a move back by another user, or later, starts a new period in the status', async () => {
  const { worker, admin } = agency;
  const id = await openLongAgo();
  const before = await sinceOf(id);
  await move(worker, id, 'negotiations');
  expect(Date.parse(await move(admin, id, 'lead'))).toBeGreaterThan(Date.parse(before));
  expect(await staysOf(id)).toEqual([
    ['lead', 16],
    ['negotiations', 0],
  ]);

  const other = await openLongAgo();
  await move(worker, other, 'negotiations');
  await agency.server.db
    .updateTable('timelineEvent')
    .set({ at: sql`at - interval '61 seconds'` })
    .where('customerFileId', '=', other)
    .where('type', '=', 'status_changed')
    .execute();
  expect(Date.parse(await move(worker, other, 'lead'))).toBeGreaterThan(Date.parse(before));
  expect(await staysOf(other)).toEqual([
    ['lead', 16],
    ['negotiations', 0],
  ]);
});
