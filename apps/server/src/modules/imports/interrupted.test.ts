import { exportTargets, sweepNow, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createOperation, stepOperation, systemVerb } from '#platform';
import { startChange } from '../bulk-changes/queries.ts';
import { exportJobOf } from '../exports/job.ts';
import { insertExport } from '../exports/queries.ts';
import { reached, uploaded } from './test-imports.ts';

const exportJob = exportJobOf(exportTargets);

let server: TestServer;
let person: SignedIn;
let again: TestServer;
/** The operations that were going on, and what they were of. */
let importId: string;
let bulkChangeId: string;
let lost: { readonly exportId: string; readonly operationId: string };
let alive: { readonly exportId: string; readonly operationId: string };

/** An operation that goes on, whose job a restore has left out. */
const going = (kind: string, message: string) =>
  systemVerb(server.platform, async (work) => {
    const id = await createOperation(work, { kind, ownerId: person.userId, total: 10 });
    await stepOperation(work, id, { done: 4, message });
    return id;
  });

async function requested({ hasJob }: { readonly hasJob: boolean }) {
  const operationId = await going(exportJob.name, 'Eksport: Klienci');
  const exportId = crypto.randomUUID();
  await systemVerb(server.platform, async (work) => {
    await insertExport(work.db, {
      id: exportId,
      operationId,
      userId: person.userId,
      sessionId: person.sessionId,
      source: 'Customer',
      status: 'processing',
      query: '{}',
      columns: ['name'],
      format: 'csv',
      problem: null,
      fileId: null,
      rowCount: null,
      completedAt: null,
    });
    const options = { key: operationId, afterSeconds: 3600 };
    if (hasJob) await work.platform.jobs.enqueue(work, exportJob, { exportId }, options);
  });
  return { exportId, operationId };
}

beforeAll(async () => {
  server = await testServer();
  person = await server.signIn('super@test.example');
  const found = await uploaded(person, 'Nazwisko;E-mail\nJeden;jeden@wznowiony.example\n');
  importId = found.id;
  await server.db
    .updateTable('import')
    .set({ step: 'running', operationId: await going('import.take', 'Import z pliku klienci.csv') })
    .where('id', '=', importId)
    .execute();
  const { id: customerId } = await person.client.customers.create({
    body: { lastName: 'Zmieniany', emails: ['zmieniany@test.example'] },
  });
  const chosen = { ids: [customerId] };
  const change = await person.client.bulkChanges.previewCustomers({
    body: { chosen, change: { kind: 'archive' } },
  });
  bulkChangeId = change.id;
  await startChange(server.db, bulkChangeId, await going('bulk.change', 'Archiwizowanie klientów'));
  lost = await requested({ hasJob: false });
  alive = await requested({ hasJob: true });
  again = await testServer({ database: server.database });
  person = await again.signIn('super@test.example');
});
afterAll(async () => {
  await again.close();
  await server.close();
});

const exportOf = async (id: string) => {
  const { items } = await person.client.exports.list();
  return items.find((one) => one.id === id);
};

const operationOf = (id: string) => person.client.operations.get({ params: { id } });

describe('long work whose job is gone when the server starts', () => {
  it('ends as interrupted and notifies its owner only, once', async () => {
    const listed = await person.client.operations.list();
    const interrupted = listed.filter(({ state }) => state === 'interrupted');
    expect(new Set(interrupted.map(({ message }) => message))).toEqual(
      new Set([
        'Przerwano: Archiwizowanie klientów',
        'Przerwano: Eksport: Klienci',
        'Przerwano: Import z pliku klienci.csv',
      ]),
    );
    for (const one of interrupted) {
      expect(one).toMatchObject({ done: 4, endedAt: expect.any(String), can: { cancel: false } });
    }
    const third = await testServer({ database: server.database });
    await third.close();
    expect(await person.client.operations.list()).toEqual(listed);
  });

  it('leaves an import that can be started again, or undone', async () => {
    const params = { id: importId };
    expect(await person.client.imports.get({ params })).toMatchObject({ can: { start: true, remove: true } });
    await person.client.imports.start({ params });
    expect(await reached(person, importId, { step: 'finished' })).toMatchObject({
      created: 1,
      can: { undo: true },
    });
  });

  it('leaves a change of many that has failed, and an export that gives no file', async () => {
    expect(await person.client.bulkChanges.get({ params: { id: bulkChangeId } })).toMatchObject({
      state: 'failed',
      waiting: 1,
    });
    expect(await exportOf(lost.exportId)).toMatchObject({
      status: 'failed',
      problem: 'broken',
      can: { remove: true },
    });
  });

  it('is not reported as interrupted while its job still exists', async () => {
    expect(await operationOf(alive.operationId)).toMatchObject({ state: 'running', can: { cancel: true } });
    expect(await exportOf(alive.exportId)).toMatchObject({ status: 'processing' });
  });

  it('has ended within the hour where the server goes on', async () => {
    const late = await requested({ hasJob: false });
    await sweepNow(again);
    expect(await operationOf(late.operationId)).toMatchObject({ state: 'interrupted' });
    expect(await exportOf(late.exportId)).toMatchObject({ status: 'failed', problem: 'broken' });
    expect(await operationOf(alive.operationId)).toMatchObject({ state: 'running' });
  });
});
