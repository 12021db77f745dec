import {
  exportTargets,
  hideFrom,
  storedFiles,
  refusal,
  revokeRights,
  giveRights,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createOperation, systemContext, systemVerb } from '#platform';
import { expireExports, exportJobOf } from './job.ts';
import { exported, requestOf } from './test-exports.ts';

let server: TestServer;
let reader: SignedIn;
const job = exportJobOf(exportTargets);

beforeAll(async () => {
  server = await testServer();
  reader = await server.signIn('reports@test.example');
  const { client } = await server.signIn('worker@test.example');
  for (const lastName of ['Ala', 'Ola', 'Ela']) {
    await client.customers.create({ body: { lastName, emails: [`${lastName}@przyklad.example`] } });
  }
  // so that there is a folder of files to be counted
  await exported(reader, { source: 'Dealer' });
});
afterAll(() => server.close());

/** A request that no job has been made for. */
async function pending(query: object = {}): Promise<{ id: string; operationId: string }> {
  const id = crypto.randomUUID();
  const operationId = await systemVerb(server.platform, (work) =>
    createOperation(work, { kind: job.name, ownerId: reader.userId }),
  );
  await server.db
    .insertInto('exportRequest')
    .values({
      id,
      operationId,
      userId: reader.userId,
      sessionId: reader.sessionId,
      source: 'Customer',
      query: JSON.stringify(query),
      columns: ['name', 'taxIdNumber'],
      format: 'csv',
      problem: null,
      fileId: null,
      rowCount: null,
      completedAt: null,
    })
    .execute();
  return { id, operationId };
}

const run = (exportId: string, signal: AbortSignal = new AbortController().signal) =>
  job.run(systemContext(server.platform), { data: { exportId }, signal, isLastTry: false });

describe('EX3 a request', () => {
  it('that its owner cancels fails, and gives no file', async () => {
    const { id, operationId } = await pending();
    await reader.client.operations.cancel({ params: { id: operationId } });
    await run(id);
    expect(await requestOf(reader, id)).toMatchObject({
      status: 'failed',
      problem: 'cancelled',
      operation: null,
      can: { download: false, remove: true },
    });
    await expect(reader.client.exports.download({ params: { id } })).rejects.toEqual(
      refusal('wrong_state', 409),
    );
  });

  it('that a server stopped is made again, once', async () => {
    const { id } = await pending();
    const cut = new AbortController();
    cut.abort();
    await expect(run(id, cut.signal)).rejects.toThrow('the server stops');
    expect(await requestOf(reader, id)).toMatchObject({ status: 'processing', completedAt: null });
    const before = await storedFiles(server.platform.config);
    await run(id);
    expect(await requestOf(reader, id)).toMatchObject({ status: 'completed', rowCount: 3 });
    await run(id);
    expect(await storedFiles(server.platform.config)).toBe(before + 1);
    const { items } = await reader.client.notifications.list({ query: { tab: 'unread' } });
    expect(items.filter(({ message }) => message.startsWith('Eksport gotowy: Klienci'))).toHaveLength(1);
  });

  it('cannot be removed while it is worked on', async () => {
    const { id } = await pending();
    await expect(reader.client.exports.remove({ params: { id } })).rejects.toEqual(
      refusal('wrong_state', 409),
    );
    await server.db.deleteFrom('exportRequest').where('id', '=', id).execute();
  });
});

describe('EX1 the rights when a file is made', () => {
  it('decide on its columns', async () => {
    const { id } = await pending();
    await hideFrom(server, reader, 'customer.taxIdNumber');
    await run(id);
    const { blob } = await reader.client.exports.download({ params: { id } });
    expect((await blob.text()).split('\r\n')[0]).toBe('"Klient"');
  });

  it('decide on its order', async () => {
    const { id } = await pending({ sort: 'taxIdNumber' });
    await run(id);
    expect(await requestOf(reader, id)).toMatchObject({ status: 'failed', problem: 'refused' });
  });

  it.each(['customer.get', 'export.create'] as const)('decide on all of it: %s', async (right) => {
    const { id } = await pending();
    await revokeRights(server, 'ADMIN_REPORTS', right);
    await run(id);
    await giveRights(server, 'ADMIN_REPORTS', right);
    expect(await requestOf(reader, id)).toMatchObject({ status: 'failed', problem: 'refused' });
  });
});

it('EX4 a week after it ended a request is gone, with its file', async () => {
  const stored = await exported(reader, { source: 'Bank' });
  const old = await exported(reader, { source: 'Bank' });
  await server.db
    .updateTable('exportRequest')
    .set({ completedAt: sql<Date>`now() - interval '7 days 1 minute'` })
    .where('id', '=', old.id)
    .execute();
  const before = await storedFiles(server.platform.config);
  await expireExports.run(systemContext(server.platform), {
    data: {},
    signal: new AbortController().signal,
    isLastTry: false,
  });
  const { items } = await reader.client.exports.list({ query: { perPage: 100 } });
  const ids = items.map(({ id }) => id);
  expect(ids).toContain(stored.id);
  expect(ids).not.toContain(old.id);
  expect(await storedFiles(server.platform.config)).toBe(before - 1);
});
