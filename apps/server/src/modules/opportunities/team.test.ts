import { giveRights, revokeRights } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency, type TestAgency } from './test-agency.ts';
import { openOpportunity } from './test-deals.ts';

let agency: TestAgency;
let ids: readonly string[];

beforeAll(async () => {
  agency = await testAgency();
  const { server, worker, colleague } = agency;
  const opened = [
    await openOpportunity(server, worker),
    await openOpportunity(server, worker),
    await openOpportunity(server, worker),
    await openOpportunity(server, worker),
    await openOpportunity(server, colleague),
  ];
  ids = opened.map(({ id }) => id);
});
afterAll(() => agency.server.close());

const set = (index: number, values: Record<string, unknown>) =>
  agency.server.db
    .updateTable('customerFile')
    .set(values)
    .where('id', '=', ids[index] ?? '')
    .execute();

const shown = async () => {
  const { people, ...rest } = await agency.admin.client.opportunities.team();
  return { ...rest, people: people.map(({ worker, ...counts }) => [worker.id, counts]) };
};

test('every salesperson is listed with what is open, stale, closed this month and overdue', async () => {
  const { server, worker, colleague } = agency;
  await server.db.updateTable('opportunityStatus').set({ dayLimit: 0 }).execute();
  await server.db.updateTable('opportunityStatus').set({ dayLimit: 3 }).where('slug', '=', 'lead').execute();
  await set(0, { vehicleValue: '100000.10', statusChangedAt: sql`now() - interval '5 days'` });
  await set(1, {
    vehicleValue: '50000.20',
    status: 'negotiations',
    statusChangedAt: sql`now() - interval '90 days'`,
  });
  await set(2, { vehicleValue: '70000.00', status: 'closed', statusChangedAt: sql`now()` });
  await set(3, { vehicleValue: '90000.00', isArchived: true });
  await set(4, { status: 'closed', statusChangedAt: sql`now() - interval '40 days'` });
  const plan = (customerFileId: string | undefined, startAt: string) =>
    worker.client.activities.create({
      body: { type: 'call', title: 'Telefon', startAt, ...(customerFileId ? { customerFileId } : {}) },
    });
  await plan(ids[0], '2020-01-02T10:00:00Z');
  await plan(ids[0], '2999-01-02T10:00:00Z');
  // what belongs to no opportunity is one's own
  await plan(undefined, '2020-01-02T10:00:00Z');
  expect(await shown()).toEqual({
    unassigned: 0,
    people: [
      [worker.userId, { open: 2, sum: '150000.30', stale: 1, closed: 1, overdue: 1 }],
      [colleague.userId, { open: 0, sum: '0.00', stale: 0, closed: 0, overdue: 0 }],
    ],
  });
});

test('opportunities without an owner are counted only for users who may claim them', async () => {
  await set(4, { workerId: null, status: 'lead' });
  expect(await shown()).toMatchObject({ unassigned: 1 });
  const reader = await agency.server.signIn('reports@test.example');
  expect(await reader.client.opportunities.team()).toMatchObject({ unassigned: null });
  await revokeRights(agency.server, 'ADMIN_REPORTS', 'activity.get');
  const { people } = await reader.client.opportunities.team();
  expect(people.map(({ overdue }) => overdue)).toEqual([null]);
  await giveRights(agency.server, 'ADMIN_REPORTS', 'activity.get');
});
