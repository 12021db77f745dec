import { testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import type { AuditEntry } from './audit.ts';
import { openHearings } from './subscribers.ts';
import { systemVerb } from './verb.ts';

let server: TestServer;
const heard: (readonly AuditEntry[])[] = [];
beforeAll(async () => {
  server = await testServer();
});
afterEach(() => {
  heard.length = 0;
});
afterAll(() => server.close());

const entry = () => ({ entity: 'label' as const, entityId: uuidv7(), action: 'create' as const });
const logged = async (id: string) => {
  const { count } = await server.db
    .selectFrom('auditLog')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('entityId', '=', id)
    .executeTakeFirstOrThrow();
  return count;
};

test('what a work has written into the log is heard once, at its end, in order', async () => {
  openHearings(server.platform, [async (_, entries) => void heard.push([...entries])]);
  const [first, second] = [entry(), entry()];
  await systemVerb(server.platform, async (work) => {
    await work.audit(first);
    expect(heard).toEqual([]);
    await work.audit(second);
  });
  expect(heard).toEqual([[first, second]]);
});

test('nothing is heard of a work that writes nothing, or that failed', async () => {
  openHearings(server.platform, [async (_, entries) => void heard.push([...entries])]);
  await systemVerb(server.platform, async () => undefined);
  const failed = systemVerb(server.platform, async (work) => {
    await work.audit(entry());
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(heard).toEqual([]);
});

test('who hears is inside of the transaction: where that fails, nothing has happened', async () => {
  const one = entry();
  openHearings(server.platform, [
    async (work) => {
      const { rows } = await sql`select 1 from audit_log where entity_id = ${one.entityId}`.execute(work.db);
      heard.push([]);
      throw new Error(`found ${rows.length}`);
    },
  ]);
  await expect(systemVerb(server.platform, (work) => work.audit(one))).rejects.toThrow('found 1');
  expect(await logged(one.entityId)).toBe(0);
});
