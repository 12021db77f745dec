import { testServer, type TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { modules } from '../modules.ts';
import { sweepAll } from './sweeping.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

test('tickets are deleted a month after they expired, mails a quarter after they were written', async () => {
  const { userId } = await server.signIn('worker@test.example');
  for (const days of [0, 29, 31]) {
    await server.db
      .insertInto('accountTicket')
      .values({
        id: uuidv7(),
        kind: 'totp',
        userId,
        tokenHash: Buffer.of(days),
        seed: null,
        usedAt: null,
        expiresAt: daysAgo(days),
      })
      .execute();
  }
  for (const days of [0, 89, 91]) {
    await server.db
      .insertInto('outboxMail')
      .values({
        id: uuidv7(),
        kind: 'notice',
        userId,
        recipient: 'a@test.example',
        subject: `${days}`,
        body: null,
        state: 'sent',
        createdAt: daysAgo(days),
        lastError: null,
        sentAt: null,
      })
      .execute();
  }
  await sweepAll(
    server.db,
    modules.flatMap(({ sweeps }) => sweeps ?? []),
  );
  const tickets = await server.db.selectFrom('accountTicket').select('tokenHash').orderBy('id').execute();
  expect(tickets.map(({ tokenHash }) => tokenHash[0])).toEqual([0, 29]);
  const mails = await server.db.selectFrom('outboxMail').select('subject').orderBy('id').execute();
  expect(mails.map(({ subject }) => subject)).toEqual(['0', '89']);
});
