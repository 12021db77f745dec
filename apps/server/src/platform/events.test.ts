import { testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { registerSubscribers } from './events.ts';
import type { DomainEvents } from './publish.ts';
import { systemVerb } from './verb.ts';

type Sent = DomainEvents['announcement.sent'];

let server: TestServer;
let received: (readonly Sent[])[] = [];
beforeAll(async () => {
  server = await testServer();
});
beforeEach(() => {
  received = [];
  registerSubscribers(server.platform, [
    { 'announcement.sent': async (_, events) => void received.push(events) },
    { 'announcement.sent': async (_, events) => void received.push(events) },
  ]);
});
afterAll(() => server.close());

const sent = (title: string): Sent => ({ announcementId: uuidv7(), title, recipients: [] });

test('every subscriber gets the events of a transaction once, at its end, in their order', async () => {
  const [first, second] = [sent('first'), sent('second')];
  await systemVerb(server.platform, async (work) => {
    work.publish('announcement.sent', first);
    work.publish('account.changed', { userId: uuidv7(), what: 'data' });
    work.publish('announcement.sent', second);
    expect(received).toEqual([]);
  });
  expect(received).toEqual([
    [first, second],
    [first, second],
  ]);
});

test('an event that a subscriber publishes is delivered in the same transaction', async () => {
  const answer = sent('answer');
  registerSubscribers(server.platform, [
    { 'account.changed': async (work) => work.publish('announcement.sent', answer) },
    { 'announcement.sent': async (_, events) => void received.push(events) },
  ]);
  await systemVerb(server.platform, async (work) => {
    work.publish('account.changed', { userId: uuidv7(), what: 'data' });
  });
  expect(received).toEqual([[answer]]);
});

test('a transaction that publishes nothing, or that fails, calls no subscriber', async () => {
  await systemVerb(server.platform, async () => undefined);
  const failed = systemVerb(server.platform, async (work) => {
    work.publish('announcement.sent', sent('never'));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(received).toEqual([]);
});

test('a subscriber sees what the transaction has written, and rolls it back by failing', async () => {
  const entityId = uuidv7();
  const count = sql<{
    count: number;
  }>`select count(*)::int as count from audit_log where entity_id = ${entityId}`;
  registerSubscribers(server.platform, [
    {
      'announcement.sent': async (work) => {
        const { rows } = await count.execute(work.db);
        throw new Error(`found ${rows[0]?.count}`);
      },
    },
  ]);
  const failed = systemVerb(server.platform, async (work) => {
    await work.audit({ entity: 'label', entityId, action: 'create' });
    work.publish('announcement.sent', sent('refused'));
  });
  await expect(failed).rejects.toThrow('found 1');
  expect((await count.execute(server.db)).rows).toEqual([{ count: 0 }]);
});
