import { testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { maintainAuditPartitions } from './sweeping.ts';

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const monthIn = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15, 12));
};
const nameOf = (at: Date) => `audit_log_${at.toISOString().slice(0, 7).replace('-', '_')}`;

/** Inserts an audit row of the instant and returns the partition it is in. */
async function partOf(at: Date): Promise<string> {
  const { rows } = await sql<{ part: string }>`
    insert into audit_log (id, at, action, entity, entity_id)
    values (gen_random_uuid(), ${at}, 'edit', 'role', 'WORKER') returning tableoid::regclass::text as part
  `.execute(server.db);
  return rows[0]?.part ?? '';
}

async function linesIn(part: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(part)}`.execute(server.db);
  return rows[0]?.count ?? 0;
}

it('what is written today has a part, and the coming months have parts of their own', async () => {
  expect(await partOf(new Date())).toBe('audit_log_before');
  for (const months of [1, 2, 3]) expect(await partOf(monthIn(months))).toBe(nameOf(monthIn(months)));
});

it('lines of months without a part are stored, and move into one once it is made', async () => {
  const late = monthIn(8);
  expect(await partOf(late)).toBe('audit_log_other');
  expect(await partOf(monthIn(20))).toBe('audit_log_other');
  await maintainAuditPartitions(server.db, late);
  expect(await linesIn(nameOf(late))).toBe(1);
  expect(await linesIn('audit_log_other')).toBe(1);
  expect(await partOf(monthIn(11))).toBe(nameOf(monthIn(11)));
});

it('parts can be looked after again and again, by several servers at once', async () => {
  const now = monthIn(5);
  await Promise.allSettled(Array.from({ length: 4 }, () => maintainAuditPartitions(server.db, now)));
  await maintainAuditPartitions(server.db, now);
  expect(await partOf(now)).toBe(nameOf(now));
  await maintainAuditPartitions(server.db, new Date());
  expect(await partOf(new Date())).toBe('audit_log_before');
});
